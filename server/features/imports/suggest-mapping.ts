import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';
import { plainHeader } from './cells.rules.ts';
import { countColumns, mappingFor } from './headers.rules.ts';
import { okcupidMapping } from './okcupid-mapping.rules.ts';

/** The mappings that come with the product, by name. */
export const builtInMappings: Readonly<Record<string, Mapping>> = {
  biodata: biodataMapping,
  okcupid: okcupidMapping,
};

/** The part of a mapping that a sheet has columns for, with the headers as the sheet writes them. */
export function fitMapping(mapping: Mapping, columns: readonly string[]): Mapping {
  return mappingFor(columns, { mapping, plain: plainHeader });
}

/** What the headers of a sheet suggest: the built-in mapping that recognises most of them. */
export function suggestMapping(columns: readonly string[]): Mapping {
  const fitting = Object.values(builtInMappings).map((mapping) => fitMapping(mapping, columns));
  const best = fitting.toSorted((one, other) => countColumns(other) - countColumns(one))[0];
  return best ?? { fields: {}, refuse: [] };
}
