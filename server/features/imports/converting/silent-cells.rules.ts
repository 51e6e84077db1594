import { type FieldGroup, groupOfField } from '#contract/imports/field-groups.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { Remark } from '../imports.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { isEmptyWord, plainCell } from './cells.rules.ts';
import type { PreparedMapping } from './prepare-mapping.rules.ts';

/** Groups of fields whose words go where they belong: a denomination in the column of the community is no loss. */
const related: Partial<Record<FieldGroup, readonly FieldGroup[]>> = {
  religion: ['faith', 'religion'],
  faith: ['faith', 'religion'],
  birth: ['birth'],
  place: ['place', 'native', 'work'],
  native: ['place', 'native'],
  work: ['work', 'place', 'education', 'income'],
  education: ['education', 'work'],
  contact: ['contact'],
};

/** Numbers of the sheet say nothing of the person, and a row without a name or a gender is refused. */
const exempt: ReadonlySet<ImportField> = new Set([
  'row_id',
  'serial_no',
  'photo_file',
  'name',
  'firstname',
  'lastname',
  'gender',
]);

/** Cells of columns that are read and of which nothing is stored, without a word about it so far. */
export function listSilent(
  cells: readonly string[],
  { mapping, form, said }: { mapping: PreparedMapping; form: Form; said: readonly Remark[] },
): Remark[] {
  const remarked = new Set(said.map(({ field }) => field));
  const groups = new Set(Object.keys(form).map((field) => groupOf(field)));
  const isSaid = (field: ImportField) => {
    const group = groupOf(field);
    const among = group === undefined ? [] : (related[group] ?? [group]);
    return (
      exempt.has(field) || field in form || remarked.has(field) || among.some((each) => groups.has(each))
    );
  };
  const byColumn = Map.groupBy(
    mapping.fields.flatMap(({ field, columns, blanks }) =>
      columns.map((column) => ({ field, column, blanks })),
    ),
    ({ column }) => column,
  );
  const silent = [...byColumn].flatMap(([column, uses]) => {
    const [first] = uses;
    const cell = cells[column] ?? '';
    const isLost =
      !isEmptyWord(cell) && uses.every((use) => !isSaid(use.field) && !use.blanks.has(plainCell(cell)));
    return isLost && first !== undefined ? [first.field] : [];
  });
  return [...new Set(silent)].map((field) => ({ field, key: 'row.not_understood' }));
}

function groupOf(field: string): FieldGroup | undefined {
  // The keys of a form are import fields.
  return groupOfField(field as ImportField);
}
