import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installPackages } from './install-package.ts';

const oldestVersion = 15;
const programs = ['postgres', 'initdb', 'pg_ctl'];
const run = promisify(execFile);

/** Finds the folder with the newest PostgreSQL programs (15 or later), or installs Debian's. */
export async function findPostgres(): Promise<string> {
  const found = await locatePostgres();
  if (found !== undefined) return found;
  await installPackages(['postgresql']);
  const installed = await locatePostgres();
  if (installed !== undefined) return installed;
  throw new Error(
    `The server tests need PostgreSQL ${oldestVersion} or later: install its server package, or set TEST_DATABASE_URL.`,
  );
}

async function locatePostgres(): Promise<string | undefined> {
  const folders = listFolders().filter((folder) =>
    programs.every((program) => existsSync(path.join(folder, program))),
  );
  const versions = await Promise.all(
    folders.map(async (folder) => ({ folder, version: await readVersion(folder) })),
  );
  return versions
    .filter(({ version }) => version >= oldestVersion)
    .toSorted((first, second) => second.version - first.version)
    .at(0)?.folder;
}

function listFolders(): string[] {
  return [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/local/bin',
    ...listVersions('/usr/lib/postgresql', 'bin'),
    ...listVersions('/opt/homebrew/opt', 'bin'),
  ];
}

/** Debian keeps each version in a folder of its own, which is not on PATH; Homebrew does so too. */
function listVersions(parent: string, folder: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).map((version) => path.join(parent, version, folder));
}

async function readVersion(folder: string): Promise<number> {
  try {
    const { stdout } = await run(path.join(folder, 'postgres'), ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    // A program for another processor or with a missing library is as good as none.
    return 0;
  }
}
