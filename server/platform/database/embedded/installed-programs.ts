import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const needed = ['postgres', 'initdb'];

/** The folders with the programs of a PostgreSQL server that is installed on this machine. */
export function listInstalledPrograms(): string[] {
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
