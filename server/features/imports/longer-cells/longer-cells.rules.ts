import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { groupOfField } from '#contract/imports/field-groups.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import type { Remark } from '../imports.rules.ts';
import type { PreparedMapping } from '../converting/prepare-mapping.rules.ts';

export type Form = Partial<Record<ImportField, string>>;
/** A row whose longer cells are read one after the other. */
export type LongerCells = {
  form: Form;
  /** The cells as they are written. */
  texts: Form;
  find: FindChoice;
  mapping: PreparedMapping;
  /** Fields with a value that was read although a letter differs, with the label of the value. */
  readAs: Map<ImportField, string>;
  /** What is to be said about what was read. */
  notes: Remark[];
  /** Fields that keep their words in this row, because it was decided so. */
  kept: ReadonlySet<ImportField>;
};

/** Whether another field is read from the same words as this one, so that they may say nothing about it. */
export function sharesColumn(field: ImportField, mapping: PreparedMapping): boolean {
  const own = mapping.fields.find((each) => each.field === field)?.columns ?? [];
  const isSame = (column: number, other: ImportField) =>
    own.includes(column) && (!mapping.shared.has(column) || groupOfField(other) === groupOfField(field));
  return mapping.fields.some(
    (each) => each.field !== field && each.columns.some((column) => isSame(column, each.field)),
  );
}
