import path from 'node:path';
import { type Finding, reportFindings } from './finding.ts';
import { listFiles, readFiles, type SourceFile } from './list-files.ts';

const mostLines = 300;
const usualLines = 200;
const usualShare = 0.95;
const mostEntries = 32;

const measuredFiles = /^(?:contract|server|web|tests|bench|scripts|demo|art)\/.*\.(?:tsx?|css)$/;
/** Folders with one file per item of a list, such as a screen, a culture or a migration, may have more entries. */
const listFolders = /^(?:web\/routes(?:\/|$)|demo\/cultures$|server\/migrations$)/;

/** No file has more than 300 lines and at most 5 % have more than 200; no folder shows more than about 30 entries. */
export function checkSizes(files: readonly SourceFile[]): Finding[] {
  const measured = files.filter(({ path: file }) => measuredFiles.test(file));
  const lengths = measured
    .filter(({ path: file }) => !file.endsWith('.css'))
    .map(({ path: file, text }) => ({ path: file, lines: countLines(text) }))
    .toSorted((first, second) => second.lines - first.lines);
  return [
    ...findTooLong(lengths),
    ...findTooManyLong(lengths),
    ...findFullFolders(measured.map(({ path: file }) => file)),
  ];
}

type Length = { path: string; lines: number };

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

function findTooLong(lengths: readonly Length[]): Finding[] {
  return lengths
    .filter(({ lines }) => lines > mostLines)
    .map(({ path: file, lines }) => ({
      path: file,
      message: `${lines} lines; a file has at most ${mostLines}. Give each of its thoughts a file of its own.`,
    }));
}

function findTooManyLong(lengths: readonly Length[]): Finding[] {
  const long = lengths.filter(({ lines }) => lines > usualLines);
  if (long.length <= lengths.length * (1 - usualShare)) return [];
  return [
    {
      path: long.map(({ path: file }) => file).join(', '),
      message: `${long.length} of ${lengths.length} files have more than ${usualLines} lines; at most 5 % may.`,
    },
  ];
}

function findFullFolders(files: readonly string[]): Finding[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let entry = file; entry.includes('/'); entry = path.posix.dirname(entry)) {
      const folder = path.posix.dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries].flatMap(([folder, { size }]) =>
    size <= mostEntries || listFolders.test(folder)
      ? []
      : [{ path: folder, message: `${size} entries; a folder shows at most ${mostEntries}. Group them.` }],
  );
}

if (import.meta.main) {
  const root = process.cwd();
  reportFindings(
    checkSizes(
      readFiles(
        root,
        listFiles(root).filter((file) => measuredFiles.test(file)),
      ),
    ),
  );
}
