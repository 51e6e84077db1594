import { plainHeader } from '#contract/imports/fit-mapping.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { PreparedMapping } from '../converting/prepare-mapping.rules.ts';

// The lengths are bounded: a search through a whole hostile cell would take long.
const years = String.raw`[\s-]{0,3}(?:(?:y|yr|yrs|y\/o|yo|years?|saal|sal|varsha?m?|baras|bochor|vayas(?:su|u)?)\b\.?(?: old)?|വയസ്സ്|വയസ്|वर्ष|साल|வயது)`;
const before = String.raw`[\s,;:/|([\u2013\u2014-]`;
const word = String.raw`(?:age[ds]?|vayassu|umar|വയസ്സ്|उम्र|வயது)[\s:=.-]{0,4}`;
/** `Tara 24 yrs`, `Biju (31 years)`, `Anu, age 29`, also before what is said of the parents or in brackets. */
const said = new RegExp(
  String.raw`(?<=[\p{L}\p{M}.])${before}{1,6}(?:(?:${word})?(\d{1,2})${years}|${word}(\d{1,2}))[\s.)\]]{0,6}(?=$|\(|[dsw]\/ ?o\b)`,
  'iu',
);
/** A number alone: `Vimal K 33`, `Deepa Nair (29)`, `29 - Minu`. */
const bare = new RegExp(String.raw`(?<=[\p{L}\p{M}.])${before}{1,6}(1[6-9]|[2-7]\d)[\s.)\]]{0,6}$`, 'u');
const bareFirst = new RegExp(
  String.raw`^\s*(1[6-9]|[2-7]\d)(?:${years})?[\s,;:/|.\u2013\u2014-]+(?=\p{L})`,
  'iu',
);
const ofAge = /\b(?:age|vayas+u?|vayas|umar|aayu)\b|വയസ|उम्र|आयु|வயது/u;

type Aged = { cell: string; age: string };

function takeAge(cell: string, isOfAge: boolean): Aged | null {
  for (const pattern of isOfAge ? [said, bare, bareFirst] : [said]) {
    const found = pattern.exec(cell);
    const age = found?.[1] ?? found?.[2];
    if (found !== null && age !== undefined) return { cell: cell.replace(found[0], ' ').trim(), age };
  }
  return null;
}

/** Whether most cells with a name have an age beside it, also as a number alone. Names that are numbered have other numbers, too. */
export function haveAges(cells: readonly string[]): boolean {
  const isAged = (cell: string) => takeAge(cell, true) !== null;
  const isNumbered = (cell: string) => /\d\W*$/.test(cell) && !isAged(cell);
  return (
    cells.filter(isAged).length > cells.length / 2 && cells.filter(isNumbered).length <= cells.length / 20
  );
}

/**
 * The cells of a row without the age that stands beside a name, and this age. A number alone is one where the column is about ages, too.
 */
export function takeAges(
  cells: readonly string[],
  { mapping, columns }: { mapping: PreparedMapping; columns: readonly string[] },
): { cells: readonly string[]; age: string | null } {
  const columnsOf = (wanted: readonly ImportField[]) =>
    new Set(mapping.fields.flatMap(({ field, columns: own }) => (wanted.includes(field) ? own : [])));
  const [ofNames, ofAges] = [columnsOf(['name', 'firstname', 'lastname']), columnsOf(['age', 'dob'])];
  const taken = cells.map((cell, at) => {
    const isOfAge = ofAges.has(at) || ofAge.test(plainHeader(columns[at] ?? ''));
    return ofNames.has(at) ? takeAge(cell, isOfAge) : null;
  });
  return {
    cells: cells.map((cell, at) => taken[at]?.cell ?? cell),
    age: taken.find((each) => each !== null)?.age ?? null,
  };
}
