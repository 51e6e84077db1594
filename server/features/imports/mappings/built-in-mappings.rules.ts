import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { plainHeader } from '../converting/cells.rules.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';
import { okcupidMapping } from './okcupid-mapping.rules.ts';

/** The mappings that come with the product, by name. */
export const builtInMappings: Readonly<Record<string, Mapping>> = {
  biodata: biodataMapping,
  okcupid: okcupidMapping,
};

/** The part of a mapping that a sheet has columns for, with the headers as the sheet writes them. */
export function fitMapping(mapping: Mapping, columns: readonly string[]): Mapping {
  const written = new Map(columns.toReversed().map((column) => [plainHeader(column), column]));
  // The keys of a mapping are import fields; entries lose that.
  const fields = Object.entries(mapping.fields) as [ImportField, FieldMapping][];
  const present = fields.map(([field, { columns: headers, ...options }]) => {
    const found = headers.map((header) => written.get(plainHeader(header)));
    return [
      field,
      { ...options, columns: [...new Set(found.filter((column) => column !== undefined))] },
    ] as const;
  });
  return {
    fields: Object.fromEntries(present.filter(([, { columns: found }]) => found.length > 0)),
    refuse: mapping.refuse.filter(({ column }) => written.has(plainHeader(column))),
  };
}

/** The part of a built-in mapping that fits the headers of a sheet: of the one that recognises most of them. */
export function suggestMapping(columns: readonly string[]): Mapping {
  const fitting = Object.values(builtInMappings).map((mapping) => fitMapping(mapping, columns));
  const best = fitting.toSorted((one, other) => countColumns(other) - countColumns(one))[0];
  return best ?? { fields: {}, refuse: [] };
}

function countColumns(mapping: Mapping): number {
  const columns = Object.values(mapping.fields).flatMap((field) => field?.columns ?? []);
  return new Set([...columns, ...mapping.refuse.map(({ column }) => column)]).size;
}
