import type { ValidInput } from '#contract/endpoint.ts';
import type { listReports as contract } from '#contract/safety/list-reports.ts';
import { findSiteSettings, readMemberId } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { presentReport } from './safety.presenter.ts';
import { searchReports } from './reports.repository.ts';
import { readTicket } from './safety.rules.ts';

/** Lists the reports, newest first unless asked otherwise. Throws invalid_input for a cursor that is none of ours. */
export async function listReports({ database }: Context, input: ValidInput<typeof contract>) {
  const query = readListing(input, 'created_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const { rows, total } = await searchReports(database, {
    ...query,
    reportId: readTicket(query.search),
    memberId: readMemberId(query.search, memberIdPrefix),
  });
  return { data: rows.map(presentReport), ...pagingOf(query, total) };
}
