import { plainCell } from './cells.rules.ts';

/** `phrases` are as `spellAlike` writes them. */
type Refused = { values: ReadonlySet<string>; phrases: readonly string[] };

/** Whether a cell says that the person is not free to marry: by a value, by its beginning, or by a phrase in it. */
export function isNotFree(text: string, { values, phrases }: Refused): boolean {
  const cell = spellAlike(plainCell(text));
  return (
    values.has(plainCell(text).replace(/[.,!;\s]+$/, '')) ||
    (values.has('married') && isMarried(withoutStress(cell))) ||
    phrases.some((phrase) => saysOf(cell, phrase))
  );
}

/** Some spell `Maried`. */
export function spellAlike(text: string): string {
  return text
    .replaceAll('shaadi', 'shadi')
    .replaceAll(' is ', ' ')
    .replaceAll(/\bmar+i+e?d\b/g, 'married');
}

/** `Currently married` and `Married - not free` say no more than `Married`. */
function withoutStress(cell: string): string {
  return cell
    .replaceAll(/\bnot ?(?:free|available|looking)\b/g, '')
    .replace(
      /^(?:(?:currently|presently|present|now|already|newly|recently|just|got|is|has|happily|legally)\b[\s:-]*)+(?=married|engaged)/,
      '',
    );
}

/** `Married 12/5/26`, `Engaged on 14 Feb`, but not `Married once, divorced`, `Married sister abroad` or `Engaged in business`. */
function isMarried(cell: string): boolean {
  return (
    /^(?:married|engaged)\b(?! ?(?:\/|or\b|and\b|with\b|in (?!\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/.test(
      cell,
    ) &&
    !/\b(?:div|wid|sep|annul|expired|died|late|once|earlier)/.test(cell) &&
    !kin.test(cell)
  );
}

const kin = /\b(?:bro|brothers?|bhai|sis|sisters?|b[ae]he?n|not|nahin?)\b/;

/** Whether a cell says a phrase of the person, and not of a brother or sister. */
function saysOf(cell: string, phrase: string): boolean {
  const clause = cell.split(/[.,;/]/).find((part) => part.includes(phrase));
  return clause !== undefined && !kin.test(clause);
}
