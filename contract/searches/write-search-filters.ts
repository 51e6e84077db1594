import type { SearchFilters } from '../matches/search-filters.fields.ts';
import { writeRange } from '../preferences/range.ts';
import type { SentFilters } from './saved-search.wire.ts';

/** Valid filters as a client sends them, without what narrows nothing; `searchFilters` reads them as they were. */
export function writeSearchFilters(filters: SearchFilters): SentFilters {
  const { search, sort, ...rest } = filters;
  const written = Object.entries(rest).flatMap(([name, value]) => {
    const sent = writeFilter(value);
    return sent === null ? [] : [[name, sent] as const];
  });
  const order = sort === 'best' ? {} : { sort };
  return { ...Object.fromEntries(written), ...(search === '' ? {} : { search }), ...order };
}

type Filter = Exclude<SearchFilters[keyof SearchFilters], undefined>;

function writeFilter(value: Filter | undefined): string | number | boolean | null {
  if (value === undefined || value === null || value === false) return null;
  if (typeof value !== 'object') return value;
  return Array.isArray(value) ? value.join(',') : writeRange(value);
}
