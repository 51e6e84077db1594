import { isEmptyWord } from '../converting/cells.rules.ts';
import { type Gender, genderIn } from '../mappings/gender-words.rules.ts';

/** A row of a person says more. */
const mostOfNotes = 3;
const mostOfSections = 2;
const longestSection = 80;

/** What a row says in different words. */
function listSaid(cells: readonly string[]): string[] {
  return [...new Set(cells.filter((cell) => !isEmptyWord(cell)))];
}

/**
 * The gender of a heading among the rows, as printed lists have it above each part: `BRIDES`, `Section II: Grooms`; of one about people
 * of both genders (`MIXED`) none. Undefined for a row that is no such heading.
 */
export function readSection(cells: readonly string[]): Gender | null | undefined {
  const said = listSaid(cells);
  const text = said.join(' ');
  if (said.length === 0 || said.length > mostOfSections || text.length > longestSection || /\d{5}/.test(text))
    return undefined;
  // Totals are about the rows above them.
  const isEnd = totals.test(text);
  if (isEnd) return genderIn(text) === null ? undefined : null;
  const isMixed = /\b(?:mixed|both|all|others?|misc\w*|general)\b/i.test(text) || nameBoth(text);
  return genderIn(text) ?? (isMixed ? null : undefined);
}

const totals = /^\W*(?:grand |sub[ -]?)?totals?\b|\btotals?\W*\d*\s*$/i;

function nameBoth(text: string): boolean {
  return /\b(?:brides?|girls?|females?)\b/i.test(text) && /\b(?:grooms?|boys?|males?)\b/i.test(text);
}

/** Whether a row says so little that it is no row of a person. */
export function saysLittle(cells: readonly string[]): boolean {
  return listSaid(cells).length <= mostOfSections;
}

const beginsNote =
  /^\W*(?:(?:grand |sub[ -]?)?totals?\b|note\b|n\.?\s?b\b|p\.?t\.?o\b|cont(?:d|inued)\b|page \d|printed\b|prepared by\b|end of\b|\d+ (?:profiles?|records?|entries)\b|[*=_-]{3,})/i;

const ofCounts =
  /^\W*(?:(?:grand |sub[ -]?)?totals?\W*)?(?:no\.? of )?(?:boys?|girls?|brides?|grooms?|males?|females?|candidates?|profiles?)?\W*(?:totals?\W*)?\d{0,5}\W*$/i;

/** Whether a row has nothing but counts: `Boys | 140`, `Total | Boys 140 | Girls 160`. */
function countsPeople(said: readonly string[]): boolean {
  return (
    said.every((text) => ofCounts.test(text)) &&
    said.some((text) => /\d/.test(text)) &&
    said.some((text) => /total|boy|girl|bride|groom|male|candidate|profile/i.test(text))
  );
}

/** Whether a row is a note or a line of totals: `Note: entries above are renewed`, `TOTAL | 283 profiles`. */
export function isNote(cells: readonly string[]): boolean {
  const said = listSaid(cells);
  if (countsPeople(said)) return true;
  if (said.length === 1 && /^[*#•†]\s*\p{L}/u.test(said[0] ?? '')) return true;
  return said.length <= mostOfNotes && said.some((text) => beginsNote.test(text));
}
