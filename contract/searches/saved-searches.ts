import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { line, rowId } from '#contract/fields/fields.ts';
import { searchFilters } from '../matches/search-members.ts';

/** The most searches that a member may save. */
export const mostSavedSearches = 20;

export const searchName = line(60, 'validation.name');

export const savedSearchWire = z.object({
  search_id: z.number().int(),
  name: z.string(),
  /** The input of the search call, so that it can be sent back unchanged. */
  filters: z.record(z.string(), z.unknown()),
  /** Whether a daily alert reports new members that the search finds. */
  alert: z.boolean(),
  created_at: z.iso.datetime(),
});
export type SavedSearchWire = z.infer<typeof savedSearchWire>;

/** The own saved searches, latest first. */
export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved_search/list',
  access: 'member',
  feature: 'searches',
  summary: 'The own saved searches',
  reads: ['searches'],
  input: z.object({}),
  data: z.array(savedSearchWire),
  message: 'outcome.done',
  problems: [],
});

/** Saves a search under a name. */
export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved_search/add',
  access: 'member',
  feature: 'searches',
  summary: 'Keep a search',
  changes: ['searches'],
  input: z.object({ name: searchName, filters: searchFilters, alert: z.boolean().default(true) }),
  data: savedSearchWire,
  message: 'outcome.search_saved',
  status: 201,
  problems: ['search_name_taken', 'too_many_searches'],
  // Each call looks the words of a text up.
  perMinute: 60,
});

/** Renames a saved search, replaces its filters, or switches its alert; an absent field is left unchanged. */
export const changeSavedSearch = endpoint({
  method: 'POST',
  path: '/saved_search/update',
  access: 'member',
  feature: 'searches',
  summary: 'Change a saved search',
  changes: ['searches'],
  input: z.object({
    search_id: rowId,
    name: searchName.optional(),
    filters: searchFilters.optional(),
    alert: z.boolean().optional(),
  }),
  data: savedSearchWire,
  message: 'outcome.search_changed',
  problems: ['not_found', 'search_name_taken'],
  // Each call looks the words of a text up.
  perMinute: 60,
});

/** Removes a saved search and its alert. */
export const removeSavedSearch = endpoint({
  method: 'POST',
  path: '/saved_search/delete',
  access: 'member',
  feature: 'searches',
  summary: 'Remove a saved search',
  changes: ['searches'],
  input: z.object({ search_id: rowId }),
  data: z.null(),
  message: 'outcome.search_removed',
  problems: ['not_found'],
});
