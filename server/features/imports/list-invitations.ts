import type { ValidInput } from '#contract/endpoint.ts';
import type { listInvitations as contract } from '#contract/imports/list-invitations.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { presentInvitation } from './invitations.presenter.ts';
import { searchInvitations } from './invitations.repository.ts';

/** Lists invitations, newest first unless asked otherwise. Throws invalid_input for a cursor that is none of ours. */
export async function listInvitations({ database }: Context, input: ValidInput<typeof contract>) {
  const query = readListing(input, 'created_at');
  const { import_id: importId, state } = input;
  const { rows, total } = await searchInvitations(database, { ...query, importId, state });
  return { data: rows.map(presentInvitation), ...pagingOf(query, total) };
}
