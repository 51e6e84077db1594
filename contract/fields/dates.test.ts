import { describe, expect, it } from 'vitest';
import { datesAt, dayIn, writeDay, writeMonth, writeUsDay } from './dates.ts';

const kolkata = datesAt({ timeZone: 'Asia/Kolkata', language: 'en' });
/** Midnight between 14 and 15 March in Kolkata. */
const midnight = '1997-03-14T18:30:00Z';

describe('dates', () => {
  it('are written in one style', () => {
    const at = '1997-03-14T12:00:00Z';
    const written = {
      writeDate: '14 March 1997',
      writeLongDate: 'Friday, 14 March 1997',
      writeShortDate: '14 Mar 1997',
      writeMonthAndYear: 'March 1997',
      writeDayAndMonth: '14 Mar',
      writeTime: '5:30 pm',
      writeDateTime: '14 March 1997, 5:30 pm',
      writeExactTime: 'Friday, 14 March 1997, 5:30 pm IST',
    } as const;
    for (const [style, text] of Object.entries(written)) {
      // The keys are those of the object above.
      expect(kolkata[style as keyof typeof written](at)).toBe(text);
    }
  });

  it('change at the midnight of the time zone, and midnight and noon are twelve', () => {
    const before = new Date(Date.parse(midnight) - 60_000);
    expect(kolkata.writeDateTime(before)).toBe('14 March 1997, 11:59 pm');
    expect(kolkata.writeDateTime(midnight)).toBe('15 March 1997, 12:00 am');
    expect(kolkata.writeTime('1997-03-14T06:30:00Z')).toBe('12:00 pm');
    expect(datesAt({ timeZone: 'America/New_York', language: 'en' }).writeDate(midnight)).toBe(
      '14 March 1997',
    );
  });

  it('follow the clock of a zone when it changes, and the year of the zone', () => {
    const london = datesAt({ timeZone: 'Europe/London', language: 'en' });
    expect(london.writeTime('2026-03-29T00:30:00Z')).toBe('12:30 am');
    expect(london.writeTime('2026-03-29T01:30:00Z')).toBe('2:30 am');
    expect(kolkata.writeDate('2025-12-31T18:30:00Z')).toBe('1 January 2026');
    expect(london.writeDate('2025-12-31T18:30:00Z')).toBe('31 December 2025');
  });

  it('have plain spaces alone', () => {
    for (const write of Object.values(kolkata)) expect(write(midnight)).not.toMatch(/[\u00A0\u202F]/);
  });

  it('name the zone for a reader who is elsewhere', () => {
    const away = datesAt({ timeZone: 'Asia/Kolkata', language: 'en', namesZone: true });
    expect(away.writeTime(midnight)).toBe('12:00 am IST');
    expect(away.writeDateTime(midnight)).toBe('15 March 1997, 12:00 am IST');
    expect(away.writeDate(midnight)).toBe('15 March 1997');
  });

  it('are written in the language of the reader', () => {
    expect(datesAt({ timeZone: 'Asia/Kolkata', language: 'de' }).writeDate(midnight)).toBe('15. März 1997');
  });
});

describe('calendar dates', () => {
  it('have no time zone', () => {
    expect(writeDay('1997-03-14', { language: 'en' })).toBe('14 March 1997');
    expect(writeDay('2024-02-29', { language: 'en', style: 'writeLongDate' })).toBe(
      'Thursday, 29 February 2024',
    );
    expect(writeDay('2026-01-01', { language: 'en', style: 'writeDayAndMonth' })).toBe('1 Jan');
  });

  it('are left as they are when they are none', () => {
    expect(writeDay('not yet', { language: 'en' })).toBe('not yet');
  });

  it('are in the long US format where a story is reviewed', () => {
    expect(writeUsDay('2026-02-14')).toBe('Saturday, February 14, 2026');
    expect(writeUsDay('soon')).toBe('soon');
  });

  it('name their months', () => {
    expect([1, 9, 12].map((month) => writeMonth(month, 'en'))).toEqual(['January', 'September', 'December']);
  });
});

it('knows the calendar day of an instant in a time zone', () => {
  expect(dayIn('Asia/Kolkata', new Date(midnight))).toBe('1997-03-15');
  expect(dayIn('UTC', new Date(midnight))).toBe('1997-03-14');
});
