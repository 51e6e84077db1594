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
import { builtInMappings } from '#server/features/imports/mappings/built-in-mappings.rules.ts';
import {
  findSavedMapping,
  listSavedMappings,
} from '#server/features/imports/mappings/mappings.repository.ts';
import { hashFile, storeSheet } from '#server/features/imports/reading/store-sheet.ts';
import { writeProblems } from '#server/features/imports/row-reports.ts';
import { type ImportContext, type Progress, runImport } from '#server/features/imports/run-import.ts';
import { beginCheck, beginImport, lockIdleImport, stopUnlessOver } from '#server/features/imports/runs.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { ImportCommand } from './import-command.ts';

/** An error that the operator can correct. */
export class ImportError extends Error {
  override name = 'ImportError';
}

export type Watcher = {
  /** Called after every chunk of rows; returns true when the operator wants to stop. */
  onProgress: (progress: Progress) => boolean;
};

const waitMs = 300;

/** Imports a sheet as the command says, and returns the result. Throws ImportError, or the problems of reading a sheet. */
export async function importSheet(
  context: ImportContext,
  { command, watcher }: { command: ImportCommand; watcher: Watcher },
): Promise<{ details: ImportDetails; problemsFile: string | null }> {
  await access(command.path).catch(() => {
    throw new ImportError(`There is no file ${command.path}.`);
  });
  const mapping = await findMapping(context, command.mapping);
  const importId = await prepareImport(context, { command, mapping });
  await runUntilOver(context, { importId, watcher });
  const details = await showImport(context, importId);
  const problemsFile = command.writesProblems ? await saveProblems(context, { importId, command }) : null;
  if (command.isDryRun) await deleteImport(context.database, importId);
  return { details, problemsFile };
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

/** Stores the sheet, or finds its interrupted import, and begins the run. Returns the id of the import. */
async function prepareImport(
  context: ImportContext,
  { command, mapping }: { command: ImportCommand; mapping: Mapping },
): Promise<number> {
  const key = { contentHash: await hashFile(command.path), mappingName: command.mapping };
  const unfinished = command.isDryRun ? undefined : await findUnfinishedImport(context.database, key);
  if (unfinished?.state === 'importing') return unfinished.id;
  if (unfinished !== undefined) return begin(context, { importId: unfinished.id, command, mapping: null });
  const file = { path: command.path, fileName: basename(command.path), allowsGzip: true, createdBy: null };
  const importId = await storeSheet(context, file);
  try {
    return await begin(context, { importId, command, mapping });
  } catch (error) {
    await deleteImport(context.database, importId);
    throw error;
  }
}

/** Begins the run. `mapping` is null for an interrupted import, which has one already. */
async function begin(
  context: ImportContext,
  { importId, command, mapping }: { importId: number; command: ImportCommand; mapping: Mapping | null },
): Promise<number> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const found = await lockIdleImport(database, importId);
    const fitting = mapping === null ? mappingSchema.parse(found.mapping) : fit(mapping, { found, command });
    const stored = { mapping: JSON.stringify(fitting), mappingName: command.mapping };
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

function fit(mapping: Mapping, { found, command }: { found: Import; command: ImportCommand }): Mapping {
  const fitting = fitMapping(mapping, found.columns);
  if (Object.keys(fitting.fields).length > 0) return fitting;
  throw new ImportError(`The sheet has none of the columns of the mapping ${command.mapping}.`);
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
  { importId, command }: { importId: number; command: ImportCommand },
): Promise<string> {
  const { content } = await writeProblems(context, importId);
  const path = `${command.path.replace(/(?:\.\w{2,4}){1,2}$/, '')} - problems.csv`;
  // One of before may be open to others, and a mode counts for new files alone.
  await rm(path, { force: true });
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return path;
}
