import { type Finding, reportFindings } from './finding.ts';
import { listFiles, readFiles, type SourceFile } from './list-files.ts';

const longestAllowed = 300;
const usualLimit = 200;
const usualShare = 0.95;
const medianLimit = 60;

const measuredFiles = /^(contract|server|web|tests|bench|scripts)\/.*\.tsx?$/;

/** One file is one idea: none over 300 lines, 95 % at most 200, half of them at most 60. */
export function checkFileLengths(files: readonly SourceFile[]): Finding[] {
  const lengths = files
    .filter((file) => measuredFiles.test(file.path))
    .map((file) => ({ path: file.path, lines: countLines(file.text) }))
    .toSorted((first, second) => second.lines - first.lines);
  if (lengths.length === 0) return [];
  return [...findTooLong(lengths), ...findTooManyLong(lengths), ...findHighMedian(lengths)];
}

type Length = { path: string; lines: number };

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

function findTooLong(lengths: readonly Length[]): Finding[] {
  return lengths
    .filter(({ lines }) => lines > longestAllowed)
    .map(({ path, lines }) => ({
      path,
      message: `${lines} lines; none may have more than ${longestAllowed}: it holds more than one idea, give each its own file.`,
    }));
}

function findTooManyLong(lengths: readonly Length[]): Finding[] {
  const long = lengths.filter(({ lines }) => lines > usualLimit);
  if (long.length <= lengths.length * (1 - usualShare)) return [];
  return [
    {
      path: long.map(({ path }) => path).join(', '),
      message: `${long.length} of ${lengths.length} files have more than ${usualLimit} lines; at most 5 % may.`,
    },
  ];
}

function findHighMedian(lengths: readonly Length[]): Finding[] {
  const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0;
  if (median <= medianLimit) return [];
  return [
    {
      path: `${lengths.length} files`,
      message: `the median file has ${median} lines; it may have ${medianLimit}.`,
    },
  ];
}

if (import.meta.main) {
  const root = process.cwd();
  reportFindings(
    checkFileLengths(
      readFiles(
        root,
        listFiles(root).filter((file) => measuredFiles.test(file)),
      ),
    ),
  );
}
