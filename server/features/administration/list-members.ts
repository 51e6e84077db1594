import type { listUsers } from '#contract/administration/list-users.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, readMemberId } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { presentMember } from './administration.presenter.ts';
import { searchMembers } from './administration.repository.ts';

/** Lists the members, newest first unless asked otherwise. Throws invalid_input for a cursor that is none of ours. */
export async function listMembers(context: Context, input: ValidInput<typeof listUsers>) {
  const { database } = context;
  const query = readListing(input, 'created_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const memberId = readMemberId(query.search, memberIdPrefix);
  const choices = await findChoices(context);
  const { rows, total } = await searchMembers(database, { ...query, memberId });
  return { data: rows.map((member) => presentMember(member, choices)), ...pagingOf(query, total) };
}
