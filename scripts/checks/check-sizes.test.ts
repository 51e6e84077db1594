import { expect, test } from 'vitest';
import { checkSizes } from './check-sizes.ts';

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

test('more than one in twenty over 200 lines is refused', () => {
  const findings = checkSizes([...shortFiles(18), aFile('tests/a.ts', 201), aFile('bench/b.ts', 250)]);
  expect(findings).toEqual([
    {
      path: 'bench/b.ts, tests/a.ts',
      message: '2 of 20 files have more than 200 lines; at most 5 % may.',
    },
  ]);
});

test('a folder of 33 entries is refused, subfolders counted as one each', () => {
  const folder = 'web/features/photos';
  expect(checkSizes([...shortFiles(31, folder), ...shortFiles(20, `${folder}/cropping`)])).toEqual([]);
  expect(checkSizes([...shortFiles(32, folder), ...shortFiles(20, `${folder}/cropping`)])).toEqual([
    { path: folder, message: '33 entries; a folder shows at most 32. Group them.' },
  ]);
});

test('folders that list screens may be full, and documents are not measured', () => {
  expect(checkSizes(shortFiles(60, 'web/routes'))).toEqual([]);
  expect(checkSizes([aFile('docs/architecture.md', 900), aFile('package-lock.json', 9000)])).toEqual([]);
});
