import { expect, test } from 'vitest';
import { wantedPath } from './guards.ts';

test.each(['/dashboard', '/partner-profile/12?from=inbox#photos', '/user-profileView'])(
  '%s is a path of this site',
  (path) => {
    expect(wantedPath(path)).toBe(path);
  },
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/.//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'dashboard',
  '/',
  '',
  7,
  undefined,
])('%j leads nowhere', (value) => {
  expect(wantedPath(value)).toBeUndefined();
});
