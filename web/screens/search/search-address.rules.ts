import {
  criteria,
  criteriaOnScreen,
  type CriterionName,
  formNameOf,
} from '#contract/preferences/preference.criteria.ts';
import type { SearchFilters, SearchSort } from '#contract/matches/search-members.ts';

/** The kinds of values in the address. */
type Values = {
  text: string;
  /** `25-32`, `25-` or `-32`. */
  range: string;
  /** Values separated by commas. */
  set: string;
  yes: true;
  days: number;
  /** The default order is left out. */
  sort: Exclude<SearchSort, 'best'>;
};

type CriterionKinds = {
  [Key in CriterionName as (typeof criteria)[Key]['form']]: (typeof criteria)[Key]['kind'];
};
const criterionKinds = criteriaOnScreen.map((name) => [formNameOf(name), criteria[name].kind]);

/** The input of the search call, under the same names, so that an address is sent unchanged. */
const kinds = {
  search: 'text',
  // Each criterion has its kind; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(criterionKinds) as CriterionKinds),
  with_photo: 'yes',
  active_days: 'days',
  joined_days: 'days',
  mutual: 'yes',
  sort: 'sort',
} as const satisfies Record<keyof SearchFilters, keyof Values>;

type Name = keyof typeof kinds;

/** The input of the search call as it is in the address. */
export type SearchInput = { [Key in Name]?: Values[(typeof kinds)[Key]] };

/** `saved` is the open saved search; alone in an address it means the filters of that search. */
export type SearchAddress = SearchInput & { saved?: number };

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

/** Reads an address or the filters of a saved search, without the values that it cannot read. */
export function readSearchAddress(raw: Readonly<Record<string, unknown>>): SearchAddress {
  const input = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = readers[kind](raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const saved = readCount(raw['saved'], Number.MAX_SAFE_INTEGER);
  // Each value was read by the kind of its name.
  return { ...(Object.fromEntries(input) as SearchInput), ...(saved === undefined ? {} : { saved }) };
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

/** Returns the input of the search call. */
export function inputOf({ saved: _saved, ...input }: SearchAddress): SearchInput {
  return input;
}

type Changes = { [Key in keyof SearchAddress]?: SearchAddress[Key] | '' | undefined };

/** Returns a changed address without empty values. Without text, filter or order the saved search is closed too. */
export function changeAddress(address: SearchAddress, changes: Changes): SearchAddress {
  const entries = Object.entries({ ...address, ...changes }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  // The same names as before, without the empty ones.
  const changed = Object.fromEntries(entries) as SearchAddress;
  return isSearching(changed) ? changed : {};
}

/** Whether the address has text, a filter or an order. */
export function isSearching(address: SearchAddress): boolean {
  return Object.keys(inputOf(address)).length > 0;
}

/** Returns the names of the filters that are set, in the order of the drawer. */
export function listFilters(address: SearchAddress): FilterName[] {
  return filterNames.filter((name) => address[name] !== undefined);
}

export type FilterName = Exclude<Name, 'search' | 'sort'>;

// The keys of a literal are exactly its names.
const filterNames = (Object.keys(kinds) as Name[]).filter(
  (name): name is FilterName => name !== 'search' && name !== 'sort',
);

/** Whether two searches have the same input. */
export function isSameSearch(one: SearchAddress, other: SearchAddress): boolean {
  return writeInput(one) === writeInput(other);
}

function writeInput(address: SearchAddress): string {
  return JSON.stringify(
    Object.entries(inputOf(address)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
