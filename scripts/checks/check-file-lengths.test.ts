import { expect, test } from 'vitest';
import { checkFileLengths } from './check-file-lengths.ts';

function aFile(path: string, lines: number) {
  return { path, text: 'line\n'.repeat(lines) };
}

function shortFiles(count: number) {
  return Array.from({ length: count }, (_, index) => aFile(`server/platform/short-${index}.ts`, 40));
}

test('short files pass', () => {
  expect(checkFileLengths(shortFiles(20))).toEqual([]);
});

test('a file of 300 lines passes and one of 301 is named', () => {
  const findings = checkFileLengths([...shortFiles(60), aFile('web/a.tsx', 300), aFile('web/b.tsx', 301)]);
  expect(findings.map(({ path }) => path)).toEqual(['web/b.tsx']);
});

test('more than one in twenty over 200 lines is refused', () => {
  const findings = checkFileLengths([...shortFiles(18), aFile('tests/a.ts', 201), aFile('bench/b.ts', 250)]);
  expect(findings).toEqual([
    {
      path: 'bench/b.ts, tests/a.ts',
      message: '2 of 20 files have more than 200 lines; at most 5 % may.',
    },
  ]);
});

test('a median over 60 lines is refused', () => {
  const files = Array.from({ length: 9 }, (_, index) => aFile(`contract/file-${index}.ts`, 61));
  expect(checkFileLengths(files)).toEqual([
    { path: '9 files', message: 'the median file has 61 lines; it may have 60.' },
  ]);
});

test('documents and configuration are not measured', () => {
  expect(checkFileLengths([aFile('docs/architecture.md', 900), aFile('package-lock.json', 9000)])).toEqual(
    [],
  );
});
