import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { beginCheck, beginImport, requireIdleImport } from '#server/features/imports/begin-run.ts';
import {
  deleteImport,
  findImport,
  findUnfinishedImport,
  type Import,
  updateImport,
} from '#server/features/imports/imports.repository.ts';
import { hashFile, keepSheet } from '#server/features/imports/keep-sheet.ts';
import { findSavedMapping, listSavedMappings } from '#server/features/imports/mappings.repository.ts';
import { type ImportContext, runImport } from '#server/features/imports/run-import.ts';
import { showImport } from '#server/features/imports/show-import.ts';
import { haltImport } from '#server/features/imports/stop-import.ts';
import { builtInMappings, fitMapping } from '#server/features/imports/suggest-mapping.ts';
import { writeProblems } from '#server/features/imports/write-problems.ts';
import type { ImportCommand } from './import-command.ts';

/** Something that whoever typed the command can mend. */
export class ImportError extends Error {
  override name = 'ImportError';
}

export type Watcher = {
  /** Told from time to time; true when the person wants to stop. */
  onProgress: (progress: { rowsDone: number; rows: number }) => boolean;
};

const patienceMs = 300;

/** Imports a sheet as the command says; gives what became of it. Throws ImportError, or the problems of reading a sheet. */
export async function importSheet(
  context: ImportContext,
  { command, watcher }: { command: ImportCommand; watcher: Watcher },
): Promise<{ details: ImportDetails; problemsFile: string | null }> {
  await access(command.path).catch(() => {
    throw new ImportError(`There is no file ${command.path}.`);
  });
  const mapping = await findMapping(context, command.mapping);
  const importId = await prepareImport(context, { command, mapping });
  await runToItsEnd(context, { importId, watcher });
  const details = await showImport(context, importId);
  const problemsFile = command.writesProblems ? await keepProblems(context, { importId, command }) : null;
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

/** Brings the sheet, or finds the run that was interrupted, and begins. */
async function prepareImport(
  context: ImportContext,
  { command, mapping }: { command: ImportCommand; mapping: Mapping },
): Promise<number> {
  const contentHash = await hashFile(command.path);
  const wanted = { contentHash, mappingName: command.mapping };
  const unfinished = command.isDryRun ? undefined : await findUnfinishedImport(context.database, wanted);
  if (unfinished?.state === 'importing') return unfinished.id;
  if (unfinished !== undefined) return begin(context, { importId: unfinished.id, command, mapping: null });
  const importId = await bring(context, command);
  try {
    return await begin(context, { importId, command, mapping });
  } catch (error) {
    await deleteImport(context.database, importId);
    throw error;
  }
}

/** Begins the run, with a mapping when it is not one that goes on. */
async function begin(
  context: ImportContext,
  { importId, command, mapping }: { importId: number; command: ImportCommand; mapping: Mapping | null },
): Promise<number> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const found = await requireIdleImport(database, importId);
    const fitting = mapping === null ? mappingSchema.parse(found.mapping) : fit(mapping, { found, command });
    const kept = { mapping: JSON.stringify(fitting), mappingName: command.mapping };
    if (command.isDryRun) {
      await beginCheck(database, { importId, ...kept, now });
      return;
    }
    await updateImport(database, { id: importId, ...kept });
    const { sendsInvitations, source } = command;
    await beginImport(database, { found, sendsInvitations, source: source ?? found.source, now });
  });
  return importId;
}

function fit(mapping: Mapping, { found, command }: { found: Import; command: ImportCommand }): Mapping {
  const fitting = fitMapping(mapping, found.columns);
  if (Object.keys(fitting.fields).length > 0) return fitting;
  throw new ImportError(`The sheet has none of the columns of the mapping ${command.mapping}.`);
}

async function bring(context: ImportContext, command: ImportCommand): Promise<number> {
  const fileName = basename(command.path);
  return keepSheet(context, { path: command.path, fileName, takesCompressed: true, createdBy: null });
}

/** Goes on until the import is over, whoever works on it, and stops it when the person asks for that. */
async function runToItsEnd(
  context: ImportContext,
  { importId, watcher }: { importId: number; watcher: Watcher },
): Promise<void> {
  for (;;) {
    const until = performance.now() + patienceMs;
    const isUnfinished = await runImport(context, { importId, mayGoOn: () => performance.now() < until });
    const current = await findImport(context.database, importId);
    if (current === undefined || !['checking', 'importing'].includes(current.state)) return;
    if (watcher.onProgress(current)) {
      await haltImport(context, importId);
      return;
    }
    // A running server works on the same import: nothing to do but to watch.
    if (!isUnfinished) await new Promise((resolve) => setTimeout(resolve, patienceMs));
  }
}

async function keepProblems(
  context: ImportContext,
  { importId, command }: { importId: number; command: ImportCommand },
): Promise<string> {
  const { content } = await writeProblems(context, importId);
  const path = `${command.path.replace(/(?:\.\w{2,4}){1,2}$/, '')} - problems.csv`;
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  return path;
}
