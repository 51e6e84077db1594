type DateOrder = 'day_first' | 'month_first';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Two-digit years from here on belong to the last century: a person who may marry was born before 2030. */
const firstYearOfLastCentury = 30;
/** Spreadsheets count days from this epoch; numbers outside the bounds are no dates of birth. */
const serialDays = { epoch: Date.UTC(1899, 11, 30), first: 1000, last: 60_000, ms: 24 * 60 * 60 * 1000 };

/**
 * Reads a calendar date as `YYYY-MM-DD`: `1997-03-14`, `14/03/97`, `14.3.1997`, `14 Mar 1997`, `March 14th, 1997`, or the
 * serial number of a spreadsheet. `order` decides what `03/04/1997` is; a date that is valid only in the other order
 * is null, because then the order may be wrong for all rows. Null when the text is no date.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const cleaned = text
    .trim()
    .toLowerCase()
    .replace(/[t ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?z?$/, '');
  return (
    readYearFirst(cleaned) ?? readNumbers(cleaned, order) ?? readNamedMonth(cleaned) ?? readSerial(cleaned)
  );
}

function readYearFirst(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  return year === undefined ? null : dateOf({ year, month, day });
}

function readNumbers(text: string, order: DateOrder): string | null {
  const [, first, second, year] =
    /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  return order === 'day_first'
    ? dateOf({ year, month: second, day: first })
    : dateOf({ year, month: first, day: second });
}

function readNamedMonth(text: string): string | null {
  const words = text.replaceAll(/[^a-z0-9]+/g, ' ').trim();
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}) (\d{4}|\d{2})$/.exec(words);
  if (dayFirst !== null) return dateOf({ year: dayFirst[3], month: monthOf(dayFirst[2]), day: dayFirst[1] });
  const monthFirst = /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4}|\d{2})$/.exec(words);
  if (monthFirst === null) return null;
  return dateOf({ year: monthFirst[3], month: monthOf(monthFirst[1]), day: monthFirst[2] });
}

function readSerial(text: string): string | null {
  const days = /^\d{4,5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (days < serialDays.first || days > serialDays.last) return null;
  return new Date(serialDays.epoch + days * serialDays.ms).toISOString().slice(0, 10);
}

function monthOf(word = ''): string {
  return String(months.indexOf(word.slice(0, 3)) + 1);
}

type Parts = { year: string | undefined; month: string | undefined; day: string | undefined };

function dateOf({ year = '', month = '', day = '' }: Parts): string | null {
  const century = Number(year) >= firstYearOfLastCentury ? '19' : '20';
  const text = `${year.length === 2 ? century + year : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
