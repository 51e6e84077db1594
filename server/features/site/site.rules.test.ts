import { expect, test } from 'vitest';
import { dayIn } from '#contract/fields/dates.ts';
import { fillPage } from '#contract/site/fill-page.ts';
import { dayAround, daysUntil, nextVersion } from './site.rules.ts';

test('a day begins by the time zone of the site', () => {
  const instant = new Date('2026-03-01T20:00:00Z');
  expect(dayIn('Asia/Kolkata', instant)).toBe('2026-03-02');
  expect(dayIn('Europe/London', instant)).toBe('2026-03-01');
});

const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;

test.each([
  ['Asia/Kolkata', '2026-11-20T12:00:00Z', '2026-11-20', '2026-11-19T18:30:00Z', '2026-11-20T18:30:00Z'],
  ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20', '2026-11-19T18:30:00Z', '2026-11-20T18:30:00Z'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '2026-11-20T18:30:00Z', '2026-11-21T18:30:00Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01', '2025-12-31T18:15:00Z', '2026-01-01T18:15:00Z'],
  ['UTC', '2026-11-20T00:00:00Z', '2026-11-20', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
  [
    'Pacific/Kiritimati',
    '2026-11-20T10:00:00Z',
    '2026-11-21',
    '2026-11-20T10:00:00Z',
    '2026-11-21T10:00:00Z',
  ],
])('a day of %s at %s is %s, with its first instant and the first one after it', (zone, ...times) => {
  const [instant, day, startsAt, endsAt] = times;
  expect(dayAround(zone, new Date(instant))).toEqual({
    day,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
});

test.each([
  ['Europe/Berlin', '2026-03-29T12:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25T12:00:00Z', 25],
  ['Australia/Lord_Howe', '2026-04-04T20:00:00Z', 24.5],
  // Midnight is skipped: the day begins at one o'clock.
  ['Africa/Cairo', '2026-04-24T12:00:00Z', 23],
  ['Asia/Beirut', '2026-03-29T12:00:00Z', 23],
])('the day on which the clocks of %s change, %s, has %d hours', (zone, instant, length) => {
  const { day, startsAt, endsAt } = dayAround(zone, new Date(instant));
  expect(hours(startsAt, endsAt)).toBe(length);
  expect([dayIn(zone, startsAt), dayIn(zone, new Date(endsAt.getTime() - 1))]).toEqual([day, day]);
  expect(dayIn(zone, endsAt) > day && dayIn(zone, new Date(startsAt.getTime() - 1)) < day).toBe(true);
});

test('the hours of two years are in their days, also where clocks change', () => {
  const zones = ['Asia/Kolkata', 'America/New_York', 'Africa/Cairo', 'America/Havana', 'Pacific/Chatham'];
  for (const zone of zones) {
    for (let hour = 0; hour < 2 * 365 * 24; hour += 29) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 13));
      const { day, startsAt, endsAt } = dayAround(zone, instant);
      expect(day).toBe(dayIn(zone, instant));
      expect(startsAt <= instant && instant < endsAt).toBe(true);
      expect(dayIn(zone, endsAt) > day && dayIn(zone, startsAt) === day).toBe(true);
    }
  }
});

test('names are filled in', () => {
  expect(fillPage(['## {site}', '{site} at {address}'], { site: 'InTandem', address: 'Kochi' })).toBe(
    '## InTandem\nInTandem at Kochi',
  );
});

test('a line that names an empty setting is left out', () => {
  expect(fillPage(['one', '- Telephone: {phone}', 'two'], { phone: '' })).toBe('one\ntwo');
});

test('characters of a replacement pattern in a setting are literal', () => {
  expect(fillPage(['{site}'], { site: '$& {site}' })).toBe('$& {site}');
});

test('the days until an instant are those of the zone, also when clocks change', () => {
  const days = daysUntil('Asia/Kolkata', { instant: new Date('2026-03-01T18:30:00Z'), count: 3 });
  expect(days.map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(days.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-02-27T18:30:00.000Z',
    '2026-02-28T18:30:00.000Z',
    '2026-03-01T18:30:00.000Z',
  ]);
  const [long, next] = daysUntil('Europe/Berlin', { instant: new Date('2026-10-26T12:00:00Z'), count: 2 });
  expect([long?.day, long?.endsAt]).toEqual(['2026-10-25', next?.startsAt]);
  expect(Number(long?.endsAt) - Number(long?.startsAt)).toBe(25 * 3_600_000);
});

test.each([
  ['1', [], '2'],
  ['9', ['10', '11'], '12'],
  ['May 2026', ['May 2026-2'], 'May 2026-3'],
])('the version after %s has a name of its own', (version, taken, next) => {
  expect(nextVersion(version, new Set(taken))).toBe(next);
});
