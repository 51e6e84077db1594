import { listSeeds, type SynonymRow } from '../synonyms/synonym-seed.ts';
import { moreBrahminWords } from './brahmin-communities.data.ts';
import { deccanTowns } from './deccan-towns.data.ts';
import { moreDenominationWords } from './denominations.data.ts';
import { moreEasternWords } from './eastern-communities.data.ts';
import { easternTowns } from './eastern-towns.data.ts';
import { moreEducationWords } from './education.data.ts';
import { moreHinduWords } from './hindu-communities.data.ts';
import { moreMuslimWords } from './muslim-communities.data.ts';
import { northernTowns } from './northern-towns.data.ts';
import { moreOtherWords } from './other-communities.data.ts';
import { morePersonalWords } from './personal.data.ts';
import { moreSouthernWords } from './southern-communities.data.ts';
import { southernTowns } from './southern-towns.data.ts';
import { moreStarWords } from './stars.data.ts';
import { westernTowns } from './western-towns.data.ts';
import { worldCities } from './world-cities.data.ts';

const towns = [southernTowns, deccanTowns, westernTowns, northernTowns, easternTowns];
const communities = [
  moreBrahminWords,
  moreHinduWords,
  moreSouthernWords,
  moreEasternWords,
  moreMuslimWords,
  moreOtherWords,
];

/** What biodata of every region write for values of the lists, besides the words that the product brought first. */
export function listRegionalSynonyms(): SynonymRow[] {
  return [
    ...towns.flatMap((words) => listSeeds('district', words)),
    ...listSeeds('country', worldCities),
    ...communities.flatMap((words) => listSeeds('community', words)),
    ...listSeeds('denomination', moreDenominationWords),
    ...Object.entries(morePersonalWords).flatMap(([list, seeds]) => listSeeds(list, seeds)),
    ...listSeeds('qualification', moreEducationWords),
    ...listSeeds('star', moreStarWords),
  ];
}
