import { expect, test } from 'vitest';
import { checkCasts } from './check-casts.ts';

test('a cast without a reason is named with its line', () => {
  const text = 'const one = 1;\n\n\nexport const account = read() as Account;\n';
  expect(checkCasts([{ path: 'server/a.ts', text }])).toEqual([
    { path: 'server/a.ts:4', message: expect.stringContaining('a cast without a reason') },
  ]);
});

test.for([
  "export const states = ['pending', 'accepted'] as const;",
  '// The driver types every row as unknown.\nexport const account = read() as Account;',
  "export const sentence = 'Known as The Rose';",
  "import { read as readRow } from './read.ts';",
])('“%s” is fine', (text) => {
  expect(checkCasts([{ path: 'server/a.ts', text }])).toEqual([]);
});

test('tests and scripts may cast', () => {
  const text = 'export const account = read() as Account;';
  expect(
    checkCasts([
      { path: 'server/a.test.ts', text },
      { path: 'scripts/a.ts', text },
    ]),
  ).toEqual([]);
});
