import { expect, test } from 'vitest';
import { line, paragraph } from './fields.ts';
import { optionalLine, optionalWords } from './optional-fields.ts';
import { personName } from './person-name.ts';

const name = personName(60, 'validation.first_name');

test.each([
  'J.P. Nair',
  'M.K.Sharma',
  'St. John',
  'Asha.Mathew',
  'K.In',
  'Ph.D',
  'ശ്രീ',
  'अमर‍',
  'D’Souza',
  '7',
])('%s is a name', (text) => {
  expect(name.parse(text)).toBe(text);
});

test.each([
  'http://spam.example',
  'hxxp://spam.example',
  'Asha http://x',
  'www.spam.example',
  'W\u200Bww.spam',
  'spam．com',
  'spam。com',
  'www｡spam｡com',
  'www。spam．com',
  'bit.ly/abc',
  'asha@example.org',
  'Asha @anu',
  'Asha ＠ home',
  'Asha 98765 00103',
  'Asha ९८७६५००१०३',
])('%s is none, because it has an address', (text) => {
  expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'validation.name_address',
  ]);
});

test.each(['-', '...', '🙂', '★ ★', '\u{13441}-', '(\u3164)'])(
  '%s alone is no name, but may be a message',
  (text) => {
    expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'validation.first_name',
    ]);
    expect(paragraph(60, 'validation.message').parse(text)).toBe(text);
  },
);

test.each([
  '\u3164',
  '\u2800\u2800',
  '\u200B',
  '\u00AD',
  '\u115F\u1160',
  '\uFFA0',
  '\u2060',
  '\u180E',
  '\u034F',
  '\u0301',
  '\u00A0\u3000',
  '\u200D \uFE0F',
  '\u{1D159}',
  '\u{13441}\u{13442}',
  '\uFFFC',
  '\uE000',
])('%j is nothing where a text is required, and where none is', (text) => {
  for (const required of [line(60, 'validation.first_name'), paragraph(60, 'validation.first_name'), name])
    expect(required.safeParse(text).error?.issues[0]?.message).toBe('validation.first_name');
  expect(optionalLine(60).parse(text)).toBeNull();
  expect(optionalWords(5, 60).parse(text)).toBeNull();
});
