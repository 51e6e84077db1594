import { type ChoiceSeed, seedList, valuesOf } from '../choice-lists/choice-seed.ts';
import { listSeeds, type SynonymRow } from '../synonyms/synonym-seed.ts';
import { keptNames } from './kept-names.data.ts';
import { ownCommunities, ownCommunityWords } from './own-communities.data.ts';

/** Communities that come after those of their religion. */
export function listOwnCommunityRows(): ChoiceSeed[] {
  const groups = Object.entries(ownCommunities).map(([parent, text]) => valuesOf(text, { parent }));
  return seedList('community', { groups, last: [] });
}

/** What registers write for them. */
export function listOwnCommunityWords(): SynonymRow[] {
  return listSeeds('community', ownCommunityWords);
}

/** The words that stay beside the community that they are read as. */
export function listKeptNames(): { code: string; word: string }[] {
  const seeds = Object.entries(keptNames).map(([code, more]) => [code, { more }] as const);
  return listSeeds('community', Object.fromEntries(seeds)).map(({ code, word }) => ({ code, word }));
}
