import { tidyLine } from './tidy-line.ts';

/** What people put between the digits of a number. */
const separators = /[\s()[\].\-/]/g;
/** The zero that is dialled inside a country, as many write it behind the code. */
const trunkInBrackets = /[([]\s*0\s*[)\]]/g;
const indian = /^(?:\+0{0,2}910{0,2}|0{0,3}910{0,2}|0)?([1-9]\d{9})$/;
const international = /^\+[1-9]\d{7,14}$/;

/**
 * A mobile number as people write it (`+91 (0) 98470-12345`, `0091 98470 12345`, `९८४७० १२३४५`) as E.164; null for another text. Ten digits
 * are a number of India, as documented. `code` is that of another country, whose numbers may be written as there.
 */
export function readMobile(text: string, code = '91'): string | null {
  const number = digitsOf(text);
  if (code === '91' && /^\d{10}$/.test(number)) return `+91${number}`;
  const [, ofIndia] = (code === '91' || /^\+|^00/.test(number) ? indian.exec(number) : null) ?? [];
  if (ofIndia !== undefined) return `+91${ofIndia}`;
  const whole = withCode(number.replace(/^00/, '+'), code);
  // A number of India has ten digits.
  return international.test(whole) && !whole.startsWith('+91') ? whole : null;
}

/** A number of a country with its code before it, as enquiries have it: `+91 9847012345`. */
export function writePhone(code: string, number: string): string {
  const whole = readMobile(number, code.slice(1));
  return `${code} ${whole?.startsWith(code) === true ? whole.slice(code.length) : digitsOf(number)}`;
}

/** The digits of a number with its plus sign alone; other text as it was typed, for what is said about it. */
export function digitsOf(text: string): string {
  return tidyLine(text).replaceAll(trunkInBrackets, '').replaceAll(separators, '');
}

/** The zero of the trunk is no part of a number for others; only Italy keeps it. */
function withCode(number: string, code: string): string {
  if (code === '91') return number;
  const whole = number.startsWith('+') ? number : `+${code}${number}`;
  return code !== '39' && whole.startsWith(`+${code}0`) ? whole.replace(`+${code}0`, `+${code}`) : whole;
}

const rising = '01234567890123456789';
const falling = '98765432109876543210';

/**
 * Whether a number (E.164) does not exist in India: one digit again and again, or digits in a row, as people type to be rid of the
 * question. Numbers from 6 on are of mobiles: there all ten digits must be so, and 9876543210 exists.
 */
export function isImpossibleMobile(number: string): boolean {
  const [, national = ''] = /^\+91(\d{10})$/.exec(number) ?? [];
  const isOfMobiles = /^[6-9]/.test(national);
  const length = isOfMobiles ? 10 : 8;
  const isInRow = (digits: string) =>
    rising.includes(digits) || (!isOfMobiles && falling.includes(digits)) || /^(\d)\1+$/.test(digits);
  return [0, 1, 2].some(
    (from) => from + length <= national.length && isInRow(national.slice(from, from + length)),
  );
}
