import { fractionOf, writeFractions } from '../incomes/fractions.rules.ts';

type HeightUnit = 'any' | 'centimetres' | 'inches' | 'feet';

const centimetresOfInch = 2.54;

/**
 * Reads a height as whole centimetres: `168 cm`, `1.68 m`, `5'6"`, `5 ft 6 in`, `66 inches`, `5'6" (168 cm)`. `unit` is
 * that of bare numbers: in feet, `5.11` is five feet eleven; `any` decides by the size. Null when the text is no height.
 */
export function readHeight(text: string, unit: HeightUnit): number | null {
  const cleaned = writeFractions(writeFeet(text.trim().toLowerCase())).replace(weightBehind, '');
  return (
    readCleaned(cleaned, unit) ??
    readCleaned(cleaned.replace(wordsBefore, '').replace(wordsBehind, '').replace(weightBehind, ''), unit)
  );
}

const feetMark = String.raw`(?:'|f(?:ee|oo)?t?s?(?![a-z])\.?)`;
const partOfFoot = new RegExp(
  String.raw`^((?:[a-z][a-z .:=~-]*)?[4-7])[\s-]*${feetMark}?\s*([½¼¾⅓⅔])\s*${feetMark}?(?!\s*(?:"|''|i(?:n|\b)))`,
);
/** `5½"` means feet: no person is five inches tall. */
const feetAsInches = /^([4-7])\s*([½¼¾⅓⅔])\s*"$/;
const unitsOfScripts: readonly (readonly [written: string, words: RegExp])[] = [
  [' ft ', /(?:फुट|फीट|फ़ीट|फूट|അടി|அடி|అడుగు|ಅಡಿ)[\p{L}\p{M}]*/gu],
  [' in', /(?:इंच|ഇഞ്ച|இஞ்ச|அங்குல|అంగుళ|ಇಂಚ)[\p{L}\p{M}]*/gu],
];
const numbers = 'one two three four five six seven eight nine ten eleven'.split(' ');
const anyNumber = new RegExp(String.raw`\b(?:${numbers.join('|')})\b`, 'g');
const behindFeet = String.raw`[\s-]*(?:(?:and|aur|&|n)\s+)?`;
const partsInWords: readonly (readonly [sign: string, words: RegExp])[] = [
  ['¾', new RegExp(String.raw`${behindFeet}(?:3[ -]quarters?\b|3/4)`, 'g')],
  ['½', new RegExp(String.raw`${behindFeet}(?:(?:(?:an?|1)\s+)?(?:half|a+dha)\b|1/2)`, 'g')],
  ['¼', new RegExp(String.raw`${behindFeet}(?:(?:(?:an?|1)\s+)?quarter\b|1/4)`, 'g')],
];

/** A part of a foot in inches: `5½ ft`, `five and a half feet` and `5 1/2` are `5'6"`. Behind the inches it is a part of an inch. */
function writeFeet(text: string): string {
  const inDigits = unitsOfScripts
    .reduce((height, [written, words]) => height.replaceAll(words, written), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/^[~≈]\s*|\s*\+$/g, '')
    .replaceAll(/\bpa+n?ch\b/g, '5')
    .replace(/^sa+[dr]h?e\s+([4-7])/, '$1½')
    .replaceAll(anyNumber, (word) => String(numbers.indexOf(word) + 1));
  const inSigns = partsInWords.reduce((height, [sign, words]) => height.replaceAll(words, sign), inDigits);
  const [written = '', feet, part = ''] = feetAsInches.exec(inSigns) ?? partOfFoot.exec(inSigns) ?? [];
  return feet !== undefined
    ? `${feet}'${12 * fractionOf(part)}"${inSigns.slice(written.length)}`
    : inSigns.replace(/^([4-7])[.,](\d{1,2})\s*(?=[½¼¾⅓⅔])/, "$1'$2");
}

function readCleaned(cleaned: string, unit: HeightUnit): number | null {
  return (
    readMetric(cleaned) ??
    readFeetAndInches(cleaned) ??
    readSeparated(cleaned) ??
    readInches(cleaned) ??
    readBareNumber(cleaned, unit)
  );
}

/** What stands around a height: `Ht: 5'4`, `approx. 5.6`, and the looks in `5'9" - Med.`, `5 ft 6 in, fair, slim`. */
const wordsBefore = /^[a-z][a-z .:=~-]*(?=\d)/;
const wordsBehind =
  /[\s,;/|&()–-]+(?!(?:cms?|centim\w*|in(?:s|ch(?:es)?)?|i|ft|f(?:ee|oo)ts?|m(?:trs?|et(?:er|re)s?)?|f|kgs?)\b)[a-z][a-z ,;.'/&()+–-]*$/;

/** The weight behind a height: `5'4" / 55 kg`, `5 ft 4, wt 55`. */
const weightBehind =
  /[\s,;/|&(-]*(?:(?:weight|wt|wgt|vajan)\.?\s*[:=-]?\s*\d{2,3}(?:\.\d)?\s*(?:k\.?g\.?s?\.?|kilos?)?|(?<=[\s,;/|&(])\d{2,3}(?:\.\d)?\s*(?:k\.?g\.?s?\.?|kilos?))\)?$/;

/** `5-4`, `5 4`, `5:4`, `5,4` and `5/4` are feet and inches. */
function readSeparated(text: string): number | null {
  const [, feet, inches] =
    /^([4-7])\s*[-–:;,/ *"]\s*(\d{1,2}(?:\.\d+)?)\s*(?:"|'|in(?:ch(?:es)?)?\.?|f(?:ee)?t\.?)?$/.exec(text) ??
    [];
  return feet === undefined ? null : fromFeet(Number(feet), Number(inches));
}

function readMetric(text: string): number | null {
  const centimetres = /(\d{2,3}(?:\.\d+)?)\s*(?:cm|centim)/.exec(text)?.[1];
  if (centimetres !== undefined) return Math.round(Number(centimetres));
  const metres = /^(\d[.,]\d{1,2})\s*m(?:trs?|t|eters?|etres?)?\.?$/.exec(text)?.[1];
  return metres === undefined ? null : Math.round(Number(metres.replace(',', '.')) * 100);
}

function readFeetAndInches(text: string): number | null {
  const [, feet, inches = '0'] =
    /^(\d)\s*(?:'|f(?:ee|oo)?t?s?\.?)\s*(?:[-.,&]|and\b)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|'|i(?:n(?:ch(?:es)?|s)?)?\.?)?)?\s*(?:\(.*\))?$/.exec(
      text,
    ) ?? [];
  return feet === undefined ? readDecimalFeet(text) : fromFeet(Number(feet), Number(inches));
}

/** `5.6 ft`: in biodata the number after the dot is inches. */
function readDecimalFeet(text: string): number | null {
  const [, feet, inches] = /^(\d)[.](\d{1,2})\s*(?:'|"|f(?:ee|oo)?ts?\.?)$/.exec(text) ?? [];
  return feet === undefined ? null : fromFeet(Number(feet), Number(inches));
}

function readInches(text: string): number | null {
  const inches = /^(\d{2}(?:\.\d+)?)\s*(?:"|in(?:ch(?:es)?|s)?\.?)$/.exec(text)?.[1];
  return inches === undefined ? null : Math.round(Number(inches) * centimetresOfInch);
}

/** Two digits alone. */
const twoDigits = /^\s*[4-7]\d\s*$/;
/** So many other heights say what they are. */
const fewHeights = 2;

/** What two digits alone mean in a column, by its other heights: 57 is 5'7" among feet, and inches where most are written so. */
export function unitOfHeights(cells: readonly string[]): 'any' | 'feet' | 'inches' {
  const written = cells.filter((cell) => /\d/.test(cell));
  const bare = written.filter((cell) => twoDigits.test(cell)).length;
  const ofFeet = written.filter((cell) => /^\D*[4-7]\s*(?:['’′.]|f(?:ee|oo)?t|-|:)/i.test(cell)).length;
  if (bare === 0) return 'any';
  if (ofFeet >= fewHeights && ofFeet > bare) return 'feet';
  return bare >= fewHeights && bare > written.length / 2 ? 'inches' : 'any';
}

/** What two digits alone were taken for; null for any other height, and where the column has inches. */
export function guessHeight(
  text: string,
  unit: HeightUnit,
): 'row.height_of_feet' | 'row.height_of_inches' | null {
  if (!twoDigits.test(text) || (unit !== 'any' && unit !== 'feet')) return null;
  return unit === 'feet' && feetOfDigits(text.trim()) !== null
    ? 'row.height_of_feet'
    : 'row.height_of_inches';
}

/** 57 as five feet seven. */
function feetOfDigits(text: string): number | null {
  const [, feet, inches] = /^([4-6])(\d)$/.exec(text) ?? [];
  return feet === undefined ? null : fromFeet(Number(feet), Number(inches));
}

function readBareNumber(text: string, unit: HeightUnit): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '', fraction = '0'] = text.split('.');
  const readings = {
    centimetres: () => Math.round(Number(text)),
    metres: () => Math.round(Number(text) * 100),
    inches: () => Math.round(Number(text) * centimetresOfInch),
    feet: () => fromFeet(Number(whole), Number(fraction)),
    digits: () => feetOfDigits(whole),
  };
  if (unit === 'inches' || unit === 'centimetres') return readings[unit]();
  const bySize = unitBySize(Number(text), fraction);
  return readings[unit === 'feet' && feetOfDigits(text) !== null ? 'digits' : bySize]();
}

/** 168 are centimetres, 66 inches, 5.6 feet and inches, 1.68 metres. */
function unitBySize(size: number, fraction: string): 'centimetres' | 'inches' | 'feet' | 'metres' {
  if (size >= 100) return 'centimetres';
  if (size >= 1.2 && size < 2.4) return 'metres';
  return size < 8 && fraction !== '' ? 'feet' : 'inches';
}

function fromFeet(feet: number, inches: number): number | null {
  return inches < 12 ? Math.round((feet * 12 + inches) * centimetresOfInch) : null;
}

/** Feet and one inch, as the cells of a workbook with numbers also show ten. */
const oneTenth = /^\s*[3-7]\.1\s*$/;
/** Hardly any adult is smaller: 4'6". */
const smallestUsual = 137;

/** What is doubtful about a height in centimetres that was read from a cell; null when nothing is. */
export function doubtHeight(
  text: string,
  { centimetres, isWorkbook }: { centimetres: number; isWorkbook: boolean },
): 'row.height_of_tenths' | 'row.height_unlikely' | null {
  if (isWorkbook && oneTenth.test(text)) return 'row.height_of_tenths';
  return centimetres < smallestUsual ? 'row.height_unlikely' : null;
}
