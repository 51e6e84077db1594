import { readIncome, undisclosedIncome } from '#contract/fields/annual-income.ts';

const rupeesPerLakh = 100_000;

/** The parts of an income, each written the Indian way. */
export type IncomeWords =
  | { kind: 'undisclosed' }
  | { kind: 'exact'; lakhs: string }
  | { kind: 'between'; from: string; to: string }
  | { kind: 'atLeast'; from: string };

/** Undefined for a text that is no income. */
export function describeIncome(text: string): IncomeWords | undefined {
  if (text === undisclosedIncome.label) return { kind: 'undisclosed' };
  const range = readIncome(text);
  if (range === null || range.from === null) return undefined;
  const { from, to } = range;
  if (from === to) return { kind: 'exact', lakhs: writeLakhs(from, 2) };
  if (to === null) return { kind: 'atLeast', from: writeLakhs(from) };
  return { kind: 'between', from: writeLakhs(from), to: writeLakhs(to) };
}

const numberFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A whole number in the Indian grouping: 150000 is 1,50,000. */
export function writeNumber(number: number): string {
  return numberFormat.format(number);
}

/** 750000 rupees are 7.5 lakhs, or 7.50 with at least two digits. */
export function writeLakhs(rupees: number, digits = 0): string {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return format.format(rupees / rupeesPerLakh);
}

/** Whether an income is one number. */
export function isExactIncome(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The values of a text that contains several, without blank ones. */
export function splitWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Several values as in a sentence: Tamil, English and Malayalam. */
export function joinWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(words);
}

/** English is written as in India. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-IN' : language;
}
