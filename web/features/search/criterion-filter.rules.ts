import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { formNameOf } from '#contract/preferences/preference-form.ts';
import {
  preferenceMapper,
  preferenceWireNames,
  type PreferenceWire,
} from '#contract/preferences/preference.wire.ts';
import { searchFilters } from '#contract/matches/search-filters.fields.ts';
import type { FilterName, SearchAddress, SearchWords } from './search-address.rules.ts';

type WireName = (typeof preferenceWireNames)[CriterionName];
/** The filter that is a criterion of the partner preference. */
type CriterionFilter = WireName extends `pp_${infer Filter extends FilterName}` ? Filter : never;

/** What a criterion is called in a search. */
export function filterOf(name: CriterionName): CriterionFilter {
  // The name on the wire without its prefix.
  return formNameOf(preferenceWireNames[name]) as CriterionFilter;
}

const criteriaByFilter = new Map<string, CriterionName>(criterionNames.map((name) => [filterOf(name), name]));

/** The criterion that a filter looks at; undefined for the filters that are none. */
export function criterionOf(filter: FilterName): CriterionName | undefined {
  return criteriaByFilter.get(filter);
}

/** What of an address the contract takes: an age of five is read, but nobody is found by it. */
export function keepTaken(address: SearchAddress): SearchAddress {
  const schemas = new Map(Object.entries(searchFilters.shape));
  const taken = Object.entries(address).filter(
    ([name, value]) => schemas.get(name)?.safeParse(value).success !== false,
  );
  return Object.fromEntries(taken);
}

/** The filters that a partner preference comes to. */
export function filtersOfPreference(preference: PreferenceWire): SearchWords {
  const stated = preferenceMapper.fromWire(preference);
  const filters = criterionNames.flatMap((name) => (stated[name] ? [[filterOf(name), stated[name]]] : []));
  // Criteria travel in the same words in both.
  return Object.fromEntries(filters) as SearchWords;
}
