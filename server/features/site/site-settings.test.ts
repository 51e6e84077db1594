import { expect, test } from 'vitest';
import { readSiteSetting } from './site-settings.ts';

test.each([
  { key: 'name', text: '  Sahyatri ', value: 'Sahyatri' },
  { key: 'name', text: '42', value: '42' },
  { key: 'supportPhone', text: '', value: '' },
  { key: 'legalAgeBride', text: '21', value: 21 },
  {
    key: 'socialLinks',
    text: '[{"label":"Videos","url":"https://example.org/v"}]',
    value: [{ label: 'Videos', url: 'https://example.org/v' }],
  },
])('$key accepts $text', ({ key, text, value }) => {
  expect(readSiteSetting({ key, text })).toEqual({ key, value });
});

test.each([
  { key: 'legalAgeGroom', text: '12' },
  { key: 'legalAgeGroom', text: 'twenty' },
  { key: 'timeZone', text: 'Asia/Atlantis' },
  { key: 'supportEmail', text: 'nobody' },
  { key: 'socialLinks', text: '[{"label":"Videos","url":"javascript:alert(1)"}]' },
])('$key refuses $text, and the error names it', ({ key, text }) => {
  expect(() => readSiteSetting({ key, text })).toThrow(key);
});

test.each(['constructor', 'nmae'])('an unknown setting %s is refused with the known ones', (key) => {
  expect(() => readSiteSetting({ key, text: 'x' })).toThrow(new RegExp(`"${key}".*supportEmail`));
});
