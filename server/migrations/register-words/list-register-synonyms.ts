import { listSeeds, type SynonymRow } from '../synonyms/synonym-seed.ts';
import { registerTowns } from './towns.data.ts';
import { registerWords } from './words.data.ts';

/** What registers of further regions write for values of the lists, besides the words that the product had before. */
export function listRegisterSynonyms(): SynonymRow[] {
  return [
    ...Object.entries(registerWords).flatMap(([list, seeds]) => listSeeds(list, seeds)),
    ...listSeeds('district', registerTowns),
  ];
}
