import { expect, it } from 'vitest';
import { createCookieJar, readLanguage } from './cookies.ts';

const cookie = { name: 'device', value: 'secret', maxAgeSeconds: 60 };

it('writes a cookie that scripts and other sites cannot use', () => {
  expect(createCookieJar(false).write(cookie)).toBe(
    'device=secret; Max-Age=60; Path=/api; HttpOnly; SameSite=Strict',
  );
});

it('marks a cookie of an https site as secure, and reads it by its own name', () => {
  const jar = createCookieJar(true);
  expect(jar.write(cookie)).toBe(
    '__Secure-device=secret; Max-Age=60; Path=/api; HttpOnly; Secure; SameSite=Strict',
  );
  expect(jar.read('device=planted; __Secure-device=secret')).toEqual({ device: 'secret' });
});

it('removes a cookie', () => {
  expect(createCookieJar(false).write({ ...cookie, value: null })).toContain('device=; Max-Age=0');
});

it.each([
  ['theme=dark; __Host-language=ml; language=en', 'ml'],
  ['language=ml', 'ml'],
  ['language=<script>', undefined],
  ['not-language=ml', undefined],
  [undefined, undefined],
])('reads the chosen language of %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});
