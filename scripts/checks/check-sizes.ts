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

/** No file has more than 300 lines. */
export function checkSizes(files: readonly SourceFile[]): Finding[] {
  return measure(files)
    .filter(({ lines }) => lines > mostLines)
    .map(({ path: file, lines }) => ({
      path: file,
      message: `${lines} lines; a file has at most ${mostLines}. Give each of its thoughts a file of its own.`,
    }));
}

/** What is worth a look, and refuses nothing: many long files, full folders. */
export function remarkSizes(files: readonly SourceFile[]): string[] {
  const lengths = measure(files);
  const long = lengths.filter(({ lines }) => lines > usualLines).length;
  const isMany = long > lengths.length * (1 - usualShare);
  return [
    ...(isMany ? [`${long} of ${lengths.length} files have more than ${usualLines} lines`] : []),
    ...listFullFolders(files.map(({ path: file }) => file).filter((file) => measuredFiles.test(file))),
  ];
}

type Length = { path: string; lines: number };

/** The length of all code but styles. */
function measure(files: readonly SourceFile[]): Length[] {
  return files
    .filter(({ path: file }) => measuredFiles.test(file) && !file.endsWith('.css'))
    .map(({ path: file, text }) => ({ path: file, lines: countLines(text) }));
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

function listFullFolders(files: readonly string[]): string[] {
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
      : [`${folder} has ${size} entries, more than ${mostEntries}`],
  );
}

if (import.meta.main) {
  const root = process.cwd();
  const files = readFiles(
    root,
    listFiles(root).filter((file) => measuredFiles.test(file)),
  );
  reportFindings(checkSizes(files));
  for (const remark of remarkSizes(files)) console.log(remark);
}
