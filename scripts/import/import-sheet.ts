import { createWriteStream } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { showImport } from '#server/features/imports/import-records.ts';
import {
  deleteImport,
  findImport,
  findUnfinishedImport,
  type Import,
  updateImport,
} from '#server/features/imports/imports.repository.ts';
import { isRunning } from '#server/features/imports/imports.rules.ts';
import { fitMapping } from '#contract/imports/fit-mapping.ts';
import { builtInMappings, usualMapping } from '#server/features/imports/mappings/built-in-mappings.rules.ts';
import {
  findSavedMapping,
  listSavedMappings,
} from '#server/features/imports/mappings/mappings.repository.ts';
import { rememberMapping } from '#server/features/imports/mappings/remember-mapping.ts';
import { hashFile, storeSheet } from '#server/features/imports/reading/store-sheet.ts';
import { listImportRows, type ProblemRows, writeProblems } from '#server/features/imports/row-reports.ts';
import type { PresentedRow } from '#server/features/imports/row-reports.presenter.ts';
import { type ImportContext, type Progress, runImport } from '#server/features/imports/run-import.ts';
import { beginCheck, beginImport, lockIdleImport, stopUnlessOver } from '#server/features/imports/runs.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { ImportCommand } from './import-command.ts';
import { ImportError } from './import-error.ts';
import { describeWords, type OpenWord, settleWords, writeWords } from './settle-words.ts';

export type Watcher = {
  /** Called after every chunk of rows; returns true when the operator wants to stop. */
  onProgress: (progress: Progress) => boolean;
};

const waitMs = 300;

export type ImportResult = {
  details: ImportDetails;
  refused: PresentedRow[];
  problemsFile: string | null;
  /** Of a dry run: the words that no list knows. */
  words: readonly OpenWord[];
};

const shownRefusals = 20;

/**
 * Imports a sheet as the command says, and returns the result. Throws ImportError, also for words that no list knows before an import,
 * or the problems of reading a sheet.
 */
export async function importSheet(
  context: ImportContext,
  { command, watcher }: { command: ImportCommand; watcher: Watcher },
): Promise<ImportResult> {
  await access(command.path).catch(() => {
    throw new ImportError(`There is no file ${command.path}.`);
  });
  const mapping = await findMapping(context, command.mapping ?? usualMapping);
  const { importId, words } = await prepareImport(context, { command, mapping });
  await runUntilOver(context, { importId, watcher });
  const details = await showImport(context, importId);
  const rows = { import_id: importId, show: 'refused', page: 1, limit: shownRefusals } as const;
  const { data: refused } = await listImportRows(context, rows);
  const { written } = command;
  const problemsFile =
    written === null ? null : await saveProblems(context, { importId, command, show: written });
  if (command.isDryRun) await deleteImport(context.database, importId);
  return { details, refused, problemsFile, words };
}

async function findMapping({ database }: ImportContext, name: string): Promise<Mapping> {
  const saved = await findSavedMapping(database, name);
  const mapping = builtInMappings[name] ?? (saved && mappingSchema.parse(saved.mapping));
  if (mapping !== undefined) return mapping;
  const names = [
    ...Object.keys(builtInMappings),
    ...(await listSavedMappings(database)).map((each) => each.name),
  ];
  throw new ImportError(`There is no mapping ${name}. There are: ${names.join(', ')}.`);
}

type Prepared = { importId: number; words: readonly OpenWord[] };

/** Stores the sheet, or finds its interrupted import, and begins the run. */
async function prepareImport(
  context: ImportContext,
  { command, mapping }: { command: ImportCommand; mapping: Mapping },
): Promise<Prepared> {
  const key = { contentHash: await hashFile(command.path), mappingName: command.mapping };
  const unfinished = command.isDryRun ? undefined : await findUnfinishedImport(context.database, key);
  if (unfinished?.state === 'importing') return { importId: unfinished.id, words: [] };
  if (unfinished !== undefined) {
    const importId = await begin(context, { importId: unfinished.id, command, mapping: null });
    return { importId, words: [] };
  }
  const file = { path: command.path, fileName: basename(command.path), allowsGzip: true, createdBy: null };
  const importId = await storeSheet(context, file);
  try {
    if (command.mapping === null) await rememberMapping(context.database, importId);
    const settled = await settle(context, { importId, command, mapping });
    await begin(context, { importId, command, mapping: settled.mapping });
    return { importId, words: settled.open };
  } catch (error) {
    await deleteImport(context.database, importId);
    throw error;
  }
}

/** The mapping with the decisions of the command. Throws ImportError when an import would begin with open words. */
async function settle(
  context: ImportContext,
  { importId, command, mapping }: { importId: number; command: ImportCommand; mapping: Mapping },
): Promise<{ mapping: Mapping; open: readonly OpenWord[] }> {
  const sheet = await findImport(context.database, importId);
  if (sheet === undefined) throw new ImportError('The sheet was removed meanwhile.');
  const fitting = fit(mapping, { found: sheet, command });
  const settled = await settleWords(context, { sheet, mapping: fitting, command });
  if (settled.open.length === 0 || command.isDryRun) return settled;
  const path = `${withoutEnding(command.path)} - words.csv`;
  await rm(path, { force: true });
  await writeWords(path, settled.open);
  throw new ImportError(
    [
      'Nothing was imported, because no list knows these words:',
      describeWords(settled.open),
      `Fill in the column Value of ${path} and give it with --words, or decide about all with --unknown-words.`,
    ].join('\n'),
  );
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\.\w{2,4}){1,2}$/, '');
}

/** Begins the run. `mapping` has the decisions about words; it is null for an interrupted import, which has one already. */
async function begin(
  context: ImportContext,
  { importId, command, mapping }: { importId: number; command: ImportCommand; mapping: Mapping | null },
): Promise<number> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const found = await lockIdleImport(database, importId);
    const fitting = mapping ?? mappingSchema.parse(found.mapping);
    const mappingName = command.mapping ?? found.mappingName ?? usualMapping;
    const stored = { mapping: JSON.stringify(fitting), mappingName };
    if (command.isDryRun) {
      await beginCheck(database, { importId, ...stored, now });
      await recordBegin(database, { found, action: 'import.checked', now });
      return;
    }
    await updateImport(database, { id: importId, ...stored });
    const { sendsInvitations, source } = command;
    await beginImport(database, { found, sendsInvitations, source: source ?? found.source, now });
    await recordBegin(database, { found, action: 'import.started', now });
  });
  return importId;
}

/** Records that the operator began a run, by the size of the sheet alone. */
async function recordBegin(
  database: ImportContext['database'],
  { found, action, now }: { found: Import; action: 'import.checked' | 'import.started'; now: Date },
): Promise<void> {
  const { id, rows } = found;
  const subject = `import ${id}`;
  await recordAction(database, { administratorId: null, action, subject, after: { rows }, now });
}

/** The usual mapping is what was recognised in the sheet, or remembered from an earlier one. */
function fit(
  mapping: Mapping,
  { found, command }: { found: Pick<Import, 'columns' | 'mapping'>; command: ImportCommand },
): Mapping {
  if (command.mapping === null || command.mapping === usualMapping)
    return requireFields(mappingSchema.parse(found.mapping), command);
  return requireFields(fitMapping(mapping, found.columns), command);
}

function requireFields(fitting: Mapping, command: ImportCommand): Mapping {
  if (Object.keys(fitting.fields).length > 0) return fitting;
  throw new ImportError(
    `The sheet has none of the columns of the mapping ${command.mapping ?? usualMapping}.`,
  );
}

/** Runs the import until it is over, alone or beside a running server, and stops it when the operator asks for that. */
async function runUntilOver(
  context: ImportContext,
  { importId, watcher }: { importId: number; watcher: Watcher },
): Promise<void> {
  const mayContinue = (progress: Progress) => !watcher.onProgress(progress);
  while (!(await runImport(context, { importId, mayContinue }))) {
    const current = await findImport(context.database, importId);
    if (current === undefined || !isRunning(current)) return;
    // A running server works on the same import, so this process only waits.
    if (!mayContinue(current)) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  await stopUnlessOver(context, importId);
}

/** Writes the rows with problems to a file beside the sheet, and returns its path. */
async function saveProblems(
  context: ImportContext,
  { importId, command, show }: { importId: number; command: ImportCommand; show: ProblemRows },
): Promise<string> {
  const { content } = await writeProblems(context, { importId, show });
  const path = `${withoutEnding(command.path)} - ${show}.csv`;
  // One of before may be open to others, and a mode counts for new files alone.
  await rm(path, { force: true });
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return path;
}
