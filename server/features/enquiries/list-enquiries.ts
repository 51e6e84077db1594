import type { ValidInput } from '#contract/endpoint.ts';
import type { listEnquiries as contract } from '#contract/enquiries/list-enquiries.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { presentEnquiry } from './enquiries.presenter.ts';
import { searchEnquiries } from './enquiries.repository.ts';

/** Lists the enquiries, newest first unless asked otherwise. Throws invalid_input for a cursor that is none of ours. */
export async function listEnquiries({ database }: Context, input: ValidInput<typeof contract>) {
  const query = readListing(input, 'created_at');
  const { rows, total } = await searchEnquiries(database, query);
  return { data: rows.map(presentEnquiry), ...pagingOf(query, total) };
}
