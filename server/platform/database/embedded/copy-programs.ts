import { execFile } from 'node:child_process';
import {
  chmod,
  cp,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigurationError } from '../../configuration/setting.ts';
import { linkLibraries } from './link-libraries.ts';
import type { SystemUser } from './server-user.ts';

export type ProgramsWanted = {
  /** The user that the server runs as; undefined means the present one. */
  runAs: SystemUser | undefined;
  /** Where a copy may be kept. */
  dataDirectory: string;
};

const run = promisify(execFile);
/** What the server does not need to run. */
const forDevelopers = /\.a$|\/pkgconfig$/;
/** The bits of a mode that let other users write. */
const othersWrite = 0o022;

/**
 * Copies the programs of the package to where the server can run them, and answers the folder. The first start copies; later ones
 * find the copy at `postgres-programs` in the data directory. Only root can enter that directory when root has made it, so for a
 * server of another user the copy lies in a folder of the system's temporary one, and that name is a link to it. Throws
 * ConfigurationError where no folder takes programs.
 */
export async function copyPrograms(
  native: string,
  { runAs, dataDirectory }: ProgramsWanted,
): Promise<string> {
  const place = path.join(dataDirectory, 'postgres-programs');
  if (await isCopy(place, native)) return realpath(place);
  await discard(place);
  if (runAs === undefined) {
    const unfinished = `${place}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await copy(native, unfinished);
    await rename(unfinished, place);
  } else {
    const folder = await makeTemporaryFolder(runAs);
    await copy(native, folder);
    await symlink(folder, place);
  }
  return realpath(place);
}

/** A folder for programs that a user can run: some temporary folders are closed to others, or take no programs. */
async function makeTemporaryFolder(runAs: SystemUser): Promise<string> {
  for (const parent of [tmpdir(), '/var/tmp', '/tmp']) {
    const folder = await mkdtemp(path.join(parent, 'postgres-programs-'));
    await chmod(folder, 0o755);
    if (await canRunIn(folder, runAs)) return folder;
    await rm(folder, { recursive: true });
  }
  throw new ConfigurationError(
    'The database server has to run as another user than root, and no temporary folder takes its programs. ' +
      'Start as an ordinary user, name another folder in TMPDIR, or set DATABASE_URL.',
  );
}

async function canRunIn(folder: string, runAs: SystemUser): Promise<boolean> {
  const program = path.join(folder, 'try');
  await writeFile(program, '#!/bin/sh\n');
  await chmod(program, 0o755);
  try {
    await run(program, { ...runAs, cwd: '/' });
    return true;
  } catch {
    return false;
  } finally {
    await rm(program);
  }
}

/** Removes the copy of another version. */
async function discard(place: string): Promise<void> {
  const linked = await realpath(place).catch(() => place);
  const isOurs = linked !== place && (await stat(linked)).uid === process.getuid?.();
  if (isOurs) await rm(linked, { recursive: true, force: true });
  await rm(place, { recursive: true, force: true });
}

async function copy(native: string, to: string): Promise<void> {
  await cp(native, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !forDevelopers.test(source),
  });
  await linkLibraries(to);
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  // The process makes folders that are closed to others.
  for (const { parentPath, name } of folders) await chmod(path.join(parentPath, name), 0o755);
  await chmod(to, 0o755);
  // Last, as the mark of a whole copy.
  await cp(versionFile(native), path.join(to, 'package.json'));
}

function versionFile(native: string): string {
  return path.join(native, '../package.json');
}

/** Whether this is a whole copy of the present package that nobody else can have changed. */
async function isCopy(place: string, native: string): Promise<boolean> {
  try {
    const { uid, mode } = await stat(place);
    const [copied, present] = await Promise.all(
      [path.join(place, 'package.json'), versionFile(native)].map((file) => readFile(file, 'utf8')),
    );
    return uid === process.getuid?.() && (mode & othersWrite) === 0 && copied === present;
  } catch {
    return false;
  }
}
