import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { searchFilters } from '../matches/search-filters.fields.ts';
import { searchName } from './saved-search.fields.ts';
import { savedSearchWire } from './saved-search.wire.ts';

/** Renames a saved search, gives it other filters, or switches its alert; what is absent stays. */
export const changeSavedSearch = endpoint({
  method: 'POST',
  path: '/saved_search/update',
  access: 'member',
  feature: 'searches',
  summary: 'Change a saved search',
  input: z.object({
    search_id: rowId,
    name: searchName.optional(),
    filters: searchFilters.optional(),
    alert: z.boolean().optional(),
  }),
  data: savedSearchWire,
  message: 'outcome.search_changed',
  problems: ['not_found', 'search_name_taken'],
  // Twenty are kept at most, and each text is read.
  perMinute: 60,
});
