import { listSeeds, type SynonymRow } from '../synonyms/synonym-seed.ts';
import { bureauCommunityWords, bureauDenominationWords } from './communities.data.ts';
import { bureauPeopleWords } from './people.data.ts';
import { moreSubCommunityWords } from './more-sub-communities.data.ts';
import { moreWorldCities } from './more-world-cities.data.ts';
import { shortTowns } from './short-towns.data.ts';
import { subCommunityWords } from './sub-communities.data.ts';
import { bureauWorkWords } from './work.data.ts';

/** What registers of bureaus write for values of the lists, besides the words that the product had before. */
export function listBureauSynonyms(): SynonymRow[] {
  return [
    ...listSeeds('community', bureauCommunityWords),
    ...listSeeds('denomination', bureauDenominationWords),
    ...listSeeds('sub_community', { ...subCommunityWords, ...moreSubCommunityWords }),
    ...Object.entries(bureauPeopleWords).flatMap(([list, seeds]) => listSeeds(list, seeds)),
    ...listSeeds('working_as', bureauWorkWords),
    ...listSeeds('district', shortTowns),
    ...listSeeds('country', moreWorldCities),
  ];
}

/** Words that named a coarser value than the one that families mean, or another one. */
export const corrections: readonly (readonly [list: string, word: string, from: string, to: string])[] = [
  ['community', 'Kamma Naidu', 'hindu-naidu', 'hindu-kamma'],
  ['community', 'Balija Naidu', 'hindu-naidu', 'hindu-balija'],
  ['community', 'Daivadnya Brahmin', 'hindu-viswakarma', 'hindu-sonar'],
  ['community', 'Daivajna Brahmin', 'hindu-viswakarma', 'hindu-sonar'],
];
