import { writeDay } from '#contract/fields/dates.ts';
import { type IncomeNotation, readIncomeCell, writeOutSum } from './incomes.rules.ts';
import { rates, ratesOf } from './rates.rules.ts';

const currencies = Object.entries(rates).map(([code, { words, ...rate }]) => ({
  code,
  ...rate,
  test: new RegExp(String.raw`(?<![a-z])(?:${words})(?![a-z])`, 'gi'),
}));

const periods = /month|\bp\.? ?m\b|\/ ?m|year|annum|annual|\bp\.? ?a\b|\/ ?y/i;

/**
 * A sum in another currency as rupees a year by a fixed rate, with the rate: `AED 8000/month`, `$ 90000 p.a.`, `350 KD`. Without a period
 * a salary of the Gulf is one of a month; of any other currency its size says the period, when it leaves no doubt.
 */
export function readForeignIncome(written: string): { income: string; rate: string } | null {
  const text = writeOutSum(written);
  const found = currencies.filter(({ test }) => text.search(test) !== -1);
  const currency = mostParticular(found);
  if (currency === undefined) return null;
  const { code, rupees, period, test } = currency;
  const per = period ?? (periods.test(text) ? 'year' : periodBySize(text));
  if (per === null) return null;
  const notation: IncomeNotation = { unit: 'rupees', per, rate: rupees };
  const income = readIncomeCell(text.replaceAll(test, ' ').replaceAll(/\s+/g, ' ').trim(), notation);
  return income === null
    ? null
    : { income, rate: `1 ${code} = ₹${rupees} (${writeDay(ratesOf, { language: 'en' })})` };
}

/** A larger sum is no salary of a month, and a smaller one none of a year. */
const smallestOfYear = 20_000;
const largestOfMonth = 10_000;

/** The period of a salary in dollars, pounds or euros that states none, by its size; null for one that may be either. */
function periodBySize(text: string): 'year' | 'month' | null {
  const [, digits = '', thousands] = /(\d[\d,.]*)\s*(k)?/i.exec(text) ?? [];
  const sum = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  if (sum >= smallestOfYear) return 'year';
  return sum >= 1000 && sum <= largestOfMonth ? 'month' : null;
}

type Currency = (typeof currencies)[number];

/** The one currency; "C$" has the sign of the dollar, too. */
function mostParticular(found: readonly Currency[]): Currency | undefined {
  const [one, other] = found.length > 1 ? found.filter(({ code }) => code !== 'USD') : found;
  return other === undefined ? one : undefined;
}
