import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

// Loaded with the routes, so this imports neither queries nor the contract.

const synonymSorts = ['word', 'label'] as const;
export type SynonymSort = (typeof synonymSorts)[number];

/** The address of the synonyms also names the list; absent, all lists are shown. */
export type SynonymSearch = ListSearch<SynonymSort> & { list?: string };

const readList = readListSearch(synonymSorts);

export function readSynonymSearch(raw: Record<string, unknown>): SynonymSearch {
  const { list } = raw;
  const isName = typeof list === 'string' && /^[a-z_]{1,60}$/.test(list);
  return { ...(isName ? { list } : {}), ...readList(raw) };
}
