import { readIncome, undisclosedIncome } from '#contract/annual-income.ts';

const centimetresPerInch = 2.54;
const inchesPerFoot = 12;
const rupeesPerLakh = 100_000;

/** A height in feet and inches, to the nearest inch. */
export function feetOf(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** An income as it is said: each part in the Indian manner. Undefined for what is no income. */
export type IncomeWords =
  | { kind: 'undisclosed' }
  | { kind: 'exact'; rupees: string; lakhs: string }
  | { kind: 'between'; from: string; to: string }
  | { kind: 'atLeast'; from: string };

export function describeIncome(text: string): IncomeWords | undefined {
  if (text === undisclosedIncome.label) return { kind: 'undisclosed' };
  const range = readIncome(text);
  if (range === null || range.from === null) return undefined;
  const { from, to } = range;
  if (from === to) return { kind: 'exact', rupees: writeRupees(from), lakhs: writeLakhs(from, 2) };
  if (to === null) return { kind: 'atLeast', from: writeLakhs(from, 0) };
  return { kind: 'between', from: writeLakhs(from, 0), to: writeLakhs(to, 0) };
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** 150000 is 1,50,000. */
export function writeRupees(rupees: number): string {
  return rupeeFormat.format(rupees);
}

/** 750000 is 7.50 lakhs with two digits at least, 7.5 with none. */
function writeLakhs(rupees: number, digits: number): string {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return format.format(rupees / rupeesPerLakh);
}

/** Whether an income is one number. */
export function isExactIncome(text: string): boolean {
  return /^\d+$/.test(text);
}

/** A calendar date as day, long month, year: 14 March 1997. The text itself when it is no date. */
export function writeDay(date: string, language: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(instant);
}

/** The values of a text that holds several, without blanks. */
export function splitWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Several values as a sentence has them: Tamil, English and Malayalam. */
export function joinWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(words);
}

/** English is India's. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-IN' : language;
}
