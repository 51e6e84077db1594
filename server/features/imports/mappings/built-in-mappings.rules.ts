import { fitMapping } from '#contract/imports/fit-mapping.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';
import { okcupidMapping } from './okcupid-mapping.rules.ts';

/** The mappings that come with the product, by name. */
export const builtInMappings: Readonly<Record<string, Mapping>> = {
  biodata: biodataMapping,
  okcupid: okcupidMapping,
};

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
