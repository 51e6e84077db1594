import { professionAreaWords, workingWithWords } from './careers.data.ts';
import { otherCommunityWords } from './communities.data.ts';
import { companyWords } from './companies.data.ts';
import { districtWords } from './districts.data.ts';
import { educationWords } from './education.data.ts';
import { hinduWords } from './hindu-communities.data.ts';
import { officeWords } from './offices.data.ts';
import { motherTongueWords, personalWords } from './personal.data.ts';
import { countryWords, stateWords } from './places.data.ts';
import { professionalWords } from './professionals.data.ts';
import { denominationWords, religionWords } from './religion.data.ts';
import { southernWords } from './southern-communities.data.ts';
import { starWords } from './stars.data.ts';
import { tradeWords } from './trades.data.ts';
import { professions } from '../choice-lists/professions.ts';
import { listLabels, slugOf } from '../choice-lists/choice-seed.ts';
import { listSeeds, type SynonymRow, type SynonymSeeds } from './synonym-seed.ts';

/** What biodata write for values of the lists, as the product brings it. */
export function listSynonymRows(): SynonymRow[] {
  return [
    ...listSeeds('religion', religionWords),
    ...listSeeds('community', hinduWords),
    ...listSeeds('community', southernWords),
    ...listSeeds('community', otherCommunityWords),
    ...listSeeds('denomination', denominationWords),
    ...listSeeds('mother_tongue', motherTongueWords),
    ...Object.entries(personalWords).flatMap(([list, seeds]) => listSeeds(list, seeds)),
    ...listSeeds('qualification', educationWords),
    ...listSeeds('working_with', workingWithWords),
    ...listSeeds('profession_area', professionAreaWords),
    ...listSeeds(
      'working_as',
      withAreas({ ...professionalWords, ...officeWords, ...companyWords, ...tradeWords }),
    ),
    ...listSeeds('star', starWords),
    ...listSeeds('country', countryWords),
    ...listSeeds('state', stateWords),
    ...listSeeds('district', districtWords),
  ];
}

/** Titles are unique, so the file leaves their areas out; the codes have them. */
function withAreas(seeds: SynonymSeeds): SynonymSeeds {
  const areas = new Map(
    Object.entries(professions).flatMap(([area, titles]) =>
      listLabels(titles).map((title) => [slugOf(title), slugOf(area)] as const),
    ),
  );
  return Object.fromEntries(
    Object.entries(seeds).map(([title, words]) => [`${areas.get(title) ?? ''}-${title}`, words]),
  );
}
