import { writeFractions } from './fractions.rules.ts';

/** The unit and period of a column's bare numbers. `rate` is rupees for one unit of the sheet's currency. */
export type IncomeNotation = {
  unit: 'rupees' | 'thousands' | 'lakhs' | 'unknown';
  per: 'year' | 'month';
  rate?: number | undefined;
};

/** A bare number of an unknown unit is no sum. */
const factors = { rupees: 1, thousands: 1000, lakhs: 100_000, unknown: Number.NaN } as const;
const monthsOfYear = 12;
/** A smaller yearly sum, other than 0, is no sum of rupees: the number probably has another unit. */
const smallestSum = 1000;
const largestSum = 1_000_000_000;

/** Numbers of romanised Hindi before lakhs and the like. */
const spokenNumbers = [
  ['1.5', 'dedh|derh'],
  ['1.25', 'sava|sawa'],
  ['2.5', 'dha+i|adha+i|arha+i'],
  ['1.75', 'paune do'],
  ['3.5', 'sa+[dr]he (?:teen|tin)'],
  ['4.5', 'sa+[dr]he cha+r'],
  ['1', 'ek'],
  ['2', 'do'],
  ['3', 'teen|tin'],
  ['4', 'cha+r'],
  ['5', 'pa+n?ch'],
  ['10', 'das'],
  ['15', 'pandrah'],
  ['20', 'bees'],
].map(([number, words]) => ({
  number,
  test: new RegExp(String.raw`\b(?:${words}) +(?=lakh|la[ck]|k\b|cr)`, 'g'),
}));
const wordsOfSums: readonly (readonly [written: string, words: RegExp])[] = [
  // The words of the scripts in which people write sums, with their endings.
  [' lakh ', /(?:लाख|ലക്ഷ|லட்ச|லக்ஷ|లక్ష|ಲಕ್ಷ|লাখ|লক্ষ|લાખ|ਲੱਖ)[\p{L}\p{M}]*/gu],
  [' k ', /(?:हज\u093C?ार|ആയിര|ஆயிர|వేల|ಸಾವಿರ|হাজার|હજાર|ਹਜ\u0A3C?ਾਰ)[\p{L}\p{M}]*/gu],
  [' cr ', /(?:करोड|കോടി|கோடி|కోట్ల|ಕೋಟಿ|কোটি|કરોડ|ਕਰੋੜ)[\p{L}\p{M}]*/gu],
  [' month ', /(?:प्रति )?(?:मासिक|माह|महीन|മാസ|மாத|నెల|ತಿಂಗಳ)[\p{L}\p{M}]*/gu],
  [' year ', /(?:प्रति )?(?:वार्षिक|सालाना|साल|वर्ष|വാർഷിക|വർഷ|ஆண்டு|வருட|సంవత్సర|వార్షిక|ವರ್ಷ|ವಾರ್ಷಿಕ)[\p{L}\p{M}]*/gu],
  ['lpa', /\bl\.p\.a\b\.?/g],
  [' rs ', /रुपय[\p{L}\p{M}]*|रुपए|രൂപ|ரூபாய்|రూపాయ[\p{L}\p{M}]*|ರೂಪಾಯಿ/gu],
  [' k', /(?:\b|(?<=\d))ha[zj]+a+r\b/g],
  ['cr', /\b(?:karod|karor|kror)\b/g],
  ['month', /\b(?:har |prati ?|per )?(?:mahin[ae]|maheen[ae]|ma+h|mnth|mth|ma+s?h?ik)\b\.?/g],
  ['year', /\b(?:sa+la+na|saal|va+rshik|prati varsh|barshik|yrly|yr)\b\.?/g],
  [' to ', /(?<=\d|\b(?:k|lakhs?|lacs?)) se (?=\d)/g],
  [
    ' ',
    /\b(?:ctc|pkg|package|salary|sal|income|pay|in ?hand|take[ -]?home|nett?|gross|before tax|after tax|only|fixed|variable|incl(?:uding|usive|\.)?[a-z ,&]*|earns?|earning|tankhwah?|kamai|a+mdani|vetan|lagbhag|kareeb)\b[.: ]*/g,
  ],
];

/** Numbers in English words before lakhs and the like, and in a range of them. */
const englishNumbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const anyNumber = new RegExp(String.raw`\b(${englishNumbers.join('|')})\b`, 'g');
const unitOfSum = /\b(?:lakhs?|la[ck]s?|lks?|crores?|cr|thousands?)\b/;

/** `two & half lakhs` is `2.5 lakhs`, `five to six lakhs` is `5 to 6 lakhs`. A text without a unit stays as it is. */
function writeOutEnglish(plain: string): string {
  if (!unitOfSum.test(plain)) return plain;
  return plain
    .replaceAll(anyNumber, (word) => String(englishNumbers.indexOf(word) + 1))
    .replaceAll(/\b(\d+)\s*(?:and|&|n)\s*(?:an?\s+)?half\b/g, '$1.5')
    .replaceAll(/(?:\bhalf\s+(?:an?\s+)?|(?<![\d/])1\/2\s*)(?=la|lk|cr)/g, '0.5 ');
}

const crores = 'crores?|cr';
const lakhs = 'lakhs?|la[ck]s?|lahs?|lahks?|lkhs?|lks?|lakss?|l';
const thousands = 'thousands?|k';

/** A whole number of one unit and what follows of a smaller one, the smallest pair first, so that three units become one, too. */
const twoUnits = [
  { unit: 'lakh', units: lakhs, parts: thousands, of: 100 },
  { unit: 'crore', units: crores, parts: lakhs, of: 100 },
  { unit: 'crore', units: crores, parts: thousands, of: 10_000 },
].map(({ units, parts, ...pair }) => ({
  ...pair,
  test: new RegExp(
    String.raw`(?<!\d[.,]?)(\d{1,4}) ?(?:${units})(?![a-z])\.?,? ?(?:(?:and|&|n|aur) ?)?(\d{1,2}(?:\.\d+)?) ?(?:${parts})(?![a-z])\.?`,
    'g',
  ),
}));

/** `8 lakhs 50 thousand` is `8.5 lakh`. In a month that is two sums: `12 lakh 80k pm`. */
function joinUnits(plain: string): string {
  const most = periodIn(plain) === 'month' ? largestOfMonth : largestSum;
  return twoUnits.reduce(
    (sum, { unit, of, test }) =>
      sum.replaceAll(test, (...[whole = '', first, rest]: string[]) => {
        const joined = Number(first) + Number(rest) / of;
        return joined * factorOf(unit) < most ? `${joined} ${unit}` : whole;
      }),
    plain,
  );
}

/** A sum in the words that are read: `25 hazar mahina` is `25 k month`, `dedh lakh` is `1.5 lakh`, `4 se 6 lakh` is `4 to 6 lakh`. */
export function writeOutSum(text: string): string {
  const plain = wordsOfSums.reduce(
    (sum, [written, words]) => sum.replaceAll(words, written),
    writeOutEnglish(writeFractions(text).normalize('NFKC').trim().toLowerCase()),
  );
  const written = spokenNumbers
    .reduce((sum, { number, test }) => sum.replaceAll(test, `${number} `), plain)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return joinUnits(written);
}

const foreign =
  /\$|€|£|\b(?:usd|eur|gbp|aed|dirhams?|dhs|sar|riyals?|qar|omr|kwd|dinars?|bhd|aud|cad|sgd|dollars?|euros?|pounds?)\b/;

const number = String.raw`(\d+(?:\.\d+)?)`;
const word = String.raw`\s*(${lakhs}|lpa|lpm|${crores}|${thousands})?`;
const single = new RegExp(`^${number}${word}$`);
const range = new RegExp(String.raw`^${number}${word}\s*(?:-|–|to)\s*${number}${word}$`);

/**
 * Reads an income as rupees a year, as the profile has it: `600000`, `500000-700000`, `1000000-` (and more). Understands
 * `6 LPA`, `₹ 50,000 per month`, `1.2 crore`, `5 to 7 lakh`, `below 2 lakh`, `10 lakh +`. Null when the text is no income.
 */
export function readIncomeCell(text: string, notation: IncomeNotation): string | null {
  const plain = writeOutSum(text);
  // A sum in another currency is none in rupees; the mapping of a foreign sheet has its rate.
  if (notation.rate === undefined && foreign.test(plain)) return null;
  return readSum(plain, notation);
}

/** A smaller sum without a period is one of a month. */
const smallestOfYear = 100_000;
const smallestOfMonth = 3000;

/** The sum of a year when a cell has a bare sum that is one of a month: `25000/-` where others have lakhs. Null for any other. */
export function readMonthly(text: string, notation: IncomeNotation): string | null {
  const plain = writeOutSum(text);
  if (statesPeriod(plain) || notation.per !== 'year' || notation.rate !== undefined) return null;
  const income = /^\D*\d[\d,]*(?:[^\d.]+\d[\d,]*)?[^\d.]*$/.test(plain)
    ? readIncomeCell(text, notation)
    : null;
  return income !== null && areOfMonth(income.match(/\d+/g) ?? [])
    ? income.replaceAll(/\d+/g, (sum) => String(Number(sum) * monthsOfYear))
    : null;
}

/** Whether sums are too small for a year; nothing alone is no sum. */
function areOfMonth(sums: readonly string[]): boolean {
  const rupees = sums.map(Number).filter((sum) => sum !== 0);
  return rupees.length > 0 && rupees.every((sum) => sum >= smallestOfMonth && sum < smallestOfYear);
}

/** A larger sum without a period is one of a year, in a column of months too. */
const largestOfMonth = 300_000;

/** The sum of a year when a column of months has a large sum without a period: `10-12 lakhs` where others have 40000. Null for any other. */
export function readYearly(text: string, notation: IncomeNotation): string | null {
  const plain = writeOutSum(text);
  if (notation.per !== 'month' || notation.rate !== undefined || statesPeriod(plain)) return null;
  if (notation.unit !== 'lakhs' && !/\d\s*(?:l|c)/.test(plain)) return null;
  const income = readIncomeCell(text, { ...notation, per: 'year' });
  return income !== null && Number(/^\d+/.exec(income)?.[0]) >= largestOfMonth ? income : null;
}

const monthly = /month|\bp\.? ?m\b|lpm|\/ ?-? ?m\b|മാസ|मासिक|माह|மாத|నెల|ತಿಂಗಳ/i;
const yearly = /year|annum|annual|\bp\.? ?a\b|lpa|\/ ?-? ?y|വാർഷിക|वार्षिक|ஆண்டு|వార్షిక|ವಾರ್ಷಿಕ/i;

/** The period that a sum or a header states; null for none, and for both. */
export function periodIn(text: string): 'month' | 'year' | null {
  const [isMonthly, isYearly] = [monthly.test(text), yearly.test(text)];
  if (isMonthly === isYearly) return null;
  return isMonthly ? 'month' : 'year';
}

function statesPeriod(plain: string): boolean {
  return monthly.test(plain) || yearly.test(plain);
}

/** A smaller number is none of rupees, but one of lakhs. */
const mostOfLakhs = 100;

/** The sum of a bare number that is too small for rupees, as one of lakhs a year: `4.8`. Null for any other. */
export function readLakhs(text: string, notation: IncomeNotation): string | null {
  if (notation.unit !== 'rupees' || notation.per !== 'year' || notation.rate !== undefined) return null;
  const bare = /^\d{1,2}(?:\.\d{1,2})?$/.exec(text.trim())?.[0];
  if (bare === undefined || Number(bare) < 1 || Number(bare) >= mostOfLakhs) return null;
  return readIncomeCell(`${bare} lakh`, notation);
}

function readSum(plain: string, notation: IncomeNotation): string | null {
  const per = (periodIn(plain) ?? notation.per) === 'month' ? monthsOfYear : 1;
  const sum = (digits: string, unit: string | undefined) => {
    const factor = unit === undefined ? factorOfBare(Number(digits), notation) : factorOf(unit);
    return Math.round(Number(digits) * factor * per * (notation.rate ?? 1));
  };
  if (hasDoubtfulComma(plain)) return null;
  const bare = stripWords(plain);
  const [, low, lowUnit, high, highUnit] = range.exec(bare) ?? [];
  if (low !== undefined && high !== undefined) {
    return rangeOf(sum(low, lowUnit ?? highUnit), sum(high, highUnit ?? lowUnit));
  }
  return readSingle(bare, { plain, sum });
}

/** Whether a comma does not stand between thousands or lakhs: `6,5` may be 6.5, 65, or 5 and 6. */
function hasDoubtfulComma(plain: string): boolean {
  const grouped = plain.match(/\d[\d,]*,\d[\d,]*/g) ?? [];
  return grouped.some((digits) => !/^\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3},?$/.test(digits));
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
  return (
    plain
      .replaceAll(/(?<=\d),(?=\d)/g, '')
      // "3.6 LPA + incentives"
      .replace(/(?<=\d.*)\+\s*(?:[a-z][a-z ,&.]*)$/, ' ')
      .replaceAll(/₹|\$|\brs\.?|\binr\b|\busd\b|\brupees?\b|\/-|\+/g, ' ')
      .replaceAll(
        /\b(?:per|a|an|p)\b\.?|\b(?:month(?:ly)?|year(?:ly)?|annum|annual(?:ly)?|p\.?m|p\.?a|m)\b\.?|\//g,
        ' ',
      )
      .replaceAll(
        /\b(?:below|under|less than|up ?to|above|over|more than|and above|and more|more|approx|about|around)\b\.?|[<>~()]/g,
        ' ',
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** From this bare number on, a column of lakhs or thousands has a sum of rupees: `7,50,000` among `6.5`. */
const firstOfRupees = { rupees: 0, thousands: 3000, lakhs: 1000, unknown: Infinity } as const;

function factorOfBare(bare: number, { unit, rate }: IncomeNotation): number {
  if (bare === 0) return factors.rupees;
  return rate === undefined && bare >= firstOfRupees[unit] ? factors.rupees : factors[unit];
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
