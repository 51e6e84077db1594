import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type SourceFile = { path: string; text: string };

/** The project's own files, tracked or about to be; what .gitignore names is not ours. Paths are relative, with `/`. */
export function listFiles(root: string): string[] {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listing.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

export function readFiles(root: string, files: readonly string[]): SourceFile[] {
  return files.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
