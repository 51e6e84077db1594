import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findLastingKey } from '#server/platform/database/former-keys.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { convertRow, type RowRules, type ConvertedRow } from './converting/convert-row.ts';
import { findWordsIn } from './converting/find-words.ts';
import { prepareMapping } from './converting/prepare-mapping.rules.ts';
import { importRows, type RowToImport, type RunOptions } from './import-rows.ts';
import { readLayout } from './imports.presenter.ts';
import { findImport, type Import, lockImport, updateImport } from './imports.repository.ts';
import { addToTally, isRunning, jobMs, mostAttempts, rowsOfChunk, type Tally } from './imports.rules.ts';
import { lockInvitations } from './invitations/invitations.repository.ts';
import { builtInMappings, needsNames } from './mappings/built-in-mappings.rules.ts';
import { findStoredRows } from './reading/store-sheet.ts';
import { deleteKeys, insertReports } from './row-reports.repository.ts';
import { addToWords } from './words/words.repository.ts';
import { mostWords, tallyWords } from './words/words.rules.ts';

/** Works on an import for some seconds, then queues itself again. */
export const runImportJob: Job<{ importId: number }> = { name: 'imports.run' };

/** What a run needs; the command line has it too, without a server. */
export type ImportContext = Pick<
  Context,
  'acceptedKeys' | 'database' | 'transact' | 'secretKey' | 'configuration' | 'now'
>;

/**
 * Works on an import for some seconds, so that a process that stops does not have to wait for it, and queues the next
 * piece of work. The queue retries an error; after several in a row the import fails.
 */
export async function workOnImport(context: Context, importId: number): Promise<void> {
  const deadline = performance.now() + jobMs;
  try {
    const isUnfinished = await runImport(context, {
      importId,
      mayContinue: () => performance.now() < deadline,
    });
    if (isUnfinished) await context.transact(({ enqueue }) => enqueue(runImportJob, { importId }));
  } catch (error) {
    await countFailure(context, importId);
    throw error;
  }
}

async function countFailure({ transact, now }: Context, importId: number): Promise<void> {
  await transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined || !isRunning(found)) return;
    const attempts = found.attempts + 1;
    const end = attempts >= mostAttempts ? { state: 'failed', failure: 'row.failed', finishedAt: now() } : {};
    await updateImport(database, { id: importId, attempts, ...end });
  });
}

/** How far a run is. */
export type Progress = Pick<Import, 'rowsDone' | 'rows'>;

/**
 * Continues an import chunk by chunk until it is over, or until `mayContinue`, which is asked after each chunk, is false;
 * returns whether rows are left. A chunk and its progress are one transaction, so the next process continues after the last
 * whole chunk of a killed one; when two processes work on one import, one of them stops.
 */
export async function runImport(
  context: ImportContext,
  { importId, mayContinue }: { importId: number; mayContinue: (progress: Progress) => boolean },
): Promise<boolean> {
  const running = await findImport(context.database, importId);
  if (running === undefined || !isRunning(running)) return false;
  const rules = await prepareRules(context, running);
  const { rows } = running;
  let rowsDone: number | null = running.rowsDone;
  while (rowsDone < rows) {
    rowsDone = await importChunk(context, { running, rowsDone, rules });
    if (rowsDone === null) return false;
    // Converting a chunk blocks the process, so other work gets a turn between two chunks.
    await setImmediate();
    if (rowsDone < rows && !mayContinue({ rowsDone, rows })) return true;
  }
  await finish(context, running);
  return false;
}

/** What the rows of an import are converted by. */
export type SheetOfRows = Pick<Import, 'mapping' | 'mappingName' | 'columns' | 'layout' | 'rows'>;

/** How the rows of an import are converted. */
export async function prepareRules(
  context: Pick<ImportContext, 'database' | 'now'>,
  running: SheetOfRows,
): Promise<RowRules> {
  const choices = await findChoices(context);
  const site = await findSiteSettings(context.database);
  return {
    mapping: prepareMapping(mappingSchema.parse(running.mapping), running.columns),
    find: findWordsIn(choices),
    today: todayAt(site, context.now()),
    legalAges: { bride: site.legalAgeBride, groom: site.legalAgeGroom },
    columns: running.columns,
    isNameNeeded: needsNames(running.mappingName),
    // A CSV has no sheets with names.
    isWorkbook: readLayout(running).sheets.some(({ name }) => name !== null),
  };
}

/** Imports the next rows. Returns the number of rows done, or null when the import was stopped or another process works on it. */
async function importChunk(
  context: ImportContext,
  { running, rowsDone, rules }: { running: Import; rowsDone: number; rules: RowRules },
): Promise<number | null> {
  const { database, transact, configuration, now } = context;
  const importId = running.id;
  const chunk = rowsDone / rowsOfChunk;
  const stored = await findStoredRows(database, { importId, position: chunk });
  if (stored === undefined) throw new Error(`Import ${importId} has no rows after ${rowsDone}`);
  const rows = stored.map((row): RowToImport => ({ ...row, converted: convertRow(row.cells, rules) }));
  return transact(async (work) => {
    const current = await lockImport(work.database, importId);
    if (current === undefined || !isSameRun(current, running) || current.rowsDone !== rowsDone) return null;
    if (!current.isDryRun) await lockInvitations(work.database);
    const { isDryRun, sendsInvitations, source } = current;
    const numbering = numberingOf(current);
    // A later import of the same sheet recognises its people, although the secret key was replaced since.
    const hashKey = await findLastingKey({ ...context, database: work.database });
    const options = {
      importId,
      numbering,
      fields: new Set(rules.mapping.fields.map(({ field }) => field)),
      source,
      hashKey,
      isDryRun,
      sendsInvitations,
      configuration,
      now: now(),
    };
    const reports = await importRows(work.database, { rows, options });
    await insertReports(
      work.database,
      reports.map(({ remarks, ...report }) => ({
        importId,
        chunk,
        ...report,
        remarks: JSON.stringify(remarks.map(({ field, key, row }) => ({ field, key, row }))),
      })),
    );
    if (isDryRun) await countWords(work.database, { importId, rows });
    const tally = addToTally(tallyOf(current), reports);
    const counted = { ...tally, reasons: JSON.stringify(tally.reasons) };
    await updateImport(work.database, { id: importId, ...counted, attempts: 0 });
    return tally.rowsDone;
  });
}

/** Whether an import is still in the run of an earlier row: neither stopped nor started again since. */
function isSameRun(current: Import, earlier: Import): boolean {
  return isRunning(current) && current.startedAt?.getTime() === earlier.startedAt?.getTime();
}

/** The rows of a saved mapping are numbered by one source, those of a built-in or unnamed one by the file. */
export function numberingOf({
  mappingName,
  fileName,
}: Pick<Import, 'mappingName' | 'fileName'>): RunOptions['numbering'] {
  const isOneSource = mappingName !== null && builtInMappings[mappingName] === undefined;
  return { name: isOneSource ? `mapping ${mappingName}` : `file ${fileName}`, isOneSource };
}

const storedReasons = z.record(z.string(), z.number());

function tallyOf(current: Import): Tally {
  const { rowsDone, added, updated, unchanged, refused, withRemarks } = current;
  const reasons = storedReasons.parse(current.reasons);
  return { rowsDone, added, updated, unchanged, refused, withRemarks, reasons };
}

async function finish({ transact, now }: ImportContext, running: Import): Promise<void> {
  await transact(async ({ database }) => {
    const current = await lockImport(database, running.id);
    if (current === undefined || !isSameRun(current, running)) return;
    await deleteKeys(database, current.id);
    const state = current.isDryRun ? 'checked' : 'done';
    const at = now();
    await updateImport(database, { id: current.id, state, finishedAt: at });
    if (!current.isDryRun) await recordEnd(database, { ended: current, action: 'import.finished', now: at });
  });
}

/** Records how an import ended, by its counts alone. It counts as done by the person who brought the sheet, or by the operator. */
export async function recordEnd(
  database: Database,
  { ended, action, now }: { ended: Import; action: 'import.finished' | 'import.stopped'; now: Date },
): Promise<void> {
  const { rowsDone, added, updated, unchanged, refused } = ended;
  await recordAction(database, {
    administratorId: ended.createdBy,
    action,
    subject: `import ${ended.id}`,
    after: { rows: rowsDone, added, updated, unchanged, refused },
    now,
  });
}

/** Counts the words of some rows of a dry run that no list knows. */
async function countWords(
  database: Database,
  { importId, rows }: { importId: number; rows: readonly { converted: ConvertedRow }[] },
): Promise<void> {
  const words = tallyWords(rows).map((word) => ({ importId, ...word }));
  await addToWords(database, { words, most: mostWords });
}
