import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { deleteRows } from './import-rows.repository.ts';
import { type Import, lockImport, updateImport } from './imports.repository.ts';

const nothingDone = {
  rowsDone: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  withRemarks: 0,
  reasons: '{}',
} as const;

/** The import, locked, that is to run. Throws not_found, import_is_running or import_file_gone. */
export async function requireIdleImport(database: Database, importId: number): Promise<Import> {
  const found = await lockImport(database, importId);
  if (found === undefined) throw problem('not_found');
  if (found.state === 'checking' || found.state === 'importing') throw problem('import_is_running');
  if (!found.isKept) throw problem('import_file_gone');
  return found;
}

/** Begins a dry run from the first row, inside a transaction. */
export async function beginCheck(
  database: Database,
  check: { importId: number; mapping: string; mappingName: string | null; now: Date },
): Promise<void> {
  const { importId, mapping, mappingName, now } = check;
  await deleteRows(database, importId);
  const run = {
    isDryRun: true,
    state: 'checking',
    startedAt: now,
    finishedAt: null,
    failure: null,
    attempts: 0,
  };
  await updateImport(database, { id: importId, mapping, mappingName, ...run, ...nothingDone });
}

/** Begins to take the rows, inside a transaction: from the first, or after those that a stopped run has taken. */
export async function beginImport(
  database: Database,
  { found, ...wishes }: { found: Import; sendsInvitations: boolean; source: string | null; now: Date },
): Promise<void> {
  const { sendsInvitations, source, now } = wishes;
  const goesOn = !found.isDryRun && (found.state === 'stopped' || found.state === 'failed');
  if (!goesOn) await deleteRows(database, found.id);
  const run = {
    isDryRun: false,
    state: 'importing',
    startedAt: now,
    finishedAt: null,
    failure: null,
    attempts: 0,
  };
  const wanted = { sendsInvitations, source };
  await updateImport(database, { id: found.id, ...wanted, ...run, ...(!goesOn && nothingDone) });
}
