import { isLink, splitLinks } from '../conversations/message-links.ts';
import { foldDigit } from '../fields/fold-digit.ts';

/** Mail services, whose names people write without their ending. */
export const mailServices: readonly string[] = [
  'gmail',
  'yahoo',
  'hotmail',
  'outlook',
  'rediffmail',
  'icloud',
];

/** What other members read in the place of a number or an address. */
const mark = '•••';

const name = String.raw`[\p{L}\p{N}._%+-]{1,64}`;
const place = String.raw`[\p{L}\p{N}-]{1,63}`;
const dot = String.raw`(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?|\sdot\s|\s\.\s)`;
const sign = String.raw`(?:\s?(?:@|[([{]\s?(?:at|@)\s?[)\]}])\s?|\sat\s(?:the\srate\s)?)`;
/** Addresses of mail and of payment, also as people write them: "anu (at) gmail dot com". */
const addresses = [
  new RegExp(`${name}@${place}(?:${dot}${place})*`, 'giu'),
  new RegExp(
    `${name}${sign}(?:(?:${mailServices.join('|')})(?!\\p{L})(?:${dot}${place})*|${place}(?:${dot}(?:com|net|org|in|co))+(?!\\p{L}))`,
    'giu',
  ),
];
/** Names on other services: "@anu_k", "Insta: anu.k", "Telegram id anuk". A capital letter after the sign is rather an employer. */
const handles = [
  /(?<![\p{L}\p{N}])()@[a-z\d_][\w.]{2,63}/gu,
  /(?<!\p{L})((?:insta(?:gram)?|telegram|snap(?:chat)?|skype|facebook|fb|twitter|whats\s?app)(?:\s(?:id|handle)(?:\sis)?\s?[:=-]?|\s?[:=])\s?)@?[a-z\d_][\w.]{2,63}/giu,
];
/** Full stops of other keyboards within a word, which browsers read as dots of an address. */
const otherDots = /(?<=[\p{L}\p{N}])[\u3002\uFF61\uFF0E](?=[\p{L}\p{N}])/gu;
/** Seven digits and more of any script, however they are grouped. Lists ("2008, 2010") are several numbers. */
const numbers = /[+(]{0,2}\p{Nd}(?:(?:[().\-–—_/\\*|·•~\p{Cf}]|[^\S\n]){0,3}\p{Nd}|,\p{Nd}){6,}/gu;

/** One word of letters, as the codes of choices are: most facts of a profile, which need no closer look. */
const oneWord = /^[\p{L}\p{M}-]*$/u;

/**
 * A text that a member wrote, as other members read it: without telephone numbers, addresses of mail and links, which belong to the
 * contact details. Years, dates, incomes and PIN codes stay.
 */
export function hideContacts(text: string): string {
  if (oneWord.test(text)) return text;
  const dotted = text.replaceAll(otherDots, '.');
  const withoutAddresses = addresses.reduce((left, pattern) => left.replaceAll(pattern, mark), dotted);
  const withoutLinks = splitLinks(withoutAddresses).map((part) => (isLink(part) ? mark : part.text));
  return hideNumbers(
    handles.reduce((left, pattern) => left.replaceAll(pattern, `$1${mark}`), withoutLinks.join('')),
  );
}

function hideNumbers(text: string): string {
  let hidden = '';
  let from = 0;
  for (const { 0: number, index } of text.matchAll(numbers)) {
    const end = index + number.length;
    const surroundings = { before: text.slice(0, index), after: text.slice(end) };
    const isHidden = isContact(number.replaceAll(/\p{Nd}/gu, foldDigit), surroundings);
    hidden += text.slice(from, index) + (isHidden ? mark : number);
    from = end;
  }
  return hidden + text.slice(from);
}

type Surroundings = { before: string; after: string };

function isContact(number: string, surroundings: Surroundings): boolean {
  if (isIncome(number, surroundings)) return false;
  const left = countDigits(stripOthers(number));
  if (left === 0) return false;
  return left >= 7 || isIndianNumber(number.replaceAll(/\D/g, ''));
}

/** Dates, years and months, shares of a hundred, and amounts with their commas. */
function stripOthers(number: string): string {
  return number
    .replaceAll(/(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g, (amount) =>
      countDigits(amount) <= longestIncome ? '' : amount,
    )
    .replaceAll(/(?<!\d)(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/g, '')
    .replaceAll(
      /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[./ -])?(?:(?:0?[1-9]|1[0-2])[./ -])?(?:19|20)\d\d(?!\d)/g,
      '',
    )
    .replaceAll(/(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.])/g, '');
}

/** With or without the code of the country; or a landline with the code of its town. */
function isIndianNumber(digits: string): boolean {
  return /^(?:0|91|0091)?[6-9]\d{9}$|^0[1-9]\d{8,9}$/.test(digits);
}

const longestIncome = 9;
const currency = /(?:₹|\brs\.?|\binr|\$|€|£|\busd|\baed)\s?$/i;
const rate =
  /^\s?(?:\/-|rupees|rs\b|lakhs?\b|lpa\b|p\.?\s?[am]\b|per (?:year|annum|month)|an? (?:year|month))/i;

/** An amount that is named one, or a round one, or a range of two round ones. */
function isIncome(number: string, { before, after }: Surroundings): boolean {
  const groups = number.split(/\D+/).filter((group) => group !== '');
  const isNamed = currency.test(before) || rate.test(after);
  if (isNamed && countDigits(number) <= longestIncome) return true;
  const isRound = groups.length <= 2 && groups.every((group) => /^[1-9]\d{0,5}000$/.test(group));
  return isRound && Number(groups[0]) < Number(groups[1] ?? Infinity);
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}
