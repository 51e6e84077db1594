import { isDeepStrictEqual } from 'node:util';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type {
  checkImport as checkImportEndpoint,
  startImport as startImportEndpoint,
} from '#contract/imports/imports.ts';
import { type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { showImport } from './import-records.ts';
import { type Import, listRunningImports, lockImport, updateImport } from './imports.repository.ts';
import { isBusy, isRunning } from './imports.rules.ts';
import { listSavedMappings } from './mappings/mappings.repository.ts';
import { storeMapping } from './mappings/mappings.ts';
import { deleteReports } from './row-reports.repository.ts';
import { recordEnd, runImportJob } from './run-import.ts';
import { countStoredWords, deleteWords } from './words/words.repository.ts';

/**
 * Starts the dry run of an import. Throws not_found, import_is_running, import_file_gone, or mapping_is_built_in for the
 * name to save under.
 */
export async function checkImport(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof checkImportEndpoint>; administratorId: number },
): Promise<ImportDetails> {
  const { import_id: importId, mapping, save_as: saveAs } = input;
  const now = context.now();
  await context.transact(async ({ database, enqueue }) => {
    const { columns } = await lockIdleImport(database, importId);
    if (saveAs !== undefined) await storeMapping(database, { name: saveAs, mapping, headers: columns, now });
    const mappingName = saveAs ?? (await findMappingName(database, mapping));
    await beginCheck(database, { importId, mapping: JSON.stringify(mapping), mappingName, now });
    await enqueue(runImportJob, { importId });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.checked', subject, now });
  });
  return showImport(context, importId);
}

/** The name of the saved mapping that equals this one; null when there is none. */
async function findMappingName(database: Database, mapping: Mapping): Promise<string | null> {
  const saved = await listSavedMappings(database);
  const same = saved.find((each) => isDeepStrictEqual(mappingSchema.parse(each.mapping), mapping));
  return same?.name ?? null;
}

/**
 * Starts an import that was checked, or continues one that was stopped or failed. Throws not_found, import_is_running,
 * import_file_gone, import_not_checked, or import_words_open while there are words that no list knows.
 */
export async function startImport(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof startImportEndpoint>; administratorId: number },
): Promise<ImportDetails> {
  const { import_id: importId, sends_invitations: sendsInvitations } = input;
  const now = context.now();
  await context.transact(async ({ database, enqueue }) => {
    const found = await lockIdleImport(database, importId);
    // A dry run that was stopped has not tried every row.
    if (found.state !== 'checked' && !canContinue(found)) throw problem('import_not_checked');
    if (found.isDryRun && (await countStoredWords(database, { importId, kind: 'unknown' })) > 0)
      throw problem('import_words_open');
    const source = input.source === undefined ? found.source : input.source;
    await beginImport(database, { found, sendsInvitations, source, now });
    await enqueue(runImportJob, { importId });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.started', subject, now });
  });
  return showImport(context, importId);
}

/** Stops a dry run or an import after the current rows. Throws not_found or import_not_running. */
export async function stopImport(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<ImportDetails> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined) throw problem('not_found');
    if (!isRunning(found)) throw problem('import_not_running');
    await updateImport(database, { id: importId, state: 'stopped', finishedAt: now });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.stopped', subject, now });
  });
  return showImport(context, importId);
}

/** Stops an import of the command line, unless it is over. */
export async function stopUnlessOver(
  { transact, now }: Pick<Context, 'transact' | 'now'>,
  importId: number,
): Promise<void> {
  await transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined || !isRunning(found)) return;
    const at = now();
    await updateImport(database, { id: importId, state: 'stopped', finishedAt: at });
    await recordEnd(database, { ended: found, action: 'import.stopped', now: at });
  });
}

/** Queues the imports that a process left unfinished. Called when the server starts. */
export async function resumeImports(context: Context): Promise<void> {
  const running = await listRunningImports(context.database);
  await context.transact(async ({ enqueue }) => {
    for (const importId of running) await enqueue(runImportJob, { importId });
  });
}

/** The import, locked, that is to run. Throws not_found, import_is_running or import_file_gone. */
export async function lockIdleImport(database: Database, importId: number): Promise<Import> {
  const found = await lockImport(database, importId);
  if (found === undefined) throw problem('not_found');
  if (isBusy(found)) throw problem('import_is_running');
  if (!found.hasFile) throw problem('import_file_gone');
  return found;
}

/** Begins a dry run at the first row, inside a transaction. */
export async function beginCheck(
  database: Database,
  check: { importId: number; mapping: string; mappingName: string | null; now: Date },
): Promise<void> {
  const { importId, mapping, mappingName, now } = check;
  await deleteReports(database, importId);
  await deleteWords(database, importId);
  const run = { isDryRun: true, state: 'checking', startedAt: now, ...freshRun };
  await updateImport(database, { id: importId, mapping, mappingName, ...run, ...emptyTally });
}

/** Begins an import, inside a transaction: at the first row, or after the rows that a stopped run has imported. */
export async function beginImport(
  database: Database,
  begin: { found: Import; sendsInvitations: boolean; source: string | null; now: Date },
): Promise<void> {
  const { found, sendsInvitations, source, now } = begin;
  const isContinued = canContinue(found);
  if (!isContinued) await deleteReports(database, found.id);
  const run = { isDryRun: false, state: 'importing', startedAt: now, ...freshRun };
  const progress = isContinued ? {} : emptyTally;
  await updateImport(database, { id: found.id, sendsInvitations, source, ...run, ...progress });
}

function canContinue({ state, isDryRun }: Import): boolean {
  return !isDryRun && (state === 'stopped' || state === 'failed');
}

/** What was removed from an earlier run is no news of this one. */
const freshRun = {
  finishedAt: null,
  failure: null,
  attempts: 0,
  removedAt: null,
  removedBy: null,
  removedPeople: 0,
} as const;
const emptyTally = {
  rowsDone: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  withRemarks: 0,
  reasons: '{}',
} as const;
