import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  closeSync,
  fsyncSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Programs } from './programs.ts';
import type { SystemUser } from './server-user.ts';
import { ConfigurationError } from '../../configuration/setting.ts';

/** The files of a database server. */
export type Cluster = {
  programs: Programs;
  /** The folder that PostgreSQL calls its data directory. */
  folder: string;
  /** The user that the server runs as; undefined means the present one. */
  runAs: SystemUser | undefined;
  password: string;
};

export const superuser = 'intandem';
const run = promisify(execFile);

/** The folder of the server in a data directory. */
export function findClusterFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'postgres');
}

/** The file with the password of its superuser. */
export function findPasswordFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'postgres.password');
}

/** Root runs the server of existing files as their owner. */
export function findOwner(dataDirectory: string): SystemUser | undefined {
  const folder = findClusterFolder(dataDirectory);
  if (process.getuid?.() !== 0 || !existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

type Opening = Omit<Cluster, 'folder' | 'password'> & {
  dataDirectory: string;
  /** Whether the files have to survive a loss of power: true, except in tests. */
  isDurable: boolean;
};

/**
 * Opens the files of the server in a data directory, and makes them at the first start. An interrupted start leaves nothing that a
 * later one takes for whole. Throws ConfigurationError for files that this version cannot read.
 */
export async function openCluster({ dataDirectory, isDurable, ...opening }: Opening): Promise<Cluster> {
  const folder = findClusterFolder(dataDirectory);
  if (!existsSync(folder)) {
    refuseFormerEngine(dataDirectory);
    await createFiles(folder, { ...opening, isDurable });
  }
  refuseOtherOwner(folder, opening.runAs);
  refuseOtherVersion(folder, opening.programs);
  const passwordFile = findPasswordFile(dataDirectory);
  const cluster = { ...opening, folder };
  if (!existsSync(passwordFile)) {
    // It needs no stretching: nobody can guess 256 random bits.
    const password = randomBytes(32).toString('hex');
    await setPassword(cluster, password);
    writeDurably(passwordFile, password);
  }
  return { ...cluster, password: readFileSync(passwordFile, 'utf8') };
}

/** Versions before the first release had an engine in the process, whose files no server reads. */
function refuseFormerEngine(dataDirectory: string): void {
  const former = path.join(dataDirectory, 'database');
  if (!existsSync(path.join(former, 'PG_VERSION'))) return;
  throw new ConfigurationError(
    `${former} was written by the database engine of an unreleased version, which this one cannot read. ` +
      'Nothing in it was changed: name another DATA_DIR, or move that folder away to begin anew.',
  );
}

async function createFiles(
  folder: string,
  { programs, runAs, isDurable }: Omit<Opening, 'dataDirectory'>,
): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (runAs !== undefined) chownSync(unfinished, runAs.uid, runAs.gid);
  const locale =
    programs.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const words = [
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    ...locale,
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  await runProgram({ programs, folder: unfinished, runAs }, { program: 'initdb', words });
  const rules = path.join(unfinished, 'pg_hba.conf');
  const addresses = process.platform === 'win32' ? 'host all all 127.0.0.1/32' : 'local all all';
  writeDurably(rules, `${addresses} scram-sha-256\n`);
  if (runAs !== undefined) chownSync(rules, runAs.uid, runAs.gid);
  renameSync(unfinished, folder);
  syncFolder(path.dirname(folder));
}

/** Sets the password of the superuser without a running server. */
async function setPassword(cluster: Omit<Cluster, 'password'>, password: string): Promise<void> {
  const statement = `alter role ${superuser} password '${password}'\n`;
  const settings = cluster.programs.major >= 16 ? ['-c', 'scram_iterations=1'] : [];
  const words = ['--single', ...settings, 'postgres'];
  await runProgram(cluster, { program: 'postgres', words, input: statement });
}

type Place = Pick<Cluster, 'programs' | 'folder' | 'runAs'>;

type Run = { program: 'initdb' | 'postgres'; words: readonly string[]; input?: string };

/** Runs a program on the folder, inside of it and as the user of the server. Throws ConfigurationError. */
async function runProgram(
  { programs, folder, runAs }: Place,
  { program, words, input = '' }: Run,
): Promise<void> {
  const running = run(path.join(programs.folder, program), words, {
    ...runAs,
    cwd: folder,
    env: { ...serverEnvironment(), PGDATA: nameInside(folder) },
  });
  running.child.stdin?.end(input);
  try {
    await running;
  } catch (error) {
    throw describeFailure(folder, error instanceof Error ? error.message : String(error));
  }
}

/**
 * How a process that is started inside the folder names it. On Linux this needs no right on the folders above: the data directory of
 * root is closed to the user of the server.
 */
export function nameInside(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** The environment of the server, which depends on nothing of ours. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' };
}

function refuseOtherOwner(folder: string, runAs: SystemUser | undefined): void {
  const { uid } = statSync(folder);
  const expected = runAs?.uid ?? process.getuid?.();
  if (process.platform === 'win32' || uid === expected) return;
  throw new ConfigurationError(
    `${folder} belongs to another user of this machine (${uid}). Start as that user, or run chown -R ${expected} on it.`,
  );
}

function refuseOtherVersion(folder: string, { major }: Programs): void {
  const written = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (written === String(major)) return;
  throw new ConfigurationError(
    `${folder} was written by PostgreSQL ${written}, and the server here is ${major}. Nothing in it was changed: export the data ` +
      'with the version of the product that wrote them, and restore them here into another DATA_DIR.',
  );
}

/** Says what an operator can do about the last words of a server or a program of its. */
export function describeFailure(folder: string, output: string): ConfigurationError {
  if (/no space left on device|disk quota exceeded/i.test(output)) {
    return new ConfigurationError(`The disk of ${folder} is full. Make room on it, and start again.`);
  }
  if (/permission denied|wrong ownership|read-only file system/i.test(output)) {
    return new ConfigurationError(
      `The database server cannot write to ${folder}: give the folder to the user that starts the product, with mode 700. It said: ${output}`,
    );
  }
  return new ConfigurationError(`The database server in ${folder} did not start. It said: ${output}`);
}

/** Writes a small file, closed to others, so that after a loss of power it is there whole or not at all. */
function writeDurably(file: string, text: string): void {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  syncFolder(path.dirname(file));
}

/** Makes the names in a folder survive a loss of power. */
function syncFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
