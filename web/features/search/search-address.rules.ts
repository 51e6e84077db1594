import type { SearchFilters, SearchSort } from '#contract/matches/search-filters.fields.ts';

/** What a filter holds in the address. */
type Values = {
  text: string;
  /** `25-32`, `25-` or `-32`. */
  range: string;
  /** Values separated by commas. */
  set: string;
  yes: true;
  days: number;
  /** The usual order is not worth an address. */
  sort: Exclude<SearchSort, 'best'>;
};

/** Everything that the search call takes, under the same names: an address can be sent as it is, and read from a mail. */
const kinds = {
  search: 'text',
  age: 'range',
  height: 'range',
  marital_status: 'set',
  religion: 'set',
  community: 'set',
  mother_tongue: 'set',
  country: 'set',
  state: 'set',
  district: 'set',
  city: 'set',
  qualification: 'set',
  annual_income: 'range',
  working_with: 'set',
  profession_area: 'set',
  working_as: 'set',
  diet: 'set',
  profile_managed_by: 'set',
  with_photo: 'yes',
  active_days: 'days',
  joined_days: 'days',
  mutual: 'yes',
  sort: 'sort',
} as const satisfies Record<keyof SearchFilters, keyof Values>;

type Name = keyof typeof kinds;

/** What a member searches for, as it stands in the address. */
export type SearchWords = { [Key in Name]?: Values[(typeof kinds)[Key]] };

/** With the saved search that was opened: alone in an address, it stands for its filters. */
export type SearchAddress = SearchWords & { saved?: number };

const sorts: Readonly<Record<SearchSort, true>> = {
  best: true,
  newest: true,
  last_seen: true,
  youngest: true,
  oldest: true,
};
const longestText = 100;
const longestValue = 80;
const mostValues = 250;
const mostDays = 365;

/** Whether a text is an order of the search. */
export function isSort(text: unknown): text is SearchSort {
  return typeof text === 'string' && Object.hasOwn(sorts, text);
}

/** Reads an address, or the filters of a saved search. What cannot be read is dropped. */
export function readSearchAddress(raw: Readonly<Record<string, unknown>>): SearchAddress {
  const words = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = readers[kind](raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const saved = readCount(raw['saved'], Number.MAX_SAFE_INTEGER);
  // Each value was read by the kind of its name.
  return { ...(Object.fromEntries(words) as SearchWords), ...(saved === undefined ? {} : { saved }) };
}

const readers: { [Kind in keyof Values]: (value: unknown) => Values[Kind] | undefined } = {
  text: (value) => readText(value)?.slice(0, longestText),
  range: (value) => {
    const text = readText(value)?.replaceAll(/\s/g, '');
    return text !== undefined && /^(?:\d{1,10}-\d{0,10}|-\d{1,10})$/.test(text) ? text : undefined;
  },
  set: readSet,
  yes: (value) => (value === true || value === 'true' ? true : undefined),
  days: (value) => readCount(value, mostDays),
  sort: (value) => (isSort(value) && value !== 'best' ? value : undefined),
};

// The router reads `?search=42` as a number.
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' || text.includes('\0') ? undefined : text;
}

function readSet(value: unknown): string | undefined {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const values = given
    .flatMap((one) => readText(one)?.split(',') ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.length <= longestValue);
  const set = [...new Set(values)].slice(0, mostValues).join(',');
  return set === '' ? undefined : set;
}

function readCount(value: unknown, largest: number): number | undefined {
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= largest
    ? count
    : undefined;
}

/** What of an address the search call takes. */
export function wordsOf({ saved: _opened, ...words }: SearchAddress): SearchWords {
  return words;
}

type Changes = { [Key in keyof SearchAddress]?: SearchAddress[Key] | '' | undefined };

/** An address with some of it changed; what is empty is left out. A search for nothing is no saved one any more. */
export function changeAddress(address: SearchAddress, changes: Changes): SearchAddress {
  const kept = Object.entries({ ...address, ...changes }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  // The same names as before, without the empty ones.
  const changed = Object.fromEntries(kept) as SearchAddress;
  return isSearching(changed) ? changed : {};
}

/** Whether anything is asked for that More matches would not show. */
export function isSearching(address: SearchAddress): boolean {
  return Object.keys(wordsOf(address)).length > 0;
}

/** The names of a search by which it narrows, the text apart, in the order of the drawer. */
export function listFilters(address: SearchAddress): FilterName[] {
  return filterNames.filter((name) => address[name] !== undefined);
}

export type FilterName = Exclude<Name, 'search' | 'sort'>;

// The keys of a literal are exactly its names.
const filterNames = (Object.keys(kinds) as Name[]).filter(
  (name): name is FilterName => name !== 'search' && name !== 'sort',
);

/** Whether two searches ask for the same. */
export function isSameSearch(one: SearchAddress, other: SearchAddress): boolean {
  return writeWords(one) === writeWords(other);
}

function writeWords(address: SearchAddress): string {
  return JSON.stringify(
    Object.entries(wordsOf(address)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
