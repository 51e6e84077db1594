import { foldText } from '#contract/choices/fold-text.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { type Form, type LongerCells, sharesColumn } from '../longer-cells/longer-cells.rules.ts';
import { keyOfDecision } from './decision-keys.rules.ts';
import type { PreparedMapping } from '../converting/prepare-mapping.rules.ts';

/** A word of a field, with the stored value of the list above in its row. */
export type WordOfRow = { field: ImportField; text: string; parent: string | null };

/** What was decided about a word where it stands: a value, empty for none, null for own words; undefined for no decision. */
export function findDecision(word: WordOfRow, mapping: PreparedMapping): string | null | undefined {
  return mapping.fields.find(({ field }) => field === word.field)?.decisions.get(keyOfDecision(word));
}

/** Whether a text was decided about, or left out, for another field of the same column: then it is asked about for this one no more. */
export function isSettledForOther(
  field: ImportField,
  { text, mapping }: { text: string; mapping: PreparedMapping },
): boolean {
  const own = mapping.fields.find((each) => each.field === field)?.columns ?? [];
  return mapping.fields.some(
    (each) =>
      each.field !== field &&
      each.columns.some((column) => own.includes(column)) &&
      each.settled.has(foldText(text)),
  );
}

/** A settled row: its form, the values of the lists above, and a text by which a list finds a value there. */
type Settled = {
  form: Form;
  parentOf: (field: ImportField) => string | null;
  nameValue: (field: ImportField, value: string) => string;
};

/**
 * The cells of a row with what was decided about them in the place of what they say, and the fields that keep their words. Null when
 * nothing was, or when the row was settled by it already. A cell that says nothing of its field is not meant.
 */
export function decideCells(
  written: Form,
  { mapping, form, parentOf, nameValue }: Settled & Pick<LongerCells, 'mapping'>,
): { form: Form; kept: ReadonlySet<ImportField>; decided: Set<ImportField> } | null {
  const next = { ...written };
  const kept = new Set<ImportField>();
  const decided = new Set<ImportField>();
  for (const { field } of mapping.fields) {
    const text = form[field] === undefined ? undefined : written[field];
    if (text === undefined) continue;
    const means = findDecision({ field, text, parent: parentOf(field) }, mapping);
    if (!isToDecide(means, { text, stored: form[field] })) continue;
    decided.add(field);
    leaveRepeated(next, { field, text, mapping });
    if (means === null) kept.add(field);
    else replace(next, { field, text: means && nameValue(field, means) });
  }
  return isSettled({ written, next, kept }) ? null : { form: next, kept, decided };
}

function isToDecide(
  means: string | null | undefined,
  { text, stored }: { text: string; stored: string | undefined },
): means is string | null {
  return means !== undefined && !(means === null && stored === text);
}

function isSettled({
  kept,
  ...forms
}: {
  written: Form;
  next: Form;
  kept: ReadonlySet<ImportField>;
}): boolean {
  return kept.size === 0 && Object.keys(forms.written).every((field) => isSame(field, forms));
}

function replace(form: Form, { field, text }: { field: ImportField; text: string }): void {
  if (text === '') Reflect.deleteProperty(form, field);
  else form[field] = text;
}

function isSame(field: string, { written, next }: { written: Form; next: Form }): boolean {
  // The keys of a form are import fields.
  const own = field as ImportField;
  return written[own] === next[own];
}

/** A cell that was decided about for one field is asked about for no other one that is read from it. A native place keeps its words. */
function leaveRepeated(
  form: Form,
  { field, text, mapping }: { field: ImportField; text: string; mapping: PreparedMapping },
): void {
  for (const { field: other } of mapping.fields) {
    if (other !== field && other !== 'native_place' && form[other] === text && sharesColumn(other, mapping))
      Reflect.deleteProperty(form, other);
  }
}
