/** What people write when a cell says nothing. */
const usualBlanks = new Set(
  [
    '',
    '-',
    '--',
    '---',
    '.',
    '?',
    'na',
    'n/a',
    'n.a',
    'n.a.',
    'null',
    'undefined',
    'unknown',
    'not known',
  ].concat(['not stated', 'not specified', 'not available', 'not applicable', 'not mentioned', 'tbd']),
);

/** A text as it is compared: small letters, one kind of quote, single spaces. */
export function plainCell(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a cell says nothing, by the usual ways of writing that or the mapping's own. */
export function isBlank(text: string, ownBlanks: ReadonlySet<string>): boolean {
  const plain = plainCell(text);
  return usualBlanks.has(plain) || ownBlanks.has(plain);
}

/** A header as it is compared: `Father’s  Name`, `FATHERS_NAME` and `father's name:` are one. */
export function plainHeader(text: string): string {
  return plainCell(text)
    .replaceAll(/['.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}

/** The whole number that a cell tells: `2`, `2 (1 married)`, `two`, `nil`. Null when it tells none, or several. */
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

/** Yes or no as a form says it; null when a cell says neither. */
export function readYesNo(text: string): 'true' | 'false' | null {
  const plain = plainCell(text);
  if (['yes', 'y', 'true', '1'].includes(plain)) return 'true';
  return ['no', 'n', 'false', '0'].includes(plain) ? 'false' : null;
}

/** The date that stands in for a birth known by its year alone, from an age on a day (`YYYY-MM-DD`); null for no age. */
export function estimateBirth(text: string, today: string): string | null {
  const age = /^(\d{1,3})(?:\.\d+)?(?: ?(?:y|yr|yrs|year|years)\.?(?: old)?)?$/.exec(plainCell(text))?.[1];
  if (age === undefined) return null;
  const year = Number(today.slice(0, 4)) - Number(age);
  // On the first of January nobody is younger than told, from the year of telling on.
  return `${year}-01-01`;
}
