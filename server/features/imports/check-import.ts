import { isDeepStrictEqual } from 'node:util';
import type { ValidInput } from '#contract/endpoint.ts';
import type { checkImport as contract } from '#contract/imports/check-import.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beginCheck, requireIdleImport } from './begin-run.ts';
import { runImportJob } from './ordered-work.jobs.ts';
import { listSavedMappings } from './mappings.repository.ts';
import { keepMapping } from './save-mapping.ts';
import { showImport } from './show-import.ts';

/**
 * Begins the dry run of an import. Throws not_found, import_is_running, import_file_gone, or mapping_is_built_in for the
 * name to save under.
 */
export async function checkImport(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
): Promise<ImportDetails> {
  const { import_id: importId, mapping, save_as: saveAs } = input;
  const now = context.now();
  await context.transact(async ({ database, enqueue }) => {
    await requireIdleImport(database, importId);
    if (saveAs !== undefined) await keepMapping(database, { name: saveAs, mapping, now });
    const mappingName = saveAs ?? (await nameMapping(database, mapping));
    await beginCheck(database, { importId, mapping: JSON.stringify(mapping), mappingName, now });
    await enqueue(runImportJob, { importId });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.checked', subject, now });
  });
  return showImport(context, importId);
}

/** The name under which a mapping is saved just so, if any. */
async function nameMapping(database: Database, mapping: Mapping): Promise<string | null> {
  const saved = await listSavedMappings(database);
  const same = saved.find((each) => isDeepStrictEqual(mappingSchema.parse(each.mapping), mapping));
  return same?.name ?? null;
}
