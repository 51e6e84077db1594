import type { CellPart, ImportField } from '#contract/imports/mapping.fields.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import { joinLabels } from '../longer-cells/parents.rules.ts';
import { hasRoleOfPlace } from '../places/read-places.rules.ts';
import { areShared, type FieldGroup, groupOfField } from '#contract/imports/field-groups.ts';
import { understood } from './understood-parts.rules.ts';

/** A field that reads a column, and the part of the cell where its header stands. */
export type SharingField = { field: ImportField; part: CellPart | undefined };
/** The groups of fields that share a column, in the order of its header as far as it is known. */
export type SharedColumn = readonly { group: FieldGroup; place: number | null }[];

const places: readonly CellPart[] = ['first', 'second', 'after_first', 'after_second'];

/** The groups of a column's fields; null when it has no two, or they are read together in another way. */
export function sharedBy(fields: readonly SharingField[]): SharedColumn | null {
  if (!areShared(fields.map(({ field }) => field))) return null;
  const placed = fields.flatMap(({ field, part }) => {
    const group = groupOfField(field);
    return group === undefined ? [] : [{ group, place: part === undefined ? null : places.indexOf(part) }];
  });
  const groups = [...Map.groupBy(placed, ({ group }) => group)].map(([group, all]) => {
    const known = all.map(({ place }) => place).filter((place) => place !== null);
    return { group, place: known.length === 0 ? null : Math.min(...known) };
  });
  // A field without a part is read from the beginning: "DOB / Age / Ht".
  return groups.toSorted((one, other) => (one.place ?? -1) - (other.place ?? -1));
}

/** Between facts. A slash in a date, in "S/W" or "D/o", and what stands in brackets, separates nothing. */
const strong =
  /\s*[|;\n]\s*(?![^(]*\))|\s*(?<!\d)(?<!\b\p{L})\/(?!o\b)\s*(?![^(]*\))|\s*\/(?!\d|o\b)\s+(?![^(]*\))|\s+[-–—]+\s+(?![^(]*\))/u;
const weak = /\s*,\s*(?![^(]*\))/;

/** The words of a cell for each group. */
type Shares = ReadonlyMap<FieldGroup, string>;
type Part = { text: string; group: FieldGroup | null };

/** The shares of the cells of a row, by the column. */
export function shareCells(
  cells: readonly string[],
  { shared, find }: { shared: ReadonlyMap<number, SharedColumn>; find: FindChoice },
): Map<number, Shares> {
  return new Map(
    [...shared].map(([column, groups]) => [column, shareCell(cells[column] ?? '', { groups, find })]),
  );
}

/** The words of a cell for a field; empty when none are about it. */
export function shareOf(shares: Shares, field: ImportField): string {
  const group = groupOfField(field);
  return (group === undefined ? undefined : shares.get(group)) ?? '';
}

/**
 * Gives each group of fields the parts of a cell that are about it: of `B.Tech / S/W Engr, TCS` education and work, of `15.3.95, 5'4"`
 * birth and height, whatever their order. What nothing understands belongs to the group whose place in the header it has, else to the part
 * before it, else to the first group that has none.
 */
export function shareCell(
  cell: string,
  { groups, find }: { groups: SharedColumn; find: FindChoice },
): Shares {
  // The place is read from the words about work, where it stands in any order: "Mangalore - Operator, Court", "Teacher (Kochi)".
  if (isOf(['work', 'place'], groups)) return new Map([['work', cell]]);
  const coarse = splitBy(setApart(cell, groups), strong);
  // One place in a column of both is both, unless words say which.
  if (coarse.length === 1 && isOf(['native', 'place'], groups) && !hasRoleOfPlace(cell))
    return new Map(groups.map(({ group }) => [group, cell]));
  const isInPlace = coarse.length === groups.length;
  const texts = isInPlace ? coarse : coarse.flatMap((text) => splitBy(text, weak));
  const order = texts.length === groups.length ? groups.map(({ group }) => group) : null;
  const parts = texts.map((text, at): Part => ({
    text,
    group: understand(text, { groups, find, likely: order?.[at] }),
  }));
  const placed = placeOthers(parts, { groups, order });
  return hasRoleOfPlace(cell) ? withRoles(placed) : join(placed);
}

/** Where words say which place is which, the reader of the native place finds both: "Thrissur (native), working at Bangalore". */
function withRoles(parts: readonly Part[]): Shares {
  const isOfPlace = ({ group }: Part) => group === 'native' || group === 'place';
  const all = parts.filter(isOfPlace).map(({ text }) => text);
  const shares = new Map(join(parts));
  if (all.length === 0 || !parts.some(({ group }) => group === 'native')) return shares;
  shares.delete('place');
  return shares.set('native', all.join(', '));
}

/** Facts that are known by their form stand apart, also without a mark between them: "25/12/91 5'11". */
const tokens =
  /(?<![\d/.-])\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?![\d/.-])|(?<!\d)[4-7]\s?(?:'|’|′|ft\.?|feet)\s?(?:\d{1,2}(?!\d))?\s?(?:"|”|''|in(?:ch(?:es)?)?\b)?|\b1[2-9]\d\s?cms?\b/gi;

function setApart(cell: string, groups: SharedColumn): string {
  const has = (wanted: FieldGroup) => groups.some(({ group }) => group === wanted);
  if (has('parents') && has('siblings'))
    return joinLabels(cell).replaceAll(endOfSentence, ' ; ').replaceAll(beforeSiblings, ' ; ');
  return has('height') ? cell.replaceAll(tokens, (token) => ` ; ${token} ; `) : cell;
}

/** Before a count of brothers or sisters: `M: HW B: 1 S: 2`, `Mother HW & 1 brother`. */
const beforeSiblings =
  /\s+(?:(?:&|and|has|have)\s+)+(?=(?:\d|one|two|three|four|an? )\s*(?:elder|younger|yr|el?d|bro|sis|b\b|s\b))|\s+(?=(?:b|s|bro\w*|sis\w*):\s*\d)/gi;

/** The end of a sentence about the family: `Father Retd. Clerk. Mother HW. 2 bro`, where short forms have dots, too. */
const endOfSentence =
  /(?<!(?:^|[\s(])\p{L}|\b(?:fr|mr|fa|mo|late|prof|adv|capt|col|maj|er|retd|rtd|govt|pvt|asst|dy|jr|sr|dr|sh|smt|mr|mrs|shri|yngr|elder|both|one|two|no|upper|uppr|lower|mid|jt))\.\s+(?=\p{L}|\d)/giu;

/** Whether a column has these two groups and no other. */
function isOf(pair: readonly FieldGroup[], groups: SharedColumn): boolean {
  return groups.length === pair.length && groups.every(({ group }) => pair.includes(group));
}

function splitBy(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.replaceAll(/^[\s,-]+|[\s,-]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

type Looking = { groups: SharedColumn; find: FindChoice; likely: FieldGroup | undefined };

/** The group that understands a part; of several the one whose place it has. */
function understand(text: string, { groups, find, likely }: Looking): FieldGroup | null {
  const wanted = new Set(groups.map(({ group }) => group));
  const pieces = [text, ...splitBy(text, weak)];
  const fitting = understood
    .filter(([group, understands]) => wanted.has(group) && pieces.some((piece) => understands(piece, find)))
    .map(([group]) => group);
  return fitting.find((group) => group === likely) ?? fitting[0] ?? null;
}

function placeOthers(
  parts: readonly Part[],
  { groups, order }: { groups: SharedColumn; order: readonly FieldGroup[] | null },
): Part[] {
  const taken = new Set(parts.map(({ group }) => group));
  let before: FieldGroup | null = null;
  return parts.map(({ text, group }, at) => {
    const free = groups.map((each) => each.group).filter((each) => !taken.has(each) && takesWords(each));
    const own: FieldGroup | null =
      group ?? free.find((each) => each === order?.[at]) ?? keepBefore(before) ?? free[0] ?? before;
    if (own !== null) taken.add(own);
    before = own;
    return { text, group: own };
  });
}

/** Groups whose words no list knows completely. */
const wordy: ReadonlySet<FieldGroup> = new Set([
  'name',
  'parents',
  'faith',
  'native',
  'place',
  'education',
  'work',
]);

function takesWords(group: FieldGroup): boolean {
  return wordy.has(group);
}

function keepBefore(before: FieldGroup | null): FieldGroup | null {
  return before !== null && takesWords(before) ? before : null;
}

function join(parts: readonly Part[]): Shares {
  const shares = new Map<FieldGroup, string>();
  for (const { text, group } of parts) {
    if (group === null) continue;
    const before = shares.get(group);
    shares.set(group, before === undefined ? text : `${before}, ${text}`);
  }
  return shares;
}
