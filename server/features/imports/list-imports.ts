import type { ValidInput } from '#contract/endpoint.ts';
import type { listImports as contract } from '#contract/imports/list-imports.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { searchImports } from './imports.repository.ts';
import { presentImport } from './imports.presenter.ts';

/** Lists the imports, newest first unless asked otherwise. Throws invalid_input for a cursor that is none of ours. */
export async function listImports({ database }: Context, input: ValidInput<typeof contract>) {
  const query = readListing(input, 'created_at');
  const { rows, total } = await searchImports(database, query);
  return { data: rows.map(presentImport), ...pagingOf(query, total) };
}
