import { criterionNames, type CriterionName, formNameOf } from '#contract/preferences/preference.criteria.ts';
import { preferenceMapper, type PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { searchFilters } from '#contract/matches/search-members.ts';
import { listMarked, readValues } from '#web/parts/criteria/preference-values.rules.ts';
import type { SearchAddress, SearchInput } from './search-address.rules.ts';

/** Returns an address without the values that the search call refuses, such as an age of five. */
export function dropInvalid(address: SearchAddress): SearchAddress {
  const schemas = new Map(Object.entries(searchFilters.shape));
  const valid = Object.entries(address).filter(
    ([name, value]) => schemas.get(name)?.safeParse(value).success !== false,
  );
  return Object.fromEntries(valid);
}

type Filling = { filters: SearchInput; mustHaves: SearchInput };

/** Returns the filters of a partner preference, and those of its must-haves; none of these where all are must-haves. */
export function fillingOf(preference: PreferenceWire | undefined): Filling {
  if (preference === undefined) return { filters: {}, mustHaves: {} };
  const stated = preferenceMapper.fromWire(preference);
  const filtersOf = (names: readonly CriterionName[]) => {
    const filters = names.flatMap((name) => (stated[name] ? [[formNameOf(name), stated[name]]] : []));
    // Both write criteria in the same way.
    return Object.fromEntries(filters) as SearchInput;
  };
  const filters = filtersOf(criterionNames);
  const mustHaves = filtersOf(listMarked(readValues(preference)));
  const areAll = Object.keys(mustHaves).length === Object.keys(filters).length;
  return { filters, mustHaves: areAll ? {} : mustHaves };
}
