import { describe, expect, it } from 'vitest';
import { alternatives, bannerLink } from './banner.fields.ts';

describe('the link of a banner', () => {
  it.each([
    'https://example.org/diwali?from=home#offer',
    'HTTPS://example.org',
    '/subscription',
    '/',
    '/view-success-story?id=4',
    '/விழா',
  ])('may be %s', (link) => {
    expect(bannerLink.parse(` ${link} `)).toBe(link);
  });

  it.each([
    '',
    'subscription',
    'example.org',
    'http://example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/1',
    'ftp://example.org',
    'https:example.org',
    'https:/example.org',
    'https://',
    'https://user:secret@example.org',
    'https://user@example.org',
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    'https:\\\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    'java\nscript:alert(1)',
    '/a page',
    '/\u202Egro.elpmaxe',
    `/${'x'.repeat(500)}`,
  ])('is not %j', (link) => {
    expect(bannerLink.safeParse(link).success).toBe(false);
  });
});

describe('the alternative texts of a banner', () => {
  it('are kept by language, without the empty ones', () => {
    expect(alternatives.parse({ en: ' A garland ', hi: 'माला', ta: ' ' })).toEqual({
      en: 'A garland',
      hi: 'माला',
    });
  });

  it.each([
    [{ English: 'A garland' }],
    [{ en: 'x'.repeat(251) }],
    [{ en: 4 }],
    [{ en: 'a\u202Eb' }],
    [['A garland']],
    [
      Object.fromEntries(
        Array.from({ length: 61 }, (_, at) => [
          `a${String.fromCharCode(97 + (at % 26))}${at > 25 ? String.fromCharCode(97 + Math.floor(at / 26)) : ''}`,
          'x',
        ]),
      ),
    ],
  ])('are not %j', (texts) => {
    expect(alternatives.safeParse(texts).success).toBe(false);
  });
});
