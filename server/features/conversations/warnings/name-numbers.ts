/** Digits in groups, perhaps with the sign of a country's code, and with the k of thousands. */
const numbers = /(?<![\p{L}\d])\+?\d+(?:[ .-]\d+)*(?: ?k(?![\p{L}\d]))?/gu;
const dates =
  /(?<!\d)(?:\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>(?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d)|(?<!\d)\d{1,2}[:.]\d\d(?= ?[ap]\.?m)/g;
/** Area codes of towns are in brackets. */
const areaCode = /\((?<code>0\d{2,4})\) ?/g;

/** The text with the kind of each number in its place: what its reader is warned of depends on it, so the rules name `#phone`, `#card`. */
export function nameNumbers(text: string): string {
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
