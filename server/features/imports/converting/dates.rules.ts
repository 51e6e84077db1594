type DateOrder = 'day_first' | 'month_first';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Two-digit years from here on belong to the last century: a person who may marry was born before 2030. */
const firstYearOfLastCentury = 30;
/** The years in which somebody who may marry was born. */
const birthYears = { first: 1920, last: 2020 } as const;
/** Spreadsheets count days from this epoch; numbers outside the bounds are no dates of birth: a number of four digits is a year. */
const serialDays = { epoch: Date.UTC(1899, 11, 30), first: 10_000, last: 60_000, ms: 24 * 60 * 60 * 1000 };

/**
 * Reads a calendar date as `YYYY-MM-DD`: `1997-03-14`, `14/03/97`, `14.3.1997`, `14 Mar 1997`, `March 14th, 1997`, or the
 * serial number of a spreadsheet. `order` decides what `03/04/1997` is; a date that is valid only in the other order
 * is null, because then the order may be wrong for all rows. Null when the text is no date.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const cleaned = stripAround(text);
  if (yearOfSerial(cleaned) !== null) return null;
  // "1993-08-01, 33": what follows is the age, or another fact.
  const [first = ''] = cleaned.split(/\s*[,;|(]\s*(?=\(?(?:age\b)?[ :]*\d{2}\b)/);
  return (
    readWhole(cleaned, order) ??
    (first === cleaned ? null : readWhole(first, order)) ??
    readBeforePlace(cleaned, order)
  );
}

const written = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[\s.,'’-]*(?:of )?[a-z]{3,9}[\s.,'’-]*(?:\d{4}|\d{2})|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?[, ]+\d{4}`;
/** A date before the time and the place of the birth: `12.3.96, 5:30 am, Patna`, `1996-03-12 (subah)`, `12 Mar 1996 / Patna`. */
const beforePlace = new RegExp(
  String.raw`^(${written})(?:\s*[,;/|(@&]\s*|\s+(?:at |time )?(?=\d{1,2}[:.]\d{2}\b|[a-z]))(.*)$`,
);

function readBeforePlace(cleaned: string, order: DateOrder): string | null {
  const [, date, rest = ''] = beforePlace.exec(cleaned) ?? [];
  // A second date may be the right one.
  const isOther = /\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\b(?:19|20)\d{2}\b/.test(rest);
  return date === undefined || isOther ? null : readWhole(date, order);
}

function readWhole(cleaned: string, order: DateOrder): string | null {
  const parts = partsOf(cleaned, order);
  return parts === null ? readSerial(cleaned) : dateOf(parts);
}

function partsOf(cleaned: string, order: DateOrder): Parts | null {
  return readYearFirst(cleaned) ?? readNumbers(cleaned, order) ?? readNamedMonth(cleaned);
}

/** Whether a cell is a date that no calendar has: `31.02.1995`, `30 Feb 95`, but not one that only the other order of day and month has. */
export function isImpossibleDate(text: string, order: DateOrder): boolean {
  const parts = partsOf(stripAround(text), order);
  const { day = '', month = '' } = parts ?? {};
  return parts !== null && dateOf(parts) === null && isWithin(day, 31) && isWithin(month, 12);
}

function isWithin(number: string, most: number): boolean {
  return Number(number) >= 1 && Number(number) <= most;
}

/** A cell without what stands around its date: `DOB: 15.03.1995`, `15/3/95 (29 yrs)`, `15-03-1995, 10.30 am`, `15-03-1995 / 29`. */
function stripAround(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      .replace(
        /^(?:dob|d\.o\.b\.?|yob|year of birth|birth year|born(?: (?:on|in))?|janm(?: tithi)?|janam(?: tithi)?|b\.|b(?=[ :-]))\s*[:-]?\s*/,
        '',
      )
      .replace(/\s*\b(?:born|(?:k[aei] |(?:me|mein) )?(?:jana?m|paida(?:ish)?|birth|born))$/, '')
      // "28 (12-03-1998)", "28 yrs / 12-03-1998"
      .replace(
        /^\d{2}\s*(?:y|yrs?|years)?\.?\s*[(/,|;-]+\s*(?=\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}\)?$)([^)]*)\)?$/,
        '$1',
      )
      .replace(/[\s,]*\([^)]*\)\s*$/, '')
      .replace(
        /(?<=^\d{1,2}[-/. ]\d{1,2}[-/. ](?:\d{2}|\d{4}))\s*[,/|-]\s*\d{2}(?:\s*(?:y|yrs?|years)\.?)?$/,
        '',
      )
      .replace(/(\d{4})\s*[,/]\s*\d{2}(?:\s*(?:y|yrs?|years)\.?)?$/, '$1')
      .replace(/[t, ]+(?:at )?\d{1,2}[:.]\d{2}([:.]\d{2}(\.\d+)?)?( ?[ap]\.?m\.?)?z?$/, '')
      .trim()
  );
}

/**
 * The first of January of a cell that says only a year, or the first of a month: `1995`, `c. 1995`, `00/00/1995`, `March 1995`, `03/1995`.
 * Null for any other.
 */
export function readYear(text: string): string | null {
  const cleaned = withoutDoubt(stripAround(text));
  const alone = yearOfSerial(cleaned) ?? readYearAlone(cleaned);
  if (alone !== null) return bornIn({ year: alone, month: '01', day: '01' });
  const [, inMonth, ofYear] = /^(\d{1,2})\s?[-/.]\s?((?:19|20)\d{2})$/.exec(cleaned) ?? [];
  if (inMonth !== undefined) return bornIn({ year: ofYear, month: inMonth, day: '01' });
  const [, first, month] = /^((?:19|20)\d{2})[-/.,\s]+(0[1-9]|1[0-2]|[a-z]{3,9})$/.exec(cleaned) ?? [];
  if (first !== undefined) return bornIn({ year: first, month: numberOfMonth(month), day: '01' });
  const [, named, shown = ''] = /^([a-z]{3,9})[\s,.'’-]*(\d{4}|\d{2})$/.exec(cleaned) ?? [];
  return bornIn({ year: wholeYear(shown), month: monthOf(named), day: '01' });
}

/** A cell without words and signs of doubt: `approx 1995`, `1995?`, `xx/xx/1995`. */
function withoutDoubt(cleaned: string): string {
  return cleaned
    .replace(/^(?:c|ca|circa|about|around|approx(?:imately)?|abt|yr|year)\b[. ]*/, '')
    .replace(/^(?:(?:0{1,2}|x{1,2}|\?{1,2}|-{1,2})[-/. ]){2}/, '')
    .replace(/\s*(?:\?+|['’]|approx\.?)$/, '');
}

/** The year of `1995`, `1995.0`, `'95`, `1995-96`, `1995/1996` and `1995-00-00`. */
function readYearAlone(cleaned: string): string | null {
  const [, year, next] =
    /^((?:19|20)\d{2}|['’]\d{2})(?:\.0+|[-/]00[-/]00|[-/](\d{2}|\d{4}))?$/.exec(cleaned) ?? [];
  // "1995-03" is a month.
  const isOfMonth = next !== undefined && Number(next) >= 1 && Number(next) <= 12;
  return year === undefined || isOfMonth ? null : wholeYear(year.replace(/^['’]/, ''));
}

function wholeYear(shown: string): string {
  return shown.length === 2 ? centuryOf(shown) + shown : shown;
}

function numberOfMonth(month = ''): string {
  return /^\d/.test(month) ? month : monthOf(month);
}

/**
 * The year of a cell that shows dates: a spreadsheet shows it as a day of 1905, or of 1909 where days are counted from 1904 on. No living
 * person was born then.
 */
function yearOfSerial(cleaned: string): string | null {
  const days = /^19(?:05|09)-\d\d-\d\d$/.test(cleaned)
    ? (Date.parse(`${cleaned}T00:00:00Z`) - serialDays.epoch) / serialDays.ms
    : 0;
  const year = cleaned.startsWith('1909') ? days - daysBefore1904 : days;
  return year >= birthYears.first && year <= birthYears.last ? String(year) : null;
}

function bornIn(parts: Parts): string | null {
  const isOfBirth = Number(parts.year) >= birthYears.first && Number(parts.year) <= birthYears.last;
  return isOfBirth ? dateOf(parts) : null;
}

function readYearFirst(text: string): Parts | null {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ??
    /^((?:19|20)\d{2})(0\d|1[0-2])([0-2]\d|3[01])$/.exec(text) ??
    [];
  return year === undefined ? null : { year, month, day };
}

function readNumbers(text: string, order: DateOrder): Parts | null {
  const [, first, second, year] =
    /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text) ??
    [];
  if (year === undefined) return null;
  return order === 'day_first' ? { year, month: second, day: first } : { year, month: first, day: second };
}

function readNamedMonth(text: string): Parts | null {
  const words = text.replaceAll(/[^a-z0-9]+/g, ' ').trim();
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}) (\d{4}|\d{2})$/.exec(words);
  if (dayFirst !== null) return { year: dayFirst[3], month: monthOf(dayFirst[2]), day: dayFirst[1] };
  const yearFirst = /^(\d{4}) ([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?$/.exec(words);
  if (yearFirst !== null) return { year: yearFirst[1], month: monthOf(yearFirst[2]), day: yearFirst[3] };
  const monthFirst = /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4}|\d{2})$/.exec(words);
  if (monthFirst === null) return null;
  return { year: monthFirst[3], month: monthOf(monthFirst[1]), day: monthFirst[2] };
}

function readSerial(text: string): string | null {
  const days = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (days < serialDays.first || days > serialDays.last) return null;
  return new Date(serialDays.epoch + days * serialDays.ms).toISOString().slice(0, 10);
}

/** The day of a bare number in a workbook that counts from 1904 on; any other cell as it is. */
export function readDayOf1904(text: string): string {
  return /^\d{5}$/.test(text) ? (readSerial(String(Number(text) + daysBefore1904)) ?? text) : text;
}

const daysBefore1904 = 1462;

function monthOf(word = ''): string {
  return String(months.indexOf(word.slice(0, 3)) + 1);
}

function centuryOf(year: string): '19' | '20' {
  return Number(year) >= firstYearOfLastCentury ? '19' : '20';
}

type Parts = { year: string | undefined; month: string | undefined; day: string | undefined };

function dateOf({ year = '', month = '', day = '' }: Parts): string | null {
  const text = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
