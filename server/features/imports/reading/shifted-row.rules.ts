import type { ListName } from '#contract/choices/choice-lists.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { isEmptyWord, readEmail, readPhone } from '../converting/cells.rules.ts';
import { readDate, readYear } from '../converting/dates.rules.ts';
import { readHeight } from '../converting/heights.rules.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import type { PreparedMapping } from '../converting/prepare-mapping.rules.ts';
import { genderOfWords } from '../mappings/gender-words.rules.ts';

type Fits = (cell: string, find: FindChoice) => boolean;

const isNamed =
  (list: ListName): Fits =>
  (cell, { named }) =>
    named({ list, text: cell }) !== null;

/** Fields whose cells no other column has. A count or a free text says nothing about its place. */
const fitting: Partial<Record<ImportField, Fits>> = {
  gender: (cell) => genderOfWords(cell) !== null,
  dob: (cell) => /\D/.test(cell) && (readDate(cell, 'day_first') ?? readYear(cell)) !== null,
  height: (cell) => readHeight(cell, 'any') !== null,
  religion: isNamed('religion'),
  community: isNamed('community'),
  star: isNamed('star'),
  mother_tongue: isNamed('mother_tongue'),
  marital_status: isNamed('marital_status'),
  qualification: isNamed('qualification'),
  diet: isNamed('diet'),
  state: isNamed('state'),
  district: isNamed('district'),
  family_type: isNamed('family_type'),
  financial_status: isNamed('financial_status'),
  mobile: (cell) => readPhone(cell) !== null,
  email: (cell) => readEmail(cell) !== null,
};

const fewestCells = 3;

/** Whether many cells of a row stand one column beside their header, all to the same side. */
export function isShifted(
  cells: readonly string[],
  { mapping, find }: { mapping: PreparedMapping; find: FindChoice },
): boolean {
  const checked = mapping.fields.flatMap(({ field, columns: [column] }) => {
    const fits = fitting[field];
    return fits === undefined || column === undefined || mapping.shared.has(column) ? [] : [{ column, fits }];
  });
  const isFilled = (column: number) => !isEmptyWord(cells[column] ?? '');
  const fitsAt = (fits: Fits, column: number) => isFilled(column) && fits(cells[column] ?? '', find);
  const amiss = checked.filter(({ column, fits }) => !fitsAt(fits, column));
  return [1, -1].some((side) => {
    const beside = amiss.filter(({ column, fits }) => fitsAt(fits, column + side)).length;
    const wrong = amiss.filter(({ column }) => isFilled(column)).length;
    return beside >= fewestCells && beside >= wrong / 2;
  });
}
