import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, createCluster, findDataFolder } from './create-cluster.ts';
import { endOnSignals } from './end-on-signals.ts';
import { findFreePort } from './find-free-port.ts';
import { findPostgres } from './find-postgres.ts';
import { findUnprivilegedUser } from './find-user.ts';

export type TestServer = {
  /** A superuser's address; make databases of your own beside the one it names. */
  url: string;
  stop: () => void;
};

const run = promisify(execFile);

/**
 * Starts a PostgreSQL server on a temporary folder and a free port; TEST_DATABASE_URL, when set, is used instead.
 * Server and folder are gone after stop() and after the process ends, also by Ctrl-C.
 */
export async function startPostgres(settings: Cluster['settings'] = {}): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: () => {} };

  const cluster = await planCluster(settings);
  const stop = () => {
    process.off('exit', stop);
    removeCluster(cluster);
  };
  process.on('exit', stop);
  endOnSignals();
  try {
    await createCluster(cluster);
    const port = await startServer(cluster);
    const { user, password } = cluster;
    return { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    const reason = describeFailure(cluster, error);
    stop();
    throw new Error(`PostgreSQL did not start: ${reason}`, { cause: error });
  }
}

async function planCluster(settings: Cluster['settings']): Promise<Cluster> {
  const programs = await findPostgres();
  const owner = findUnprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return {
    programs,
    owner,
    folder,
    user: 'tester',
    password: randomBytes(16).toString('hex'),
    settings,
  };
}

/** Returns the port. Another process may take a free one before the server does; then another one is tried. */
async function startServer(cluster: Cluster, triesLeft = 3): Promise<number> {
  const port = await findFreePort();
  const folders = [`--pgdata=${findDataFolder(cluster)}`, `--log=${findLog(cluster)}`];
  try {
    await run(
      path.join(cluster.programs, 'pg_ctl'),
      ['start', '--wait', '--silent', ...folders, `--options=-p ${port}`],
      { ...cluster.owner, cwd: cluster.folder },
    );
    return port;
  } catch (error) {
    const isTaken = describeFailure(cluster, error).includes('Address already in use');
    if (!isTaken || triesLeft === 1) throw error;
    rmSync(findLog(cluster), { force: true });
    return startServer(cluster, triesLeft - 1);
  }
}

/** Synchronous, because it also runs while the process ends. */
function removeCluster(cluster: Cluster): void {
  spawnSync(
    path.join(cluster.programs, 'pg_ctl'),
    ['stop', '--silent', '--mode=immediate', `--pgdata=${findDataFolder(cluster)}`],
    { ...cluster.owner, cwd: cluster.folder },
  );
  rmSync(cluster.folder, { recursive: true, force: true, maxRetries: 5 });
}

function findLog({ folder }: Cluster): string {
  return path.join(folder, 'log');
}

function describeFailure(cluster: Cluster, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return existsSync(findLog(cluster)) ? `${message}\n${readFileSync(findLog(cluster), 'utf8')}` : message;
}
