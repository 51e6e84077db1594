import type { MemberFilters } from '#contract/members/member.fields.ts';
import {
  erasureStates,
  type MemberSort,
  memberSorts,
  memberStates,
  oldestAge,
  youngestAge,
} from '#contract/members/member.choices.ts';
import { genders } from '#contract/profiles/fixed-choices.ts';
import { type ListSearch, readListSearch } from '#web/parts/lists/list-search.ts';

/** The address of the list: search, order and page, and each filter under its name on the wire. */
export type MembersSearch = ListSearch<MemberSort> & MemberFilters;

export type FilterName = keyof MemberFilters;

type Readers = { [Name in FilterName]-?: (value: unknown) => NonNullable<MemberFilters[Name]> | undefined };

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown) =>
    values.find((one) => one === value);
const numberBetween = (least: number, most: number) => (value: unknown) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};
const readText = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > 80 ? undefined : text;
};
const readYesNo = (value: unknown) => [true, false].find((one) => String(one) === String(value));
const readAge = numberBetween(youngestAge, oldestAge);
const readDays = numberBetween(1, 3650);

/** How each filter is read from an address, as the contract checks it. The contract itself is not loaded with the routes. */
const readers: Readers = {
  status: oneOf(memberStates),
  gender: oneOf(genders),
  age_from: readAge,
  age_to: readAge,
  religion: readText,
  community: readText,
  denomination: readText,
  mother_tongue: readText,
  marital_status: readText,
  country: readText,
  state: readText,
  district: readText,
  // The router reads `?plan=2` as a number.
  plan: (value) => /^(none|any|\d{1,9})$/.exec(String(value))?.[0],
  verified: readYesNo,
  min_completion: numberBetween(0, 100),
  registered_days: numberBetween(1, 365),
  seen_days: readDays,
  unseen_days: readDays,
  reported: readYesNo,
  noted: readYesNo,
  erasure: oneOf(erasureStates),
};
// The keys of a literal are exactly the filters.
export const filterNames = Object.keys(readers) as FilterName[];

const readList = readListSearch(memberSorts);

/** Drops what is no filter, so that an address that was typed wrong still opens. */
export function readMembersSearch(raw: Record<string, unknown>): MembersSearch {
  return { ...readList(raw), ...filtersOf(raw) };
}

/** The filters of an address. */
export function filtersOf(raw: Record<string, unknown>): MemberFilters {
  const stated = filterNames.flatMap((name) => {
    const value = raw[name] === undefined ? undefined : readers[name](raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  // Each value was read by the reader of its filter.
  return Object.fromEntries(stated) as MemberFilters;
}

/** The names of the filters that an address has. */
export function listChosen(search: MembersSearch): FilterName[] {
  return filterNames.filter((name) => search[name] !== undefined);
}

/** The address with other filters, on its first page. */
export function changeFilters(
  search: MembersSearch,
  changes: Partial<Record<FilterName, unknown>>,
): MembersSearch {
  return readMembersSearch({ ...search, ...changes, page: 1 });
}

/** The address without filters; search and order stay. */
export function clearFilters({ search, sort, order }: MembersSearch): MembersSearch {
  return {
    ...(search !== undefined && { search }),
    ...(sort !== undefined && { sort }),
    ...(order !== undefined && { order }),
  };
}
