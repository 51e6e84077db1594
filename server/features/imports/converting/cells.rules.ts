import { isImpossibleMobile, readMobile } from '#contract/fields/mobile-number.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import type { CellPart } from '#contract/imports/mapping.fields.ts';
import { isErrorWord } from '../reading/strange-cells.rules.ts';

/** Texts that count as an empty cell. */
const usualBlanks: ReadonlySet<string> = new Set([
  '',
  ...'- -- --- – — _ . .. ... ? * x xx xxx na n/a n.a n.a. nill null undefined unknown tbd blank'.split(' '),
  ...'known stated specified available applicable mentioned sure given'
    .split(' ')
    .map((word) => `not ${word}`),
  ...`don't know;dont know;do not know;dontknow;don't remember;dont remember;no idea;no details;no info;will tell;later;pata nahi;pata nahin;
    malum nahi;maloom nahi;theriyadhu;theriyathu;teriyadu;teliyadu;telidu;ariyilla;ariyathilla;mahit nahi;mahiti nahi;khabar nathi;gottilla;
    jana nei`
    .split(';')
    .map((text) => text.trim()),
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

/** Texts that count as empty where they are no value of their own, as the number and the disability “nil” are. */
const nothings: ReadonlySet<string> = new Set(['nil', 'none', 'nothing', 'no', 'ഇല്ല', 'नहीं', 'இல்லை']);

/** Whether a cell counts as empty, by the usual texts or those of the mapping. */
export function isBlank(text: string, ownBlanks: ReadonlySet<string>): boolean {
  const plain = plainCell(text);
  return saysNothing(plain) || ownBlanks.has(plain);
}

/** Whether a cell says nothing in any column, also by “Nil”. */
export function isEmptyWord(text: string): boolean {
  const plain = plainCell(text);
  return saysNothing(plain) || nothings.has(plain) || nothings.has(bareOf(plain)) || isErrorWord(text);
}

/** Lines and points alone, and the usual words, also in brackets: `――`, `/`, `-N/A-`, `(blank)`. */
function saysNothing(plain: string): boolean {
  const bare = bareOf(plain);
  return bare === '' || usualBlanks.has(plain) || usualBlanks.has(bare);
}

function bareOf(plain: string): string {
  return plain.replaceAll(aroundWords, '');
}

const around = String.raw`[\p{P}\p{Z}\p{C}=+~|^<>$−]`;
// A run is looked at once from its beginning: a hostile cell is one long run.
const aroundWords = new RegExp(`^${around}+|(?<!${around})${around}+$`, 'gu');

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
  if (numbers.length === 1 && numbers[0] !== undefined) return Number(numbers[0]);
  return readParts(plain);
}

/** `2 - 1 married`, `3, 2 mrd 1 unmarried`: the first number is all of them; `1 elder, 2 younger` are three. */
function readParts(plain: string): number | null {
  const [, elder, younger] = /^(\d)\s*e\w*\.?\W+(\d)\s*y\w*\.?$/.exec(plain) ?? [];
  if (elder !== undefined) return Number(elder) + Number(younger);
  const [, whole, rest = ''] =
    /^(\d{1,2})\s*(?:[-–,:;/]|of (?:whom|which|them)|in (?:which|that))\s*(.+)$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const parts = [
    ...rest.matchAll(
      /(\d+)\s*(?:m|um|u\/m|mrd|marr?d|(?:un|not |yet to be )?married|settled|single|bachelor|vivahit|avivahit)\b/g,
    ),
  ];
  const sum = parts.reduce((total, [, count]) => total + Number(count), 0);
  return parts.length > 0 && sum <= Number(whole) ? Number(whole) : null;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Yes or no as the form has it; null for anything else. */
export function readYesNo(text: string): 'true' | 'false' | null {
  const plain = plainCell(text);
  if (yesWords.has(plain)) return 'true';
  return noWords.has(plain) ? 'false' : null;
}

export const yesWords: ReadonlySet<string> = new Set('yes,y,true,1,ok,✓,ha,haan,അതെ,ഉണ്ട്,हाँ,हां,ஆம்'.split(','));
export const noWords: ReadonlySet<string> = new Set(
  'no,n,false,0,nil,none,nahi,illa,ഇല്ല,അല്ല,नहीं,இல்லை'.split(','),
);

/** The estimated date of birth from an age on the day `today` (`YYYY-MM-DD`); null when the cell is no age. */
export function estimateBirth(text: string, today: string): string | null {
  const age = agePattern.exec(plainCell(text))?.[1] ?? ageInBrackets.exec(plainCell(text))?.[1];
  if (age === undefined) return null;
  const year = Number(today.slice(0, 4)) - Number(age);
  // The first of January never makes a person younger than the age that was given.
  return `${year}-01-01`;
}

/** An age where a date was expected: `29 yrs`, `29`. A number of other ages is a day or a month. */
export function readAge(cell: string, today: string): string | null {
  return /(?:^|\D)(?:1[89]|[2-6]\d)(?:\D|$)/.test(cell) ? estimateBirth(cell, today) : null;
}

const agePattern =
  /^(?:(?:age|umra?|umar|aayu|ayu|vayasu?|vay|boyos|bayas)\b ?[:=.-]? ?)?(\d{1,3})(?:\.\d+)?\+?(?: ?-? ?(?:y|yr|yrs|year|years|saal|sal|varsha?m?|baras|bochor|vayas(?:su|u)?|വയസ്സ്|വയസ്|वर्ष|साल|வயது)\.?(?: old)?)?(?: running| completed)?$/;
/** The age behind a date of birth: `15.03.1995 (29)`, `15/3/95, 29 yrs`. */
const ageInBrackets = /[(,/\s](?:age ?:? ?)?(\d{2}) ?(?:y|yrs?|years)?\.?\)?$/;

const numberLike = /\+?\d[\d\s().-]{6,34}\d/g;
const betweenWords = /[\s,;<>()"'/]+/;
// Matched against one word at a time, with bounded lengths: a search through a whole hostile cell would take minutes.
const addressLike = /^[^@]{1,64}@[^@]{1,190}\.[^@.]{1,63}$/;

/**
 * The first mobile number of a text, as ten digits (India) or with a plus sign: from `+91 98765-43210`, `098765 43210`,
 * `9876543210 / 044 2345 6789`. Null when there is none.
 */
export function readPhone(text: string): string | null {
  return listPhones(text)[0] ?? null;
}

/** All mobile numbers of a text, also those of which only the last digits are written: `98950 00203/04`, `98950 00205, 206`. */
export function listPhones(text: string): string[] {
  const tidy = tidyLine(text).replace(/\.0+$/, '');
  return [...tidy.matchAll(numberLike)].flatMap(({ 0: run, index }) => {
    const numbers = listNumbers(run);
    const [, behind = ''] = lastDigits.exec(tidy.slice(index + run.length)) ?? [];
    return [...numbers, ...completeLast(numbers.at(-1), behind.match(/\d+/g) ?? [])];
  });
}

/** Digits behind a number. A time, an age or a landline is none of them. */
const lastDigits =
  /^\)?((?:\s{0,3}(?:[/,;&|+\n-]|or|and){1,3}\s{0,3}\d{1,5}(?!\d|[.:]\d|[\s-]{1,3}\d{4}|\s?(?:[ap]\.?m|y(?:ea)?rs?|hrs?|hours?|nos?|th|lakhs?|k)\b))+)/i;

/** A number and what only its last digits are written of. */
function completeLast(number: string | undefined, ends: readonly string[]): string[] {
  return number === undefined ? [] : ends.map((end) => number.slice(0, -end.length) + end);
}

/** The numbers of a run of digits: `9847 123456 9847 012345` are two with a space between them. */
function listNumbers(run: string): string[] {
  const bare = run.replace(/(?<=\d{7})\.0+$/, '');
  const whole = normaliseNumber(bare);
  if (whole !== null) return [whole];
  const [, before, end = ''] = /^(.*\d)\s*-\s*(\d{1,5})$/.exec(bare) ?? [];
  const first = before === undefined ? null : normaliseNumber(before);
  return first === null ? listGroups(bare) : [first, ...completeLast(first, [end])];
}

/** The numbers of a run that is not one of them: those of its groups of digits. */
function listGroups(bare: string): string[] {
  const [, one, other] =
    /^(?:0|91)?([6-9]\d{9})(?:0|91)?([6-9]\d{9})$/.exec(bare.replaceAll(/\D/g, '')) ?? [];
  const groups = one !== undefined && other !== undefined ? [one, other] : bare.split(/\s+/);
  const numbers: string[] = [];
  for (let from = 0; from < groups.length; from += 1) {
    const lengths = groups.slice(from).map((_group, at) => at + 1);
    const found = lengths
      .map((length) => ({ length, number: normaliseNumber(groups.slice(from, from + length).join(' ')) }))
      .find(({ number }) => number !== null);
    if (found === undefined || found.number === null) continue;
    numbers.push(found.number);
    from += found.length - 1;
  }
  return numbers;
}

/** The landline numbers of a text, as they are written. */
export function listLandlines(text: string): string[] {
  const runs = text.split(/[,;/|\n]/).flatMap((part) => part.match(numberLike) ?? []);
  return runs.filter((run) => listNumbers(run).length === 0 && landline.test(run)).map((run) => run.trim());
}

const landline = /(?:^|\D)0\d{2,4}[\s-]?\d{5,8}(?:\D|$)/;

/** Why a cell has no mobile number: a landline, a number that the spreadsheet has rounded, or none of both. */
export function describeNoPhone(text: string): 'row.landline' | 'row.rounded_number' | 'row.no_mobile' {
  if (/\de\+\d/i.test(text)) return 'row.rounded_number';
  return landline.test(text) ? 'row.landline' : 'row.no_mobile';
}

/** A number of India has to begin as its mobiles do: ten digits of a cell may be a landline. */
function normaliseNumber(candidate: string): string | null {
  const number = readMobile(candidate);
  if (number === null || isImpossibleMobile(number)) return null;
  if (!number.startsWith('+91')) return number;
  const isWithCode = candidate.replaceAll(/\D/g, '').length > 11;
  return /^\+91[6-9]/.test(number) ? number.slice(isWithCode ? 0 : 3) : null;
}

/** The first e-mail address of a text, in lower case; null when there is none. */
export function readEmail(text: string): string | null {
  const words = tidyLine(text)
    .replace(/^mailto:/i, '')
    .split(betweenWords);
  const address = words.map((word) => word.replace(/\.$/, '')).find((word) => addressLike.test(word));
  return address?.toLowerCase() ?? null;
}

/** What separates the facts of a cell. A hyphen without spaces is part of a name: `Syro-Malabar`. */
const separators = /\s*[/|;,\n]\s*|\s+[-–&]\s+|\s*[()]\s*/;

/** One part of a cell of several facts; empty when it has no such part. */
export function cutPart(cell: string, part: CellPart): string {
  const parts = cell.split(separators).filter((text) => text !== '');
  const [first = '', second = '', ...rest] = parts;
  if (part === 'first') return first;
  if (part === 'second') return second;
  return part === 'after_first' ? [second, ...rest].join(' ').trim() : rest.join(' ').trim();
}
