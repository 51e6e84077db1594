import { type ChoiceSeed, seedList, valuesOf } from './choice-seed.ts';
import { communityNames, moreCommunities, subCommunities } from './more-communities.ts';

/** A further value, with the parts of `A (B)` as names that people type too. */
export type CommunitySeed = ChoiceSeed & { typedNames: readonly string[] };

/** Communities that come after those of their religion. */
export function listMoreCommunityRows(): CommunitySeed[] {
  const groups = Object.entries(moreCommunities).map(([parent, text]) =>
    valuesOf(text, { parent, names: communityNames }),
  );
  return seedList('community', { groups, last: [] }).map(readTypedNames);
}

/** Every sub-community; the list is new. */
export function listSubCommunityRows(): CommunitySeed[] {
  const groups = Object.entries(subCommunities).map(([parent, text]) => valuesOf(text, { parent }));
  return seedList('sub_community', { groups, last: ['other'] }).map(readTypedNames);
}

/** Further names, for files, of communities that a fresh database has from the beginning. */
export function listFurtherNames(): { code: string; names: string[] }[] {
  const added = new Set(listMoreCommunityRows().map(({ code }) => code));
  return Object.entries(communityNames)
    .filter(([code]) => !added.has(code))
    .map(([code, names]) => ({ code, names: names.split(';').map((name) => name.trim()) }));
}

function readTypedNames(row: ChoiceSeed): CommunitySeed {
  const [, outer, inner] = /^(.+) \((.+)\)$/.exec(row.label) ?? [];
  const typedNames = [outer, inner].filter((name) => name !== undefined);
  return { ...row, aliases: row.aliases.filter((alias) => !typedNames.includes(alias)), typedNames };
}
