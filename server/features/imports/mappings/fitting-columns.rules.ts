import { groupOfField } from '#contract/imports/field-groups.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { isEmptyWord } from '../converting/cells.rules.ts';
import { speaksOfHabits } from '../longer-cells/diet.rules.ts';
import { readFamilyNotes } from '../longer-cells/family-notes.rules.ts';
import { splitParts } from '../longer-cells/find-within.rules.ts';
import { readSiblings } from '../longer-cells/siblings.rules.ts';
import type { IsNamed } from './recognise-content.rules.ts';
import type { ColumnUse, HeaderMatch } from './recognise-header.rules.ts';

type Fits = (cell: string, isNamed: IsNamed) => boolean;

const isFamilyWord =
  (list: 'family_type' | 'financial_status' | 'family_values'): Fits =>
  (cell, isNamed) =>
    readFamilyNotes(cell)[list] !== undefined ||
    [cell, ...splitParts(cell)].some((part) => isNamed(list, part));

const familyLists = ['family_type', 'financial_status', 'family_values'] as const;

const namesParent: Fits = (cell) =>
  /(?:^|[,;|.\n]\s*)(?:f|fr|fa|m|mr|mo)\b|\b(?:father|mother|parents?|pita|mata)\b/i.test(cell);

/** Parents may stand without a word for them: `Retd teacher, HW`. A column of words about the whole family has none. */
const areParents = (cells: readonly string[], isNamed: IsNamed): boolean => {
  const ofFamily = cells.filter((cell) => familyLists.some((list) => isFamilyWord(list)(cell, isNamed)));
  return cells.some((cell) => namesParent(cell, isNamed)) || ofFamily.length < cells.length / 2;
};

/** Whether a cell says a fact of those that a header about the family may have. */
const fitting: Partial<Record<ImportField, Fits>> = {
  no_of_brothers: (cell) => readSiblings(cell).brothers !== null || mayCountSiblings.test(cell),
  no_of_sisters: (cell) => readSiblings(cell).sisters !== null || mayCountSiblings.test(cell),
  family_type: isFamilyWord('family_type'),
  financial_status: isFamilyWord('financial_status'),
  family_values: isFamilyWord('family_values'),
};

/** A number of brothers or sisters, also behind the parents. */
export const mayCountSiblings =
  /\b(?:bro\w*|sis\w*)\W*\d|\d\s*(?:elder |younger )?(?:bro|sis)\w*\b|\bsib(?:ling)?s?\b/i;

type Matched = { match: HeaderMatch; cells: readonly string[] };

/**
 * The columns of the family with the facts that their cells say. A fact that has a column of its own is read from that one alone: `Nuclear`
 * under "Family" says nothing of brothers.
 */
export function fitColumns(columns: readonly Matched[], isNamed: IsNamed): HeaderMatch[] {
  const own = new Set(columns.filter(({ match }) => !isWide(match)).flatMap(({ match }) => fieldsOf(match)));
  return columns.map(({ match, cells }) => {
    if (isOfHabits(match, { cells, isNamed })) return { uses: [], by: 'nothing' };
    if (!isOfFamily(match)) return match;
    const filled = cells.filter((cell) => !isEmptyWord(cell));
    const fits = ({ field }: ColumnUse) => !own.has(field) && fitsCells(field, { filled, isNamed });
    const uses = match.uses.filter(fits);
    return uses.length === 0 ? { uses, by: null } : { ...match, uses };
  });
}

function fitsCells(
  field: ImportField,
  { filled, isNamed }: { filled: readonly string[]; isNamed: IsNamed },
): boolean {
  if (filled.length === 0) return true;
  if (field === 'father' || field === 'mother') return areParents(filled, isNamed);
  return filled.some((cell) => fitting[field]?.(cell, isNamed) ?? true);
}

function fieldsOf({ uses }: HeaderMatch): ImportField[] {
  return uses.map(({ field }) => field);
}

/** Whether a header has facts of several kinds. */
export function isWide(match: Pick<HeaderMatch, 'uses'>): boolean {
  return new Set(match.uses.map(({ field }) => groupOfField(field))).size > 1;
}

function isOfFamily(match: HeaderMatch): boolean {
  const fields = new Set(fieldsOf(match));
  return fields.has('family_type') && fields.has('father');
}

/** A column of habits is about the diet only when its cells are: a profile has no field for drinking and smoking. */
function isOfHabits(
  match: HeaderMatch,
  { cells, isNamed }: { cells: readonly string[]; isNamed: IsNamed },
): boolean {
  const [use, another] = match.uses;
  if (use?.field !== 'diet' || another !== undefined) return false;
  const habits = cells.filter(speaksOfHabits).length;
  const diets = cells.filter(
    (cell) => !isEmptyWord(cell) && [cell, ...splitParts(cell)].some((part) => isNamed('diet', part)),
  ).length;
  return habits > diets;
}
