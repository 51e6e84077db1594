import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the shared parts are exactly those that CSS modules take', () => {
  const parts = namesIn('web/design/styles/parts.css', /^ {2}\.([\w-]+)/gm);
  const taken = globSync('web/**/*.module.css').flatMap((file) =>
    namesIn(file, /composes: (.+) from global;/g),
  );
  expect(new Set(taken)).toEqual(new Set(parts));
});

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, names = '']) => names.split(' '));
}
