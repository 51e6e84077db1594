/**
 * Where and in which language dates are written: the time zone of the site, and the language of the reader. For a reader in
 * another time zone, `namesZone`, each time of day says whose clock it is: 5:30 pm IST.
 */
export type DatePlace = { timeZone: string; language: string; namesZone?: boolean };

type Instant = Date | string;
type Write = (instant: Instant) => string;

/**
 * The one style of dates and times, in mails and documents and on screens. An instant is a `Date` or ISO 8601. The clock has
 * twelve hours, as India reads it. Every screen and the server write the same, so what the server renders stays when the
 * browser's script starts: the parts are put together here, because browsers join them differently.
 */
export type Dates = {
  /** 14 March 1997 */
  writeDate: Write;
  /** Friday, 14 March 1997 */
  writeLongDate: Write;
  /** 14 Mar 1997 */
  writeShortDate: Write;
  /** March 1997 */
  writeMonthAndYear: Write;
  /** 14 Mar, for a place without room whose year is known */
  writeDayAndMonth: Write;
  /** 5:30 pm */
  writeTime: Write;
  /** 14 March 1997, 5:30 pm */
  writeDateTime: Write;
  /** Friday, 14 March 1997, 5:30 pm IST: nobody has to ask which clock is meant */
  writeExactTime: Write;
};

const styles = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  monthAndYear: { month: 'long', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  zonedTime: { hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const madeDates = new Map<string, Dates>();

/** How dates are written at a place. */
export function datesAt(place: DatePlace): Dates {
  const key = [place.timeZone, place.language, place.namesZone === true].join(' ');
  const dates = madeDates.get(key) ?? makeDates(place);
  madeDates.set(key, dates);
  return dates;
}

function makeDates(place: DatePlace): Dates {
  const [date, shortDate] = [writerOf('date', place), writerOf('shortDate', place)];
  const [dayAndMonth, weekday] = [writerOf('dayAndMonth', place), writerOf('weekday', place)];
  const zonedTime = writerOf('zonedTime', place);
  const time = place.namesZone === true ? zonedTime : writerOf('time', place);
  return {
    writeDate: date,
    writeLongDate: (at) => `${weekday(at)}, ${date(at)}`,
    writeShortDate: shortDate,
    writeMonthAndYear: writerOf('monthAndYear', place),
    writeDayAndMonth: dayAndMonth,
    writeTime: time,
    writeDateTime: (at) => `${date(at)}, ${time(at)}`,
    writeExactTime: (at) => `${weekday(at)}, ${date(at)}, ${zonedTime(at)}`,
  };
}

function writerOf(style: keyof typeof styles, { timeZone, language }: DatePlace): Write {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...styles[style], timeZone });
  // Some browsers separate time and "pm" by spaces that do not break.
  return (instant) => format.format(new Date(instant)).replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** English is written as in India. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-IN' : language;
}

/** A calendar date `YYYY-MM-DD` in one of the styles; the text itself when it is no date. */
export function writeDay(
  day: string,
  { language, style = 'writeDate' }: { language: string; style?: CalendarStyle },
): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? day : datesAt({ timeZone: 'UTC', language })[style](instant);
}

type CalendarStyle =
  | 'writeDate'
  | 'writeLongDate'
  | 'writeShortDate'
  | 'writeMonthAndYear'
  | 'writeDayAndMonth';

const usDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar date as the documents ask for it where a story is reviewed: Saturday, February 14, 2026. */
export function writeUsDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? day : usDay.format(instant);
}

/** The name of a month from 1 to 12. */
export function writeMonth(month: number, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2000, month - 1, 1));
}

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return calendarOf(timeZone).format(instant);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes `YYYY-MM-DD`, and other ICU versions keep it. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
}
