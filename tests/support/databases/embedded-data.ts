import { rm } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { findClusterFolder } from '#server/platform/database/embedded/cluster.ts';
import { endOrphan, findServerPid } from '#server/platform/database/embedded/end-orphan.ts';
import { throwErrors } from './test-database.ts';

/** The embedded database of a product that is not running. */
export function openStopped(dataDirectory: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: undefined, poolSize: 1, dataDirectory, report: throwErrors });
}

/** Removes a data directory, with the database server that a killed product left behind. */
export async function discardDataDirectory(dataDirectory: string): Promise<void> {
  await endOrphan(findClusterFolder(dataDirectory));
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
}

/** Kills the embedded database server of a running product. */
export function killDatabaseServer(dataDirectory: string): void {
  const pid = findServerPid(findClusterFolder(dataDirectory));
  if (pid === null) throw new Error(`No server runs in ${dataDirectory}`);
  process.kill(pid, 'SIGKILL');
}
