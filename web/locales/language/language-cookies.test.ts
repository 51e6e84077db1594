import { expect, test } from 'vitest';
import { languageCookies } from './language-cookies.ts';

test('on https the language has a prefix and goes over https alone, and the cookie of before is removed', () => {
  expect(languageCookies('ml', 'https:')).toEqual([
    '__Host-language=ml; path=/; max-age=31536000; samesite=lax; secure',
    'language=; path=/; max-age=0; samesite=lax',
  ]);
});

test('on http it has a plain name, and no choice removes it', () => {
  expect(languageCookies('ml', 'http:')).toEqual(['language=ml; path=/; max-age=31536000; samesite=lax']);
  expect(languageCookies(null, 'http:')).toEqual(['language=; path=/; max-age=0; samesite=lax']);
});
