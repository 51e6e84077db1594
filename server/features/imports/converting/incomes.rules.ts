/** The unit and period of a column's bare numbers. `rate` is rupees for one unit of the sheet's currency. */
export type IncomeNotation = {
  unit: 'rupees' | 'thousands' | 'lakhs';
  per: 'year' | 'month';
  rate?: number | undefined;
};

const factors = { rupees: 1, thousands: 1000, lakhs: 100_000 } as const;
const monthsOfYear = 12;
/** A smaller yearly sum, other than 0, is no sum of rupees: the number probably has another unit. */
const smallestSum = 1000;
const largestSum = 1_000_000_000;

const number = String.raw`(\d+(?:\.\d+)?)`;
const word = String.raw`\s*(lakhs?|lacs?|lpa|lpm|l|crores?|cr|k|thousands?)?`;
const single = new RegExp(`^${number}${word}$`);
const range = new RegExp(String.raw`^${number}${word}\s*(?:-|–|to)\s*${number}${word}$`);

/**
 * Reads an income as rupees a year, as the profile has it: `600000`, `500000-700000`, `1000000-` (and more). Understands
 * `6 LPA`, `₹ 50,000 per month`, `1.2 crore`, `5 to 7 lakh`, `below 2 lakh`, `10 lakh +`. Null when the text is no income.
 */
export function readIncomeCell(text: string, notation: IncomeNotation): string | null {
  const plain = text.trim().toLowerCase();
  const isMonthly = /month|\bp\.?m\b|lpm|\/m\b/.test(plain);
  const isYearly = /year|annum|annual|\bp\.?a\b|lpa|\/y/.test(plain);
  const per = isMonthly || (!isYearly && notation.per === 'month') ? monthsOfYear : 1;
  const sum = (digits: string, unit: string | undefined) => {
    const factor = unit === undefined ? factors[notation.unit] : factorOf(unit);
    return Math.round(Number(digits) * factor * per * (notation.rate ?? 1));
  };
  const bare = stripWords(plain);
  const [, low, lowUnit, high, highUnit] = range.exec(bare) ?? [];
  if (low !== undefined && high !== undefined) {
    return rangeOf(sum(low, lowUnit ?? highUnit), sum(high, highUnit ?? lowUnit));
  }
  return readSingle(bare, { plain, sum });
}

function readSingle(
  bare: string,
  { plain, sum }: { plain: string; sum: (digits: string, unit: string | undefined) => number },
): string | null {
  const [, digits, unit] = single.exec(bare) ?? [];
  if (digits === undefined) return null;
  const rupees = sum(digits, unit);
  if (!isSum(rupees)) return null;
  if (/^(below|under|less|up ?to|<)/.test(plain)) return `0-${rupees}`;
  if (/^(above|over|more|>)|\+|above|more/.test(plain)) return `${rupees}-`;
  return String(rupees);
}

/** Removes everything but numbers and their units. */
function stripWords(plain: string): string {
  return plain
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/₹|\$|\brs\.?|\binr\b|\busd\b|\brupees?\b|\/-|\+/g, ' ')
    .replaceAll(
      /\b(?:per|a|an|p)\b\.?|\b(?:month(?:ly)?|year(?:ly)?|annum|annual(?:ly)?|p\.?m|p\.?a|m)\b\.?|\//g,
      ' ',
    )
    .replaceAll(
      /\b(?:below|under|less than|up ?to|above|over|more than|and above|and more|more|approx|about|around)\b|[<>~]/g,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function factorOf(unit: string): number {
  if (unit.startsWith('cr')) return 10_000_000;
  return unit.startsWith('l') ? factors.lakhs : factors.thousands;
}

function rangeOf(from: number, to: number): string | null {
  return isSum(from) && isSum(to) && from <= to ? `${from}-${to}` : null;
}

function isSum(rupees: number): boolean {
  return rupees === 0 || (rupees >= smallestSum && rupees <= largestSum);
}
