/** Facts of a workbook beside its cells. */
export type WorkbookFacts = {
  /** The names of the sheets that a spreadsheet program hides. */
  hidden: ReadonlySet<string>;
  /** Whether its days are counted from 1904 on, as older programs of Apple do. */
  isOf1904: boolean;
};

const of1904 = /\bdate1904\s*=\s*["'](?:1|true|on)["']/i;

/** The facts of `xl/workbook.xml`. */
export function readWorkbookFacts(xml: string): WorkbookFacts {
  const sheets = xml.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  const hidden = sheets.filter((tag) => /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(tag));
  const names = hidden.map((tag) => /\sname\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag));
  return {
    hidden: new Set(names.map((found) => unescapeXml(found?.[1] ?? found?.[2] ?? ''))),
    isOf1904: of1904.test(xml),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const lastCharacter = 0x10_ff_ff;

export function unescapeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = Number(name.replace('#', '').replace(/^x/i, '0x'));
    return code > lastCharacter ? whole : String.fromCodePoint(code);
  });
}

/** A part of a workbook as the reader of workbooks understands it; `xml` is read byte by byte. */
export function mendPart(name: string, xml: string): string {
  if (name === 'xl/workbook.xml') return xml.replaceAll(new RegExp(of1904, 'gi'), 'date1904="1"');
  return name.startsWith('xl/worksheets/') ? showErrors(nameCells(keepTexts(withoutPrefix(xml)))) : xml;
}

/** Some programs write `<x:c>` for `<c>`. */
function withoutPrefix(xml: string): string {
  const [, prefix] = /<(\w{1,10}):worksheet[\s>]/.exec(xml.slice(0, 2000)) ?? [];
  return prefix === undefined ? xml : xml.replaceAll(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1');
}

/** A formula that begins with "=" is none: a program has written a text like `=== GIRLS ===` as one, and it has no value. */
const textFormula = /<c\b([^<>]*)>\s*<f>(=[^<]*)<\/f>\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

function keepTexts(xml: string): string {
  return xml.replaceAll(
    textFormula,
    (...[, attributes = '', text = '']: string[]) =>
      `<c${attributes.replace(/\st="[^"]*"/, '')} t="inlineStr"><is><t>=${text}</t></is></c>`,
  );
}

/** The error of a formula is read like a text, so that it is reported. */
function showErrors(xml: string): string {
  return xml.replaceAll(
    /(<c\b[^<>]*\st\s*=\s*)["']e["']([^<>/]*>(?:<f\b[^<>]*\/>|<f\b[^<>]*>[^<]*<\/f>)?\s*<v>[^<]+<\/v>)/g,
    '$1"str"$2',
  );
}

const withoutPlace = /<c(?![^<>]*\sr\s*=)[\s/>]/;

/** Cells without a reference stand behind the one before them, as the format allows. */
function nameCells(xml: string): string {
  if (!withoutPlace.test(xml)) return xml;
  let [row, column] = [0, 0];
  return xml.replaceAll(/<(?:row|c)\b[^<>]*>/g, (tag) => {
    const [, letters = '', number] = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/.exec(tag) ?? [];
    if (tag.startsWith('<row')) {
      row = number === undefined ? row + 1 : Number(number);
      column = 0;
      return number === undefined ? tag.replace('<row', `<row r="${row}"`) : tag;
    }
    column = number === undefined ? column + 1 : columnOf(letters);
    return number === undefined ? tag.replace('<c', `<c r="${lettersOf(column)}${row}"`) : tag;
  });
}

const letterA = 64;

/** The number of a column: `A` is 1, `AA` is 27. */
export function columnOf(letters: string): number {
  return Array.from(letters).reduce(
    (sum, letter) => sum * 26 + (letter.codePointAt(0) ?? letterA) - letterA,
    0,
  );
}

function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const last = String.fromCodePoint(letterA + 1 + rest);
  return column <= 26 ? last : lettersOf((column - 1 - rest) / 26) + last;
}
