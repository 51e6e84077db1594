import { expect, test } from 'vitest';
import { dayIn, fillPage } from './site.rules.ts';

test('a day begins by the time zone of the site', () => {
  const instant = new Date('2026-03-01T20:00:00Z');
  expect(dayIn('Asia/Kolkata', instant)).toBe('2026-03-02');
  expect(dayIn('Europe/London', instant)).toBe('2026-03-01');
});

test('names are filled in', () => {
  expect(fillPage(['## {site}', '{site} at {address}'], { site: 'InTandem', address: 'Kochi' })).toBe(
    '## InTandem\nInTandem at Kochi',
  );
});

test('a line that names an empty setting is left out', () => {
  expect(fillPage(['one', '- Telephone: {phone}', 'two'], { phone: '' })).toBe('one\ntwo');
});

test('signs of a replacement pattern in a setting are taken literally', () => {
  expect(fillPage(['{site}'], { site: '$& {site}' })).toBe('$& {site}');
});
