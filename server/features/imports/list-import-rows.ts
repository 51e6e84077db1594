import type { ValidInput } from '#contract/endpoint.ts';
import type { listImportRows as contract } from '#contract/imports/list-import-rows.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport } from './imports.repository.ts';
import { countRows, listRows } from './import-rows.repository.ts';
import { presentRow } from './imports.presenter.ts';

/** What became of the rows of an import, in their order. Throws not_found, or invalid_input for a cursor that is none of ours. */
export async function listImportRows({ database }: Context, input: ValidInput<typeof contract>) {
  const query = readListing({ ...input, search: '', order: 'asc' }, 'row');
  const importId = input.import_id;
  if ((await findImport(database, importId)) === undefined) throw problem('not_found');
  const wanted = { importId, show: input.show, fromRow: input.from_row ?? 1 };
  const rows = await listRows(database, { ...wanted, ...query });
  const total = await countRows(database, wanted);
  return { data: rows.map(presentRow), ...pagingOf(query, total) };
}
