import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import type { FieldMapping, Mapping } from '#contract/imports/mapping.fields.ts';
import { plainCell, plainHeader } from './cells.rules.ts';
import { type ConvertCell, prepareConverter } from './convert-cells.ts';

/** A mapping ready for many rows: where the columns are, and what reads them. */
export type PreparedMapping = {
  columnCount: number;
  fields: readonly { field: ImportField; columns: readonly number[]; convert: ConvertCell }[];
  refuse: readonly { column: number; values: ReadonlySet<string> }[];
};

/** Finds the columns of a mapping in a sheet; fields whose columns it has not are left out. */
export function prepareMapping(mapping: Mapping, columns: readonly string[]): PreparedMapping {
  const headers = columns.map(plainHeader);
  const placeOf = (column: string) => headers.indexOf(plainHeader(column));
  // The keys of a mapping are import fields; entries lose that.
  const fields = Object.entries(mapping.fields) as [ImportField, FieldMapping][];
  const places = fields.map(([field, options]) => ({
    field,
    columns: options.columns.map(placeOf).filter((place) => place !== -1),
    convert: prepareConverter(options),
  }));
  const refuse = mapping.refuse.map(({ column, values }) => ({
    column: placeOf(column),
    values: new Set(values.map(plainCell)),
  }));
  return {
    columnCount: columns.length,
    fields: places.filter(({ columns: found }) => found.length > 0),
    refuse: refuse.filter(({ column }) => column !== -1),
  };
}
