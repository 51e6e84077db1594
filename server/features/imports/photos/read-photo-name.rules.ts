/** A meaning of a part of the name of a file: a number, and the place among the photos of its person. */
export type NumberReading = {
  number: string;
  order: number;
  /** Without the letters before it: `ITM12` for the number 12. */
  isStripped?: true;
};

const first = 1;
/** Names that cameras and telephones give: their numbers are of no person. */
const cameras = /^(?:img|image|dsc\w?|dcim|pxl|mvimg|vid|wa|pano|scan|screenshot)$/i;

/** A number in the form in which numbers are compared: `ITM 0012`, `itm-12` and `(ITM12)` are equal. `12-2` and `122` are two numbers. */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replaceAll(/(?<=\p{N})[^\p{L}\p{M}\p{N}]+(?=\p{N})/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}-]+|(?<!\p{N})-+|-+(?!\p{N})/gu, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

/** The same without hyphens, for `KCH2024005`; null where the last digits may count the photos: `12-2`. */
export function joinNumber(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (/\p{N}[^\p{L}\p{M}\p{N}]+\p{N}{1,2}(?!\p{N})/u.test(plain)) return null;
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '').replace(/^0+(?=\d)/, '');
}

/**
 * The numbers that a name without its ending may begin with, the longest first: `12`, `12-2`, `12 (2)`, `MB1093 Ms Anju Joseph`,
 * `KCH-2024-005 Anju 2`. Behind them are those without letters in front.
 */
export function readNumbers(base: string): NumberReading[] {
  const words = [...base.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].toReversed();
  const readings = words.flatMap(({ 0: word, index }): NumberReading[] => {
    const number = base.slice(0, index + word.length);
    const order = orderOf(base.slice(index + word.length));
    const isNumber = order !== null && (index + word.length === base.length || /\p{N}/u.test(number));
    return isNumber ? [{ number, order }] : [];
  });
  return [...readings, ...readings.flatMap(stripLetters)];
}

/** What follows the number: nothing, the count of the photo, or a name; null for anything else. */
function orderOf(rest: string): number | null {
  const [, count = '', name = ''] =
    /^[^\p{L}\p{M}\p{N}]*(?:(\d{1,2})(?![\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]*)?((?:\p{L}.*)?)$/u.exec(rest) ??
    [];
  if (count !== '') return Number(count);
  if (name !== '') return lastNumberOf(name);
  return /[\p{L}\p{M}\p{N}]/u.test(rest) ? null : first;
}

export function lastNumberOf(name: string): number {
  return Number(/(?<!\d)(\d{1,2})\D*$/.exec(name)?.[1] ?? first);
}

function stripLetters({ number, order }: NumberReading): NumberReading[] {
  const [, letters = '', digits] = /^[^\p{L}\p{N}]*(\p{L}{1,5})[-_ ]?(\d+)\W*$/u.exec(number) ?? [];
  return digits === undefined || cameras.test(letters) ? [] : [{ number: digits, order, isStripped: true }];
}
