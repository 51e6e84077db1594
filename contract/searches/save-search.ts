import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { searchFilters } from '../matches/search-filters.fields.ts';
import { searchName } from './saved-search.fields.ts';
import { savedSearchWire } from './saved-search.wire.ts';

/** Keeps a search under a name. */
export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved_search/add',
  access: 'member',
  feature: 'searches',
  summary: 'Keep a search',
  input: z.object({ name: searchName, filters: searchFilters, alert: z.boolean().default(true) }),
  data: savedSearchWire,
  message: 'outcome.search_saved',
  status: 201,
  problems: ['search_name_taken', 'too_many_searches'],
  // Twenty are kept at most, and each text is read.
  perMinute: 60,
});
