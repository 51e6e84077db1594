import { expect, test } from 'vitest';
import { checkSizes, remarkSizes } from './check-sizes.ts';

function aFile(path: string, lines: number) {
  return { path, text: 'line\n'.repeat(lines) };
}

function shortFiles(count: number, folder = 'server/platform') {
  return Array.from({ length: count }, (_, index) => aFile(`${folder}/short-${index}.ts`, 40));
}

test('short files in folders of thirty pass', () => {
  expect(checkSizes([...shortFiles(30), ...shortFiles(30, 'web/design')])).toEqual([]);
});

test('a file of 300 lines passes and one of 301 is named', () => {
  const files = [...shortFiles(30), ...shortFiles(30, 'web/design')];
  const findings = checkSizes([...files, aFile('web/a.tsx', 300), aFile('web/b.tsx', 301)]);
  expect(findings.map(({ path }) => path)).toEqual(['web/b.tsx']);
});

test('more than one in twenty over 200 lines is remarked', () => {
  const files = [...shortFiles(18), aFile('tests/a.ts', 201), aFile('bench/b.ts', 250)];
  expect(checkSizes(files)).toEqual([]);
  expect(remarkSizes(files)).toEqual(['2 of 20 files have more than 200 lines']);
});

test('a folder of 33 entries is remarked, subfolders counted as one each', () => {
  const folder = 'web/screens/photos';
  expect(remarkSizes([...shortFiles(31, folder), ...shortFiles(20, `${folder}/cropping`)])).toEqual([]);
  const full = [...shortFiles(32, folder), ...shortFiles(20, `${folder}/cropping`)];
  expect(checkSizes(full)).toEqual([]);
  expect(remarkSizes(full)).toEqual([`${folder} has 33 entries, more than 32`]);
});

test('folders that list screens may be full, and documents are not measured', () => {
  expect(remarkSizes(shortFiles(60, 'web/routes'))).toEqual([]);
  expect(checkSizes([aFile('docs/architecture.md', 900), aFile('package-lock.json', 9000)])).toEqual([]);
});
