import { type ChoiceSeed, seedList, valuesOf } from './choice-seed.ts';
import { regionalCommunities } from './regional-communities.ts';

/** Communities that come after those of their religion, with the parts of `A (B)` as further names. */
export function listRegionalCommunityRows(): ChoiceSeed[] {
  const groups = Object.entries(regionalCommunities).map(([parent, text]) => valuesOf(text, { parent }));
  return seedList('community', { groups, last: [] });
}
