import { describe, expect, it } from 'vitest';
import { daysBetween, relativeTimeOf } from './relative-time.ts';

const timeZone = 'Asia/Kolkata';
/** 5:30 pm in Kolkata. */
const now = new Date('2026-03-15T12:00:00Z');
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const ago = (milliseconds: number, at = now) =>
  relativeTimeOf(new Date(at.getTime() - milliseconds), { now: at, timeZone });

describe('relative time', () => {
  it.each([
    [0, { kind: 'now' }],
    [59 * second, { kind: 'now' }],
    [minute, { kind: 'minutes', count: 1 }],
    [hour - 1, { kind: 'minutes', count: 59 }],
    [hour, { kind: 'hours', count: 1 }],
    // The first and the last instant of the day and of the one before it.
    [17.5 * hour, { kind: 'hours', count: 17 }],
    [17.5 * hour + 1, { kind: 'yesterday' }],
    [41.5 * hour, { kind: 'yesterday' }],
    [41.5 * hour + 1, { kind: 'days', count: 2 }],
    [6 * day, { kind: 'days', count: 6 }],
    [7 * day, { kind: 'date' }],
    [800 * day, { kind: 'date' }],
  ] as const)('%d ms ago is %j', (milliseconds, said) => {
    expect(ago(milliseconds)).toEqual(said);
  });

  it('says minutes and few hours across midnight, then yesterday', () => {
    const afterMidnight = new Date('2026-03-15T18:45:00Z');
    expect(ago(30 * minute, afterMidnight)).toEqual({ kind: 'minutes', count: 30 });
    expect(ago(6 * hour - 1, afterMidnight)).toEqual({ kind: 'hours', count: 5 });
    expect(ago(6 * hour, afterMidnight)).toEqual({ kind: 'yesterday' });
  });

  it('takes the days of the time zone', () => {
    const instant = new Date('2026-03-14T20:00:00Z');
    expect(relativeTimeOf(instant, { now, timeZone })).toEqual({ kind: 'hours', count: 16 });
    expect(relativeTimeOf(instant, { now, timeZone: 'UTC' })).toEqual({ kind: 'yesterday' });
  });

  it('counts days across a new year and across a day of 23 hours', () => {
    const newYear = new Date('2026-01-01T12:00:00Z');
    expect(ago(day, newYear)).toEqual({ kind: 'yesterday' });
    expect(daysBetween('2025-12-30', '2026-01-02')).toBe(3);
    const clocksChanged = { now: new Date('2026-03-29T22:00:00Z'), timeZone: 'Europe/London' };
    expect(relativeTimeOf(new Date('2026-03-28T23:30:00Z'), clocksChanged)).toEqual({ kind: 'yesterday' });
  });

  it('takes what is a little ahead for now, and writes the date of what is further ahead', () => {
    expect(ago(-5 * second)).toEqual({ kind: 'now' });
    expect(ago(-hour)).toEqual({ kind: 'now' });
    expect(ago(-hour - 1)).toEqual({ kind: 'date' });
  });
});
