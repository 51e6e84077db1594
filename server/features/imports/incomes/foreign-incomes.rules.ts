import { writeDay } from '#contract/fields/dates.ts';
import { type Currency, currencyIn, foreignIn, ratesOf } from './currencies.rules.ts';
import { unitOfHeader } from './income-headers.rules.ts';
import { type IncomeNotation, periodIn, readIncomeCell, writeOutSum } from './incomes.rules.ts';

type Header = { header: string };
/** A sum in rupees a year with its rate. `guess` says what only its size tells. */
type Converted = { income: string; rate: string; guess?: 'row.monthly_income' | 'row.yearly_income' };

/**
 * A sum in another currency as rupees a year by a fixed rate, with the rate: `AED 8000/month`, `$ 90000 p.a.`, `350 KD`. A period that
 * neither the cell nor the header states is guessed by the size, when that leaves no doubt.
 */
export function readForeignIncome(written: string, { header }: Header = { header: '' }): Converted | null {
  const text = writeOutSum(written);
  const currency = currencyIn(text);
  if (currency === undefined) return null;
  const bare = text.replaceAll(currency.test, ' ').replaceAll(/\s+/g, ' ').trim();
  const read = (per: IncomeNotation['per']) =>
    readIncomeCell(bare, { unit: 'rupees', per, rate: currency.rupees });
  const found = periodFound(text, { header, currency, yearly: highest(read('year')) });
  const income = found === null ? null : read(found.per);
  if (found === null || income === null || isTooSmall(highest(income))) return null;
  const rate = `1 ${currency.code} = ₹${currency.rupees} (${writeDay(ratesOf, { language: 'en' })})`;
  const guess = found.per === 'month' ? 'row.monthly_income' : 'row.yearly_income';
  return found.isGuess ? { income, rate, guess } : { income, rate };
}

/** The larger sum of a range; 0 without any. */
function highest(income: string | null): number {
  return Number(income?.match(/\d+/g)?.at(-1) ?? 0);
}

/** A sum on which no person abroad can live for a year has another unit. */
function isTooSmall(rupees: number): boolean {
  return rupees > 0 && rupees < 36_000;
}

type Sum = Header & { currency: Currency; yearly: number };

/** The period of a sum, and whether only its size tells it; null for a sum that may be of either. */
function periodFound(
  text: string,
  { header, currency, yearly }: Sum,
): { per: IncomeNotation['per']; isGuess: boolean } | null {
  // `readIncomeCell` reads the period of the cell itself.
  if (periodIn(text) !== null) return { per: 'year', isGuess: false };
  const stated = periodIn(header);
  if (stated === 'month') return { per: 'month', isGuess: false };
  if (currency.period === 'month') {
    const per = yearly >= smallestInRupees[stated ?? 'any'] ? 'year' : 'month';
    return { per, isGuess: per !== stated };
  }
  const per = stated ?? periodBySize(yearly / currency.rupees);
  return per === null ? null : { per, isGuess: stated === null };
}

/** Rupees of a year, where a salary is usually one of a month: a larger sum is one of a year. */
const smallestInRupees = { year: 250_000, any: 1_000_000 } as const;

const ofRupees = /₹|\brs\b|\binr\b|rupee|lakh|\bla[ck]s?\b|\blpa\b|crore/i;
const bareSum = /^\s*\d[\d.,]*(?:\s*(?:-|–|to)\s*\d[\d.,]*)?\s*\+?\s*$/;

/**
 * Returns what writes a sum with the currency, its thousands and the crores that only the header of its column states: `120000` under
 * `Income (USD)`. A sum with its own unit stays as it is.
 */
export function unitWriterOf(header: string): (cell: string) => string {
  const ofHeader = unitOfHeader(header);
  const currency = foreignIn(header);
  return (cell) => {
    if (!/\d/.test(cell) || ofRupees.test(cell)) return cell;
    const stated = bareSum.test(cell) ? ofHeader : null;
    // It is no sum in any currency.
    if (stated === 'unknown') return cell;
    const unit = stated === null ? '' : suffixes[stated];
    if (currency !== undefined && currencyIn(cell.toLowerCase()) === undefined)
      return `${cell}${unit} ${currency.code}`;
    return stated === 'crores' ? `${cell}${unit}` : cell;
  };
}

const suffixes = { thousands: ' k', lakhs: ' lakh', crores: ' cr' } as const;

/** A larger sum is no salary of a month, and a smaller one none of a year. */
const smallestOfYear = 20_000;
const largestOfMonth = 10_000;

/** The period of a salary in dollars, pounds or euros that states none, by its size; null for one that may be either. */
function periodBySize(sum: number): 'year' | 'month' | null {
  if (sum >= smallestOfYear) return 'year';
  return sum >= 1000 && sum <= largestOfMonth ? 'month' : null;
}
