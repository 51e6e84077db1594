/** The parts of a date that is perhaps not complete yet: `1997-03-` has no day. */
export type DateParts = { year: string; month: string; day: string };

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

export function joinDate({ year, month, day }: DateParts): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];

/** The parts that are still to be chosen: all while nothing is chosen. */
export function listMissing(date: DateParts): Part[] {
  return parts.filter((part) => date[part] === '');
}

/** Which sentence says what is missing of a date that was begun; undefined for a whole date and for none. */
export function missingKey(date: DateParts): MissingKey | undefined {
  const missing = listMissing(date);
  if (missing.length === parts.length) return undefined;
  return missingKeys.find((key) => key === missing.join('-'));
}

/** Whether a whole date stands in the calendar: February has no 31st day. */
export function isInCalendar(date: DateParts): boolean {
  const written = joinDate(date);
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
}

const missingKeys = ['day', 'month', 'year', 'day-month', 'day-year', 'month-year'] as const;
type MissingKey = (typeof missingKeys)[number];

/** The first year of birth that is offered. */
export const firstBirthYear = 1930;
