import { z } from 'zod';
import type { SavedSearchWire } from '#contract/searches/saved-search.wire.ts';
import type { SavedSearch } from './saved-searches.repository.ts';

const kept = z.record(z.string(), z.unknown());

/** A saved search as its owner gets it. */
export function presentSearch({ id, name, filters, hasAlert, createdAt }: SavedSearch): SavedSearchWire {
  return {
    search_id: id,
    name,
    filters: kept.parse(filters),
    alert: hasAlert,
    created_at: createdAt.toISOString(),
  };
}
