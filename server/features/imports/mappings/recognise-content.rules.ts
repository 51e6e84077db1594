import type { ListName } from '#contract/choices/choice-lists.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { estimateBirth, isEmptyWord, plainCell, readEmail, readPhone } from '../converting/cells.rules.ts';
import { readDate } from '../converting/dates.rules.ts';
import { readHeight } from '../converting/heights.rules.ts';
import { genderOfWords } from './gender-words.rules.ts';
import { notFree } from './not-free.rules.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';

/** Whether a text names a value of a choice list. */
export type IsNamed = (list: ListName, text: string) => boolean;

/** Fewer filled cells say nothing about a column, but for the words that mean a gender alone. */
const fewest = 3;
const onlyGender = /^\s*(?:fe)?male\s*$/i;
const shareNeeded = 0.7;
const adult = { height: [120, 215], age: [18, 65], born: ['1940', '2012'] } as const;

type Tests = readonly (readonly [ImportField, (text: string) => boolean])[];

function testsOf(isNamed: IsNamed): Tests {
  const isOf = (list: ListName) => (text: string) => isNamed(list, text);
  const isStatus = isMeaning('marital_status');
  const isReligion = isMeaning('religion');
  return [
    ['email', (text) => readEmail(text) !== null],
    ['mobile', (text) => readPhone(text) !== null],
    ['gender', isGender],
    ['dob', isBirthDate],
    ['height', isWrittenHeight],
    [
      'annual_income',
      (text) => /\d\s*(?:lpa|lakhs?|lacs?|k\s*\/|\/\s*-?\s*(?:month|pm)|p\.?m\b|p\.?a\b)/i.test(text),
    ],
    [
      'marital_status',
      (text) => isStatus(text) || isNamed('marital_status', text) || notFree.includes(plainCell(text)),
    ],
    ['religion', (text) => isReligion(text) || isNamed('religion', text)],
    ['mother_tongue', isOf('mother_tongue')],
    ['diet', isMeaning('diet')],
    ['family_type', (text) => /^(?:nuclear|joint)\b/i.test(text.trim())],
    [
      'financial_status',
      (text) =>
        /\b(?:middle|mid|rich|affluent|upper|lower)\b|\b[ul]?mc\b/i.test(text) &&
        isNamed('financial_status', text),
    ],
    ['qualification', isOf('qualification')],
    ['community', isOf('community')],
    ['district', isOf('district')],
    ['age', isAge],
  ];
}

/** A word about a gender, or the letter of a boy, a girl, a bride or a groom. */
export function isGender(text: string): boolean {
  // "W12" is a number of a register.
  if (/\d/.test(text) || text.length > longestGender) return false;
  return /^[bg]\.?$/i.test(text.trim()) || genderOfWords(text) !== null;
}

const longestGender = 15;

/** Whether the built-in mapping has a meaning for a text in a field. */
function isMeaning(field: ImportField): (text: string) => boolean {
  const reading = biodataMapping.fields[field];
  const synonyms = reading !== undefined && 'synonyms' in reading ? reading.synonyms : undefined;
  const meanings = new Map(Object.entries(synonyms ?? {}));
  return (text) => (meanings.get(plainCell(text)) ?? '') !== '';
}

/** A serial number of days is no evidence of a date: any number of five digits looks like one. */
function isBirthDate(text: string): boolean {
  const date = /\D/.test(text.trim()) ? readDate(text, 'day_first') : null;
  return date !== null && date > adult.born[0] && date < adult.born[1];
}

/** Feet with inches, or whole centimetres; a bare small number may be anything. */
function isWrittenHeight(text: string): boolean {
  if (
    !/^\s*[4-6]\s*(?:[½¼¾]|'|’|ft|feet|f\b|[-.]\s*\d{1,2}\s*["”']?\s*$)|\d\s*cm|^\s*1[2-9]\d\s*$/i.test(text)
  )
    return false;
  const height = readHeight(text, 'any');
  return height !== null && height >= adult.height[0] && height <= adult.height[1];
}

function isAge(text: string): boolean {
  const years = Number(/^\D{0,8}(\d{2})\b/.exec(text)?.[1]);
  return years >= adult.age[0] && years <= adult.age[1] && estimateBirth(text, '2026-01-01') !== null;
}

/** The field that most of a column's cells look like; null when there are too few cells, or they look like none. */
export function recogniseContent(cells: readonly string[], isNamed: IsNamed): ImportField | null {
  const filled = cells.filter((cell) => !isEmptyWord(cell));
  if (filled.length > 0 && filled.every((cell) => onlyGender.test(cell))) return 'gender';
  if (filled.length < fewest) return null;
  const found = testsOf(isNamed).find(
    ([, isLike]) => filled.filter(isLike).length >= filled.length * shareNeeded,
  );
  return found?.[0] ?? null;
}

/** Facts that no cell leaves in doubt. */
const evident: Tests = [
  ['email', (text) => readEmail(text) !== null],
  ['mobile', (text) => readPhone(text) !== null],
  ['gender', isGender],
  ['dob', isBirthDate],
];
/** What cells of fields whose header may mislead look like. */
const fitting: Tests = [
  ...evident.filter(([field]) => field !== 'dob'),
  ['dob', (text) => isBirthDate(text) || isAge(text)],
  ['age', (text) => isAge(text) || isBirthDate(text)],
  ['height', isWrittenHeight],
];
const bloodGroup =
  /^(?:a[12]?b?|b|ab|[o0])\s*(?:group\s*)?\(?\s*(?:rh\s*)?(?:[+–−-]\s*(?:ve)?|(?:\+|-)?ve\s*[+-]?|pos\w*|neg\w*)\s*\)?\.?$/i;
const nearlyAll = 0.9;

/** Whether nearly all cells of a column contradict the field of its header and are another fact: blood groups under "B/G". */
export function contradicts(field: ImportField, cells: readonly string[]): boolean {
  const fits = fitting.find(([name]) => name === field)?.[1];
  const filled = cells.filter((cell) => !isEmptyWord(cell));
  if (fits === undefined || filled.length < fewest) return false;
  const areMostly = (isLike: (text: string) => boolean) =>
    filled.filter(isLike).length >= filled.length * nearlyAll;
  const isOther = evident.some(([other, isLike]) => other !== field && areMostly(isLike));
  return areMostly((text) => !fits(text)) && (isOther || areMostly((text) => bloodGroup.test(text.trim())));
}

/** Whether some cells of a column of ages are dates of birth, or the other way round: `15.03.1995`, `28`. */
export function holdsDatesAndAges(cells: readonly string[]): { hasDates: boolean; hasAges: boolean } {
  return {
    hasDates: cells.some(isBirthDate),
    hasAges: cells.some((cell) => isAge(cell) && !isBirthDate(cell)),
  };
}
