import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';
import { okcupidMapping } from './okcupid-mapping.rules.ts';

/** The mapping that the screens offer, and whose readings and synonyms apply to every column that is recognised. */
export const usualMapping = 'biodata';

/** A published research file, for development and measurements: the command knows its mapping, the screens do not. */
const researchMapping = 'okcupid';

/** The mappings that come with the product, by name. */
export const builtInMappings: Readonly<Record<string, Mapping>> = {
  [usualMapping]: biodataMapping,
  [researchMapping]: okcupidMapping,
};

/** Whether the rows of an import need a name; the research file has none. */
export function needsNames(mappingName: string | null): boolean {
  return mappingName !== researchMapping;
}
