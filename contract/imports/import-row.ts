import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { queryRowId } from '#contract/calls/listing.ts';
import { importRowWire } from './import.wire.ts';
import { importField } from './mapping.fields.ts';

/** What a row says of a field, and what becomes of it. */
const rowFieldWire = z.object({
  if_field: importField,
  /** The cells that the field is read from; null when another column says it. */
  if_written: z.string().nullable(),
  /** The header of that other column, as far as it is known. */
  if_column: z.string().nullable(),
  /** What is stored, by the labels of the lists; null when nothing is. */
  if_stored: z.string().nullable(),
  /** What was stored of the person before, where a checked row changes a known one; otherwise the same as `if_stored`. */
  if_before: z.string().nullable(),
  if_is_changed: z.boolean(),
  /** Whether it is stored as own words, because no value of the list is meant. */
  if_is_own_words: z.boolean(),
  /** Whether the person is asked to confirm it. */
  if_is_estimated: z.boolean(),
});

/**
 * One row: what each of its cells says and what is stored of it, or would be by a dry run. It is read once more from the stored row; the
 * answer is neither kept nor logged.
 */
export const showImportRow = endpoint({
  method: 'GET',
  path: '/admin/imports/row',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'One row of an import, field by field',
  reads: ['imports'],
  /** `row` is the `ir_id` of the list. */
  input: z.object({ import_id: queryRowId, row: queryRowId }),
  data: importRowWire.extend({
    ir_fields: z.array(rowFieldWire),
    /** The filled cells of columns that no field is read from. */
    ir_unread: z.array(z.object({ column: z.string(), text: z.string() })),
  }),
  message: 'outcome.done',
  problems: ['import_file_gone'],
});
