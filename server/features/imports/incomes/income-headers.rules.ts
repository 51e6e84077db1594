import { plainCell } from '../converting/cells.rules.ts';
import { currencies, foreignIn } from './currencies.rules.ts';
import { type IncomeNotation, periodIn } from './incomes.rules.ts';

type Unit = 'crores' | 'lakhs' | 'thousands' | 'unknown';

/** Words that stand alone in a text of any script. */
function alone(words: string): string {
  return String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`;
}

/** Noughts for a unit: `'000`, `000s`, `x1000`. Behind other digits they are a part of a sum. */
function noughts(digits: string): string {
  return String.raw`(?<![\d,.]|\d')[,.']?(?:${digits})(?:'?s)?(?![\d\p{L}]|[,.]\d)`;
}

const otherMoney =
  'npr|lkr|bdt|pkr|jpy|cny|rmb|hkd|thb|chf|sek|nok|dkk|zar|idr|php|rub|krw|twd|brl|egp|ngn|kes|mur|mvr|iqd|jod|taka|yen|yuan|rand|baht|rou?bles?|pesos?|francs?|lira|riyals?|rials?|dinars?|nepal\\w*|pakistan\\w*|(?:sri ?)?lanka\\w*|bangla\\w*|mauriti\\w*';
const otherPeriods =
  '(?:per |a |/ ?)(?:day|week|hour|quarter|fortnight)|daily|weekly|hourly|quarterly|fortnightly|half ?-?yearly';

/** The words of a header for the unit of the numbers below it; the first unit that fits counts. */
const units: readonly (readonly [Unit, string])[] = [
  ['crores', `${alone('crores?|crs?|karod|karor')}|करोड|കോടി|கோடி|కోట్ల|ಕೋಟಿ`],
  [
    'lakhs',
    `${alone('lakhs?|la[ck]s?|lks?|lkhs?|lp[am]|l')}|${noughts('1?00000|1?,?00,000')}|लाख|ലക്ഷ|லட்ச|లక్ష|ಲಕ್ಷ`,
  ],
  [
    'thousands',
    `${alone('thousands?|thous?|thds?|ths|ks?|ha[zj]+a+r')}|${noughts('1?,?000')}|हज\u093C?ार|ആയിര|ஆயிர|వేల|ಸಾವಿರ`,
  ],
  [
    'unknown',
    `${alone(`millions?|mn|mln|mio|billions?|bn|hundreds?|dozens?|${otherMoney}|${otherPeriods}`)}|${noughts('0000|1?00|10?000|1?0{6,}')}`,
  ],
];
const tests = units.map(([unit, words]) => [unit, new RegExp(words, 'u')] as const);

/** A word where the unit stands: `Salary in …`, `Income (in …)`. */
const unitBehind =
  /(?:\b(?:income|salary|sal|ctc|package|pay|earnings?|annum|month|monthly|p\.?[am])\.?\s+|[([,:/-]\s*)in\s+([\p{L}\p{M}]+)/u;
/** What may stand behind "in" and is no unit. */
const noUnit =
  /^(?:rs|inr|indian|british|american|canadian|australian|rupees?|hand|words?|figures?|numbers?|digits?|india|total|company|brief|details?|the|last|current|job|years?|months?)$/;

/** The unit that the header of a column of incomes states; `unknown` for one that we cannot read, null for none. */
export function unitOfHeader(header: string): Unit | null {
  const plain = currencies.reduce(
    (text, { test }) => text.replaceAll(test, ' '),
    // A limit of the sums is no unit: "Income (50000-100000)".
    plainCell(header).replaceAll(/(?<=[2-9].*)1[0,]{3,}|1[0,]{3,}(?=.*[2-9])/g, ' '),
  );
  const found = tests.find(([, test]) => test.test(plain));
  if (found !== undefined) return found[0];
  const [, unit] = unitBehind.exec(plain) ?? [];
  return unit === undefined || noUnit.test(unit) ? null : 'unknown';
}

const fewNumbers = 3;
/** Sums of rupees beside numbers of lakhs: `550000` and `6`. */
const isOfYear = (number: number) => number >= 100_000;

/** The unit and the period that a header states of its own. */
export function statedBy(header: string): Partial<Pick<IncomeNotation, 'unit' | 'per'>> {
  const [unit, per] = [unitOfHeader(header), periodIn(plainCell(header))];
  // The crores of a header are read with each cell.
  return { ...(unit !== null && unit !== 'crores' && { unit }), ...(per !== null && { per }) };
}

/** The unit and the period of bare numbers: by the header, else lakhs when they are too small for rupees, also beside sums of a year. */
export function notationOf(
  header: string,
  cells: readonly string[],
): { unit: IncomeNotation['unit']; per: IncomeNotation['per'] } {
  const { unit, per = 'year' } = statedBy(header);
  if (unit !== undefined) return { unit, per };
  // Small numbers are no lakhs where the header states crores or another currency.
  if (unitOfHeader(header) !== null || foreignIn(header) !== undefined) return { unit: 'rupees', per };
  const numbers = cells
    .filter((cell) => /^[\d.,]+$/.test(cell))
    .map((cell) => Number(cell.replaceAll(',', '')));
  const small = numbers.filter((number) => number < 200);
  const areSmall = small.length >= fewNumbers && numbers.every((number) => number < 200 || isOfYear(number));
  if (!areSmall) return { unit: 'rupees', per };
  return { unit: per === 'month' ? 'thousands' : 'lakhs', per };
}
