import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type {
  listImports as listImportsEndpoint,
  uploadImport as uploadImportEndpoint,
} from '#contract/imports/imports.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { presentDetails, presentImport } from './imports.presenter.ts';
import { deleteImport, findImport, lockImport, searchImports } from './imports.repository.ts';
import { isBusy } from './imports.rules.ts';
import { countInvitations } from './invitations/invitations.repository.ts';
import { rememberMapping } from './mappings/remember-mapping.ts';
import { storeSheet } from './reading/store-sheet.ts';
import { countStoredWords } from './words/words.repository.ts';

/** Stores an uploaded sheet as a new import, and records the action. Throws sheet_not_understood or sheet_too_big. */
export async function uploadImport(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof uploadImportEndpoint>; administratorId: number },
): Promise<ImportDetails> {
  const importId = await storeSheet(context, {
    path: input.file.path,
    fileName: input.file_name,
    allowsGzip: false,
    createdBy: administratorId,
  });
  await rememberMapping(context.database, importId);
  const now = context.now();
  const subject = `import ${importId}`;
  await recordAction(context.database, { administratorId, action: 'import.uploaded', subject, now });
  return showImport(context, importId);
}

/** Lists the imports, newest first by default. Throws invalid_input for an invalid cursor. */
export async function listImports({ database }: Context, input: ValidInput<typeof listImportsEndpoint>) {
  const query = readListing(input, 'created_at');
  const { rows, total } = await searchImports(database, query);
  return { data: rows.map(presentImport), ...pagingOf(query, total) };
}

/** One import with its columns, mapping and progress. Throws not_found. */
export async function showImport(
  { database }: Pick<Context, 'database'>,
  importId: number,
): Promise<ImportDetails> {
  const found = await findImport(database, importId);
  if (found === undefined) throw problem('not_found');
  const counts = await countInvitations(database, importId);
  return presentDetails(found, {
    counts,
    unknownWords: await countStoredWords(database, { importId, kind: 'unknown' }),
  });
}

/** Deletes an import with its rows and reports; its invitations stay. Throws not_found or import_is_running. */
export async function removeImport(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<void> {
  await context.transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined) throw problem('not_found');
    if (isBusy(found)) throw problem('import_is_running');
    await deleteImport(database, importId);
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.removed', subject, now: context.now() });
  });
}
