import { criterionNames, type CriterionName, formNameOf } from '#contract/preferences/preference.criteria.ts';
import { preferenceMapper, type PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { searchFilters } from '#contract/matches/search-members.ts';
import type { SearchAddress, SearchInput } from './search-address.rules.ts';

/** Returns an address without the values that the search call refuses, such as an age of five. */
export function dropInvalid(address: SearchAddress): SearchAddress {
  const schemas = new Map(Object.entries(searchFilters.shape));
  const valid = Object.entries(address).filter(
    ([name, value]) => schemas.get(name)?.safeParse(value).success !== false,
  );
  return Object.fromEntries(valid);
}

/** Returns the filters of a partner preference, or of some of its criteria. */
export function filtersOfPreference(
  preference: PreferenceWire,
  names: readonly CriterionName[] = criterionNames,
): SearchInput {
  const stated = preferenceMapper.fromWire(preference);
  const filters = names.flatMap((name) => (stated[name] ? [[formNameOf(name), stated[name]]] : []));
  // Both write criteria in the same way.
  return Object.fromEntries(filters) as SearchInput;
}
