import { tidyLine } from '#contract/fields/tidy-line.ts';

/** Money of a cell in paise, and whether the bank marked it as a credit or a debit. */
export type MarkedAmount = { paise: number; mark: 'credit' | 'debit' | null };

const currency = /(?:₹|(?<![a-z])(?:rs|re|inr|rupees?)(?![a-z])\.?)/gi;
/** What closes an amount on a cheque, also before its mark: `1500/-`, `1500 only`, `1500/- only`. */
const closing = /(?:\s*(?:\/[-=]|only\.?))+$/i;
const markAtEnd = /[\s(]*(?<![a-z])(cr|dr|credit|debit|c|d)\.?\)?$/i;
const markAtBeginning = /^\(?(cr|dr|credit|debit)(?![a-z])\.?\)?\s*/i;
/**
 * Digits in western or Indian groups, the last of three digits, and paise after a dot; more decimals are zeros. So `15,00` is no amount:
 * where the comma stands before the paise it is ₹15, and nothing else says so.
 */
const number = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,13})(?:\.(\d{1,2})0*|\.)?$/;

/** A cell that is longer is no amount and no date, and is not searched for one. */
const longestValue = 60;

/**
 * Reads `1,50,000.00`, `₹1,500`, `INR1500`, `Rs.1500/-`, `1500Cr`, `="1500.00"`, `(250.00)` and `-250`. Null for an empty cell and for any
 * other text.
 */
export function readAmount(cell: string): MarkedAmount | null {
  if (cell.length > longestValue) return null;
  const text = tidyLine(cell)
    .replace(/^=(?=")/, '')
    .replaceAll(currency, '')
    .replaceAll(/[\s'"`]+/g, ' ')
    .trim()
    .replace(closing, '');
  const marked = markAtEnd.exec(text) ?? markAtBeginning.exec(text);
  const unmarked = text
    .replace(markAtEnd, '')
    .replace(markAtBeginning, '')
    .replace(closing, '')
    .replaceAll(' ', '');
  const { isNegative, digits } = takeSign(unmarked);
  const parts = number.exec(digits);
  if (parts === null) return null;
  const [, whole = '', decimals = ''] = parts;
  const paise = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return { paise, mark: markOf(marked?.[1]?.toLowerCase(), isNegative) };
}

function takeSign(text: string): { isNegative: boolean; digits: string } {
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined) return { isNegative: true, digits: inBrackets };
  return { isNegative: /^-|-$/.test(text), digits: text.replaceAll(/^[+-]|[+-]$/g, '') };
}

function markOf(written: string | undefined, isNegative: boolean): MarkedAmount['mark'] {
  if (written?.startsWith('d') === true || isNegative) return 'debit';
  return written === undefined ? null : 'credit';
}

/** Reads the direction of a line from a column of its own: `CR`, `Credit`, `C`, `D`, `Debit`. */
export function readDirection(cell: string): MarkedAmount['mark'] {
  const text = tidyLine(cell).toLowerCase();
  if (/^(?:c|cr|credit|deposit|\+)\b|^\+$/.test(text)) return 'credit';
  return /^(?:d|dr|debit|withdrawal)\b|^-$/.test(text) ? 'debit' : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const byNumbers = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})\b/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const byName = /^(\d{1,2})[/.\- ]?([a-z]{3})[a-z]*[/.\- ,]*(\d{4}|\d{2})\b/i;
const nameFirst = /^([a-z]{3})[a-z]*[. ]+(\d{1,2}),? +(\d{4})\b/i;

/**
 * Reads the date of a line, with or without a time after it, as `YYYY-MM-DD`: `22/11/2026`, `22-11-26`, `22-Nov-2026`, `2026-11-22`,
 * `Nov 22, 2026`. Indian banks write the day first; a second number above 12 can only be the day. Null for any other text.
 */
export function readDate(cell: string): string | null {
  if (cell.length > longestValue) return null;
  const text = tidyLine(cell)
    .replaceAll(/^=|['"]/g, '')
    .trim();
  const iso = yearFirst.exec(text);
  if (iso !== null) return writeDate({ year: iso[1], month: Number(iso[2]), day: Number(iso[3]) });
  const numbers = byNumbers.exec(text);
  if (numbers !== null) {
    const [, first, second, year] = numbers;
    const [one, other] = [Number(first), Number(second)];
    return writeDate(other > 12 ? { year, month: one, day: other } : { year, month: other, day: one });
  }
  const named = byName.exec(text);
  if (named !== null) return writeDate({ year: named[3], month: monthOf(named[2]), day: Number(named[1]) });
  const american = nameFirst.exec(text);
  if (american === null) return null;
  return writeDate({ year: american[3], month: monthOf(american[1]), day: Number(american[2]) });
}

function monthOf(name = ''): number {
  return months.indexOf(name.toLowerCase()) + 1;
}

type Written = { year: string | undefined; month: number; day: number };

function writeDate({ year: written = '', month, day }: Written): string | null {
  const year = written.length === 2 ? 2000 + Number(written) : Number(written);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1990 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}
