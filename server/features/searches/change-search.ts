import type { ValidInput } from '#contract/endpoint.ts';
import type { changeSavedSearch as contract } from '#contract/searches/change-saved-search.ts';
import { writeSearchFilters } from '#contract/searches/write-search-filters.ts';
import { findReading } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { readFilters } from './read-filters.ts';
import { lockSearches, type SavedSearch, updateSearch } from './saved-searches.repository.ts';

/**
 * Renames a search, gives it other filters, or switches its alert. An alert that begins anew tells of those who come from now
 * on. Throws not_found, search_name_taken, or invalid_input for a filter that says nothing.
 */
export async function changeSearch(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<SavedSearch> {
  const { search_id: id, name, filters, alert } = input;
  if (filters !== undefined) await readFilters(context, { filters, ...(await findReading(context)) });
  return context.transact(async ({ database }) => {
    const searches = await lockSearches(database, accountId);
    if (searches === null) throw problem('not_signed_in');
    const before = searches.find((search) => search.id === id);
    if (before === undefined) throw problem('not_found');
    const isNameTaken = searches.some((search) => search.id !== id && search.name === name);
    if (isNameTaken) throw problem('search_name_taken');
    const hasAlert = alert ?? before.hasAlert;
    const beginsAnew = filters !== undefined || (hasAlert && !before.hasAlert);
    return updateSearch(database, {
      id,
      name: name ?? before.name,
      hasAlert,
      ...(filters !== undefined && { filters: JSON.stringify(writeSearchFilters(filters)) }),
      ...(beginsAnew && { alertedAt: context.now() }),
    });
  });
}
