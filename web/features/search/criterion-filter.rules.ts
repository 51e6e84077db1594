import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { formNameOf } from '#contract/preferences/preference-form.ts';
import {
  preferenceMapper,
  preferenceWireNames,
  type PreferenceWire,
} from '#contract/preferences/preference.wire.ts';
import { searchFilters } from '#contract/matches/search-members.ts';
import type { FilterName, SearchAddress, SearchInput } from './search-address.rules.ts';

type WireName = (typeof preferenceWireNames)[CriterionName];
/** The filters that are criteria of the partner preference. */
type CriterionFilter = WireName extends `pp_${infer Filter extends FilterName}` ? Filter : never;

/** Returns the filter of a criterion. */
export function filterOf(name: CriterionName): CriterionFilter {
  // The name on the wire without its prefix.
  return formNameOf(preferenceWireNames[name]) as CriterionFilter;
}

const criteriaByFilter = new Map<string, CriterionName>(criterionNames.map((name) => [filterOf(name), name]));

/** Returns the criterion of a filter; undefined for the filters that are no criteria. */
export function criterionOf(filter: FilterName): CriterionName | undefined {
  return criteriaByFilter.get(filter);
}

/** Returns an address without the values that the search call refuses, such as an age of five. */
export function dropInvalid(address: SearchAddress): SearchAddress {
  const schemas = new Map(Object.entries(searchFilters.shape));
  const valid = Object.entries(address).filter(
    ([name, value]) => schemas.get(name)?.safeParse(value).success !== false,
  );
  return Object.fromEntries(valid);
}

/** Returns the filters of a partner preference. */
export function filtersOfPreference(preference: PreferenceWire): SearchInput {
  const stated = preferenceMapper.fromWire(preference);
  const filters = criterionNames.flatMap((name) => (stated[name] ? [[filterOf(name), stated[name]]] : []));
  // Both write criteria in the same way.
  return Object.fromEntries(filters) as SearchInput;
}
