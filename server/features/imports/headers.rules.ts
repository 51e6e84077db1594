import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import type { FieldMapping, Mapping } from '#contract/imports/mapping.fields.ts';

/**
 * The part of a mapping that a sheet has columns for, with the headers as the sheet writes them. `plain` gives the form in
 * which headers are compared.
 */
export function mappingFor(
  columns: readonly string[],
  { mapping, plain }: { mapping: Mapping; plain: (header: string) => string },
): Mapping {
  const written = new Map(columns.toReversed().map((column) => [plain(column), column]));
  // The keys of a mapping are import fields; entries lose that.
  const fields = Object.entries(mapping.fields) as [ImportField, FieldMapping][];
  const present = fields.map(([field, { columns: wanted, ...rest }]) => {
    const found = wanted.map((header) => written.get(plain(header))).filter((column) => column !== undefined);
    return [field, { ...rest, columns: [...new Set(found)] }] as const;
  });
  return {
    fields: Object.fromEntries(present.filter(([, { columns: found }]) => found.length > 0)),
    refuse: mapping.refuse.filter(({ column }) => written.has(plain(column))),
  };
}

/** How many of a mapping's columns a sheet has: the mapping that fits best is suggested. */
export function countColumns(mapping: Mapping): number {
  const columns = Object.values(mapping.fields).flatMap((field) => field?.columns ?? []);
  return new Set([...columns, ...mapping.refuse.map(({ column }) => column)]).size;
}
