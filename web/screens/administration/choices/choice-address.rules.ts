import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

/** Values are in the order in which members see them; there is no other. */
const choiceSorts = ['position'] as const;
export type ChoiceSort = (typeof choiceSorts)[number];

/** The address of the choice lists also names the open list, and the value of the list above in the filter. */
export type ChoiceSearch = ListSearch<ChoiceSort> & { list?: string; parent?: string };

const readList = readListSearch(choiceSorts);

/** Reads the address. It accepts any name of a list: routes must not load the contract. */
export function readChoiceSearch(raw: Record<string, unknown>): ChoiceSearch {
  const list = readName(raw.list);
  const parent = readName(raw.parent);
  return {
    ...(list === undefined ? {} : { list }),
    ...(parent === undefined ? {} : { parent }),
    ...readList(raw),
  };
}

function readName(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9_-]{1,200}$/.test(value) ? value : undefined;
}
