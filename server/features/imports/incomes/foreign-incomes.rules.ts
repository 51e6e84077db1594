import { writeDay } from '#contract/fields/dates.ts';
import { type IncomeNotation, readIncomeCell, writeOutSum } from './incomes.rules.ts';

/**
 * Rupees for one unit of a currency, rounded, from the reference rates that the Reserve Bank of India and the central banks of the Gulf
 * published around this day. They are fixed: an income of a sheet is approximate, and the same sheet has to give the same rows.
 */
const ratesOf = '2026-06-01';

const rates: Readonly<Record<string, { rupees: number; words: string; period: 'month' | 'year' | null }>> = {
  AED: { rupees: 23, words: String.raw`aed|dirhams?|dhs?`, period: 'month' },
  SAR: { rupees: 22.5, words: String.raw`sar|sr|saudi riyals?`, period: 'month' },
  QAR: { rupees: 23.3, words: String.raw`qar|qr|qatari riyals?`, period: 'month' },
  OMR: { rupees: 220, words: String.raw`omr|ro|omani riyals?|omani rials?`, period: 'month' },
  KWD: { rupees: 275, words: String.raw`kwd|kd|kuwaiti dinars?`, period: 'month' },
  BHD: { rupees: 225, words: String.raw`bhd|bd|bahraini dinars?`, period: 'month' },
  USD: { rupees: 85, words: String.raw`usd|us ?\$|\$|(?:us )?dollars?`, period: null },
  GBP: { rupees: 113, words: String.raw`gbp|£|pounds?`, period: null },
  EUR: { rupees: 96, words: String.raw`eur|€|euros?`, period: null },
  CAD: { rupees: 62, words: String.raw`cad|c\$|canadian dollars?`, period: null },
  AUD: { rupees: 55, words: String.raw`aud|a\$|australian dollars?`, period: null },
  NZD: { rupees: 50, words: String.raw`nzd|nz\$|new zealand dollars?`, period: null },
  SGD: { rupees: 65, words: String.raw`sgd|s\$|singapore dollars?`, period: 'month' },
  MYR: { rupees: 20, words: String.raw`myr|rm|ringgit`, period: 'month' },
};

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

const ofRupees = /₹|\brs\b|\binr\b|rupee|lakh|\bla[ck]s?\b|\blpa\b|crore/i;

/**
 * A sum with the currency, the period and the crores that only the header of its column states: `120000` under `Income (USD)`. A sum with
 * its own unit stays as it is.
 */
export function withUnitOfHeader(cell: string, header: string): string {
  if (!/\d/.test(cell) || ofRupees.test(cell)) return cell;
  if (/₹|\brs\b|\binr\b|rupee/i.test(header)) return cell;
  const currencyIn = (text: string) =>
    mostParticular(currencies.filter(({ test }) => text.search(test) !== -1));
  const currency = currencyIn(header.toLowerCase());
  if (currency !== undefined && currencyIn(cell.toLowerCase()) === undefined)
    return `${cell} ${currency.code}${periodOf(header)}`;
  return /\bcrores?\b|\bcr\b/i.test(header) && /^\s*\d+(?:\.\d+)?\s*$/.test(cell) ? `${cell} cr` : cell;
}

function periodOf(header: string): string {
  if (/month|\bp\.? ?m\b/i.test(header)) return ' per month';
  return /year|annum|annual|\bp\.? ?a\b/i.test(header) ? ' per year' : '';
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
