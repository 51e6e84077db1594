import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { savedSearchWire } from './saved-search.wire.ts';

/** The own saved searches, latest first. */
export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved_search/list',
  access: 'member',
  feature: 'searches',
  summary: 'The own saved searches',
  input: z.object({}),
  data: z.array(savedSearchWire),
  message: 'outcome.done',
  problems: [],
});
