import { z } from 'zod';
import { plainHeader } from '#contract/imports/fit-mapping.ts';
import { importRowWire, type rowRemark } from '#contract/imports/import.wire.ts';
import type { ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { isMessageKey, sentenceOf } from '#contract/calls/sentences.ts';
import { isOfNoPerson, type Layout, readLayout, sentenceOfStored } from './imports.presenter.ts';
import type { ListedImport } from './imports.repository.ts';
import { plainStored } from './reading/merged-cells.rules.ts';
import { readRowNumber } from './reading/sheets.rules.ts';
import type { StoredReport } from './row-reports.repository.ts';

type Remark = z.infer<typeof rowRemark>;
type ReadRemark = { field: string; key: string; as?: string; written?: string };
export type PresentedRow = z.infer<typeof importRowWire>;

/** The sheet that reports are about: its columns, how they were read, and its layout. */
export type Reported = ReadSheet & { layout: Layout };
export type ReadSheet = { columns: readonly string[]; mapping: Mapping };

export function reportedSheet(found: ListedImport): Reported {
  return {
    columns: found.columns,
    mapping: mappingSchema.parse(found.mapping),
    layout: readLayout(found),
  };
}

/** The report of one row. `cells` are those of the row while they are stored. */
export function presentReport(
  { rowNumber, outcome, remarks }: StoredReport,
  { cells, sheet, readAs }: Row,
): PresentedRow {
  const place = readRowNumber(rowNumber);
  const isOneOfSeveral = sheet.layout.sheets.filter(({ isRead }) => isRead).length > 1;
  return importRowWire.parse({
    ir_id: rowNumber,
    ir_sheet: isOneOfSeveral ? (sheet.layout.sheets[place.sheet]?.name ?? null) : null,
    ir_row: place.row,
    ir_name: textOf(nameFields, { cells, sheet, readAs }),
    ir_outcome: isNoPerson(remarks) ? 'skipped' : outcome,
    ir_remarks: presentRemarks(remarks, { cells, sheet, readAs }),
  });
}

const storedRemark = z.object({ field: z.string(), key: z.string(), row: z.number().optional() });

/** Whether a row repeats the header or is a note: there is nothing to mend. */
export function isNoPerson(remarks: unknown): boolean {
  return z
    .array(storedRemark)
    .parse(remarks)
    .some(({ key }) => isOfNoPerson(key));
}

/** The remarks about a row, as sentences, with what its cells say and how to put it right. */
function presentRemarks(remarks: unknown, row: Row): Remark[] {
  if (!Array.isArray(remarks)) return [];
  return remarks.map((remark) => {
    const { field, key, row: other } = storedRemark.parse(remark);
    if (other !== undefined)
      return { field, message: nameRow(key, { other, row }), value: null, mend: mendOf(key) };
    const read = row.readAs?.find((each) => each.field === field && each.key === key);
    const value = read?.written?.slice(0, longestValue) ?? textOf(fieldsOf(field), row);
    return { field, ...nameReading(key, { as: read?.as, value }), mend: mendOf(key) };
  });
}

/** A remark that names another row, by its sheet where several are read. */
function nameRow(key: string, { other, row: { sheet } }: { other: number; row: Row }): string {
  const place = readRowNumber(other);
  const { sheets } = sheet.layout;
  const isOneOfSeveral = sheets.filter(({ isRead }) => isRead).length > 1;
  const name = isOneOfSeveral ? sheets[place.sheet]?.name : undefined;
  const as = name === undefined ? String(place.row) : `${place.row} (${name})`;
  const naming = `as.${key}`;
  return isMessageKey(naming) ? sentenceOf(naming).replace('{{as}}', () => as) : sentenceOfStored(key);
}

/** A remark with what was read: in a sentence that quotes the cell, too, or behind the sentence. */
function nameReading(
  key: string,
  { as, value }: { as: string | undefined; value: string | null },
): Pick<Remark, 'message' | 'value'> {
  if (as === undefined) return { message: sentenceOfStored(key), value };
  const quoting = `as.${key}`;
  if (value === null || !isMessageKey(quoting)) return { message: `${sentenceOfStored(key)}: ${as}`, value };
  const message = sentenceOf(quoting)
    .replace('{{written}}', () => value)
    .replace('{{as}}', () => as);
  return { message, value };
}

/** Its sentence says itself how to put the name right. */
const saysHow = 'validation.name_address';

/** How to put a row right; of a value that the profile itself refuses, as of any that was not understood. */
function mendOf(key: string): string | null {
  if (key === saysHow) return null;
  const mend = key.startsWith('validation.') ? 'mend.row.not_understood' : `mend.${key}`;
  return isMessageKey(mend) ? sentenceOf(mend) : null;
}

const nameFields = ['name', 'firstname', 'lastname'] as const;

/** The fields that a remark is about: a date of birth may come from an age. */
export function fieldsOf(field: string): readonly string[] {
  if (field === 'name') return nameFields;
  return field === 'dob' ? ['dob', 'age'] : [field];
}

/** `readAs` are the remarks of the row, converted once more while its cells are stored. */
type Row = {
  cells: readonly string[] | undefined;
  sheet: Reported;
  readAs?: readonly ReadRemark[] | undefined;
};

/** The headers of the columns that a field is read from; null when there is none. */
export function headerOf(field: string, { mapping, columns }: ReadSheet): string | null {
  const readings: Partial<Record<string, Mapping['fields'][ImportField]>> = mapping.fields;
  const plain = columns.map(plainHeader);
  const read = fieldsOf(field).flatMap((each) => readings[each]?.columns ?? []);
  const headers = [...new Set(read)].filter((column) => plain.includes(plainHeader(column)));
  return headers.length === 0 ? null : headers.join(' / ');
}

const longestValue = 120;

/** What the cells of some fields say; null when they say nothing, and when the row is no longer stored. */
function textOf(fields: readonly string[], { cells, sheet }: Row): string | null {
  const texts = cells === undefined ? [] : textsOf(fields, { cells, sheet });
  return texts.length === 0 ? null : texts.join(' · ').slice(0, longestValue);
}

/** The different texts of the cells that some fields are read from. */
export function textsOf(
  fields: readonly string[],
  { cells, sheet }: { cells: readonly string[]; sheet: ReadSheet },
): string[] {
  const plain = sheet.columns.map(plainHeader);
  const readings: Partial<Record<string, Mapping['fields'][ImportField]>> = sheet.mapping.fields;
  const columns = fields.flatMap((field) => readings[field]?.columns ?? []);
  const texts = columns.map((column) => plainStored(cells[plain.indexOf(plainHeader(column))] ?? ''));
  return [...new Set(texts.filter((cell) => cell !== ''))];
}
