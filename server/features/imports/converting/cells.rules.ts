/** Texts that count as an empty cell. */
const usualBlanks: ReadonlySet<string> = new Set([
  '',
  ...'- -- --- . ? na n/a n.a n.a. null undefined unknown tbd'.split(' '),
  ...'known stated specified available applicable mentioned'.split(' ').map((word) => `not ${word}`),
]);

/** A text in the form in which texts are compared: lower case, one kind of quote, single spaces. */
export function plainCell(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a cell counts as empty, by the usual texts or those of the mapping. */
export function isBlank(text: string, ownBlanks: ReadonlySet<string>): boolean {
  const plain = plainCell(text);
  return usualBlanks.has(plain) || ownBlanks.has(plain);
}

/** The whole number of a cell: `2`, `2 (1 married)`, `two`, `nil`. Null when there is none, or several. */
export function readCount(text: string): number | null {
  const plain = plainCell(text)
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/\.0+$/, '')
    .trim();
  if (/^(?:nil|none|no|zero)\b/.test(plain)) return 0;
  const word = numberWords.indexOf(plain);
  if (word !== -1) return word;
  const numbers = plain.match(/\d+/g) ?? [];
  return numbers.length === 1 && numbers[0] !== undefined ? Number(numbers[0]) : null;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Yes or no as the form has it; null for anything else. */
export function readYesNo(text: string): 'true' | 'false' | null {
  const plain = plainCell(text);
  if (['yes', 'y', 'true', '1'].includes(plain)) return 'true';
  return ['no', 'n', 'false', '0'].includes(plain) ? 'false' : null;
}

/** The estimated date of birth from an age on the day `today` (`YYYY-MM-DD`); null when the cell is no age. */
export function estimateBirth(text: string, today: string): string | null {
  const age = /^(\d{1,3})(?:\.\d+)?(?: ?(?:y|yr|yrs|year|years)\.?(?: old)?)?$/.exec(plainCell(text))?.[1];
  if (age === undefined) return null;
  const year = Number(today.slice(0, 4)) - Number(age);
  // The first of January never makes a person younger than the age that was given.
  return `${year}-01-01`;
}

const numberLike = /\+?\d[\d\s().-]{6,22}\d/g;
const betweenWords = /[\s,;<>()"'/]+/;
// Matched against one word at a time, with bounded lengths: a search through a whole hostile cell would take minutes.
const addressLike = /^[^@]{1,64}@[^@]{1,190}\.[^@.]{1,63}$/;

/**
 * The first mobile number of a text, as ten digits (India) or with a plus sign: from `+91 98765-43210`, `098765 43210`,
 * `9876543210 / 044 2345 6789`. Null when there is none.
 */
export function readPhone(text: string): string | null {
  const candidates = text.replace(/\.0+$/, '').match(numberLike) ?? [];
  return candidates.map(normaliseNumber).find((number) => number !== null) ?? null;
}

function normaliseNumber(candidate: string): string | null {
  const isInternational = candidate.startsWith('+') || /^00[1-9]/.test(candidate);
  const digits = candidate.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (isInternational) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
  if (/^[6-9]\d{9}$/.test(digits)) return digits;
  return /^91[6-9]\d{9}$/.test(digits) ? `+${digits}` : null;
}

/** The first e-mail address of a text, in lower case; null when there is none. */
export function readEmail(text: string): string | null {
  const words = text.replace(/^mailto:/i, '').split(betweenWords);
  const address = words.map((word) => word.replace(/\.$/, '')).find((word) => addressLike.test(word));
  return address?.toLowerCase() ?? null;
}

const honorific =
  /^(?:(?:mr|mrs|ms|miss|dr|er|adv|prof|rev|fr|sr|smt|shri|sri|kum|kumari|selvi|thiru)\.?\s+)+/i;

/**
 * Splits a whole name: the last name of `Asha Mary Mathew` and of `Mathew, Asha Mary` is Mathew. Titles are left out; a
 * single word is a first name.
 */
export function splitName(text: string): { first: string; last: string } {
  const name = text.trim().replace(honorific, '').replaceAll(/\s+/g, ' ');
  const [family, given] = name.split(/\s*,\s*/, 2);
  if (family !== undefined && given !== undefined && given !== '') return { first: given, last: family };
  const words = name.split(' ');
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first: words.join(' '), last };
}
