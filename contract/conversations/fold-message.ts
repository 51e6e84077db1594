import { plainEndings, wordEndings } from './link-endings.data.ts';
import {
  abbreviations,
  digitWords,
  disguises,
  foreignLetters,
  leastDigits,
  lookalikes,
  mailServices,
  upiHandles,
  zeros,
} from './message-disguises.data.ts';
import { isLink, splitLinks } from './message-links.ts';

/** What kind of number it is decides what its reader is warned of, so the rules name kinds: `#phone`, `#card`. */

/** Digits in groups, perhaps with the sign of a country's code, and with the k of thousands. */
const numbers = /(?<![\p{L}\d])\+?\d+(?:[ .-]\d+)*(?: ?k(?![\p{L}\d]))?/gu;
const dates =
  /(?<!\d)(?:\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>(?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d)|(?<!\d)\d{1,2}[:.]\d\d(?= ?[ap]\.?m)/g;
/** Area codes of towns are in brackets. */
const areaCode = /\((?<code>0\d{2,4})\) ?/g;

/** The text with the kind of each number in its place. */
function nameNumbers(text: string): string {
  return text
    .replaceAll(dates, ' #number ')
    .replaceAll(areaCode, '$<code>-')
    .replaceAll(numbers, (number) => ` ${nameGroups(number)} `);
}

function nameGroups(number: string): string {
  if (number.endsWith('k')) return '#amount';
  const groups = number.split(/[ .-]/);
  // "5000 9876543210" are two numbers.
  const isList = groups.length > 1 && groups.some((group) => group.length >= 9);
  const isPrefixed = /^(?:\+?91|0|0091)$/.test(groups[0] ?? '');
  if (!isList || isPrefixed) return nameNumber(number, groups);
  return groups.map((group) => nameNumber(group, [group])).join(' ');
}

function nameNumber(number: string, groups: readonly string[]): string {
  const digits = number.replaceAll(/\D/g, '');
  if (isPhone(number, { digits, groups })) return '#phone';
  if (isCard(digits, groups)) return '#card';
  if (isLong(digits, groups)) return '#long';
  if (digits.length >= 9 && digits.length <= 18) return '#digits';
  return isAmount(digits, groups) ? '#amount' : '#number';
}

type Written = { digits: string; groups: readonly string[] };

/** An Indian number, or any number with a country's code. Groups of two digits are rather marks of an examination. */
function isPhone(number: string, { digits, groups }: Written): boolean {
  if (number.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  // A landline, with the code of its town.
  if (groups.length > 1 && /^0[1-9]\d{8,9}$/.test(digits)) return true;
  if (!/^(?:0|91|0091)?[6-9]\d{9}$/.test(digits)) return false;
  return groups.slice(1).every((group) => group.length > 2);
}

/** In one piece or in the groups of a card, with a right last digit. */
function isCard(digits: string, groups: readonly string[]): boolean {
  const shape = groups.map((group) => group.length).join('-');
  const hasShape = groups.length === 1 || /^(?:4-4-4-\d|4-4-4-4-3|4-6-[45])$/.test(shape);
  return hasShape && /^[3-68]\d{12,18}$/.test(digits) && isLuhnNumber(digits);
}

/** The check of the last digit that every card number passes. */
function isLuhnNumber(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Long enough to be nothing else of an ordinary chat, although no word says so. Twelve digits are an Aadhaar number. */
function isLong(digits: string, groups: readonly string[]): boolean {
  return groups.length === 1 && /^(?:[1-4]\d{10}|[1-9]\d{12,17})$/.test(digits);
}

/** A sum of money; a year is none. */
function isAmount(digits: string, groups: readonly string[]): boolean {
  return groups.length === 1 && /^[1-9]\d{2,6}$/.test(digits) && !/^(?:19[5-9]\d|20[0-4][1-9])$/.test(digits);
}

/**
 * The words of a message as the rules of warnings read them: `. please send #amount rs .`, in small letters; `.` begins and ends a
 * sentence, `,` ends a part of one; `#phone`, `#card`, `#long`, `#digits`, `#amount`, `#number`, `#upi`, `#mail`, `#ifsc` and `#link` are
 * in the place of what they name. Disguises are removed.
 */
export function foldMessage(text: string): readonly string[] {
  const written = disguises.reduce(
    (folded, { pattern, meaning }) => folded.replaceAll(pattern, meaning),
    joinDigits(foldCharacters(text)),
  );
  const parts = splitLinks(written).map((part) => (isLink(part) ? ' #link ' : foldPlain(part.text)));
  const words = ['.', ...parts.join('').split(' '), '.'].filter((word) => word !== '');
  return words.filter((word, index) => word !== '.' || words[index - 1] !== '.');
}

/** A word of a rule, as `foldMessage` writes it. */
export function foldWord(word: string): string {
  return word.startsWith('#') ? word : joinDoubles(foldCharacters(word));
}

/** Small letters without accents, without characters that are not seen, and with the digits 0 to 9. */
function foldCharacters(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents of Latin letters alone: in Indian scripts the marks are the vowels.
      .replaceAll(/[\u0300-\u036F\uFE0E\uFE0F\p{Cf}\p{Me}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[аеіорсухѕһ]/g, (letter) => foreignLetters[letter] ?? letter)
      // Names of kinds begin with this sign.
      .replaceAll('#', ' ')
      .replaceAll(/(?![0-9])\p{Nd}/gu, foldDigit)
      .replaceAll('\\', '/')
      .replaceAll(/[^\S\n]+/g, ' ')
  );
}

/** A digit of an Indian or Arabic script as 0 to 9. */
export function foldDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const value = zeros
    .map((zero) => code - (zero.codePointAt(0) ?? 0))
    .find((distance) => distance >= 0 && distance <= 9);
  return value === undefined ? digit : String(value);
}

const digitNames = [...digitWords.keys(), String.raw`\d`].join('|');
const gluedDigit = new RegExp(String.raw`(?<=\d)(?:${[...digitWords.keys()].join('|')})(?=\d)`, 'gu');
const spokenNumber = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:double|triple) )?(?:${digitNames})[ ,.-]{1,2}){${leastDigits - 3},}(?:${digitNames})(?![\p{L}\d])`,
  'gu',
);

/** Numbers whose digits are words, or written apart: "9 8 7 6 5 4 3". */
function joinDigits(text: string): string {
  return text
    .replaceAll(gluedDigit, (word) => digitWords.get(word) ?? word)
    .replaceAll(spokenNumber, (words) => keepUnlessNumber(words, spellDigits(words)))
    .replaceAll(/(?<!\d)(?:\d[ .,\-_*|]{1,2})+\d(?!\d)/g, (digits) => keepUnlessNumber(digits, digits));
}

function spellDigits(words: string): string {
  return words.replaceAll(/(?:(?:double|triple) )?[\p{L}\d]+/gu, (unit) => {
    const [first = '', second] = unit.split(' ');
    const digit = digitWords.get(second ?? first) ?? unit;
    if (second === undefined) return digit;
    return digit.repeat(first === 'double' ? 2 : 3);
  });
}

/** "No no no" is no number either: a number has several digits, and different ones. */
function keepUnlessNumber(written: string, spelt: string): string {
  const digits = spelt.replaceAll(/\D/g, '');
  return digits.length >= leastDigits && new Set(digits).size > 2 ? digits : written;
}

const handles = new Set(upiHandles);
const address = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
/** The code of a bank's branch: four letters, a zero, and six characters with at least one digit. */
const branchCode = /(?<![\p{L}\p{N}])[a-z]{4} ?0(?=[a-z]{0,5}\d)[a-z\d]{6}(?![\p{L}\p{N}])/gu;
const abbreviation = new RegExp(String.raw`(?<!\p{L})(${abbreviations.join('|')})\.`, 'gu');

function foldPlain(text: string): string {
  const named = nameNumbers(text.replaceAll(address, nameAddress).replaceAll(branchCode, ' #ifsc '));
  return joinDoubles(
    named
      .replaceAll(/(?<![\p{L}\p{N}#])(?:[a-z][ .\-_*]){3,}[a-z](?![\p{L}\p{N}])/gu, (letters) =>
        letters.replaceAll(/[^a-z]/g, ''),
      )
      .replaceAll(/(?<=[a-z])[013@$](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign)
      .replaceAll(abbreviation, '$1 ')
      .replaceAll(/['’‘`ʼ]/g, '')
      .replaceAll(/[.!?;।॥\n]+/g, ' . ')
      .replaceAll(/[,،]/g, ' , ')
      .replaceAll(/[^\p{L}\p{M}\p{N}#.,]/gu, ' '),
  );
}

/** An address of mail has a dot after its sign, a UPI id has a handle there: name@okaxis. */
function nameAddress(written: string): string {
  const [name = '', place = ''] = written.split('@');
  const [first = '', ...others] = place.split('.');
  const ending = others.at(-1);
  const isMail = ending === undefined ? mailServices.includes(first) : isEnding(ending);
  if (isMail) return ' #mail ';
  return handles.has(first) || /^\d{8,}$/.test(name) ? ' #upi ' : written;
}

function isEnding(word: string): boolean {
  return plainEndings.has(word) || wordEndings.has(word);
}

/** Letters are doubled at will in Indian languages written in Latin letters: "kaasu", "kasu". */
function joinDoubles(text: string): string {
  return text.replaceAll(/([a-z])\1+/g, '$1');
}
