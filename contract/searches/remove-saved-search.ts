import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** Removes a saved search, and its alert with it. */
export const removeSavedSearch = endpoint({
  method: 'POST',
  path: '/saved_search/delete',
  access: 'member',
  feature: 'searches',
  summary: 'Remove a saved search',
  input: z.object({ search_id: rowId }),
  data: z.null(),
  message: 'outcome.search_removed',
  problems: ['not_found'],
});
