import { z } from 'zod';
import type { searchFilters } from '../matches/search-filters.fields.ts';

/** The filters of a search as they travel: what the search call takes, so that it can be sent back as it is. */
export type SentFilters = z.input<typeof searchFilters>;

/** A search that a member kept. `filters` is what the search call takes. */
export const savedSearchWire = z.object({
  search_id: z.number().int(),
  name: z.string(),
  filters: z.record(z.string(), z.unknown()),
  /** Whether a daily alert tells of new members who are found. */
  alert: z.boolean(),
  created_at: z.iso.datetime(),
});
export type SavedSearchWire = z.infer<typeof savedSearchWire>;
