import type { ValidInput } from '#contract/endpoint.ts';
import { mostSavedSearches } from '#contract/searches/saved-search.fields.ts';
import type { saveSearch as contract } from '#contract/searches/save-search.ts';
import { writeSearchFilters } from '#contract/searches/write-search-filters.ts';
import { hashToken } from '#server/features/accounts/accounts.ts';
import { findReading } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { alertToken } from './alert-tokens.ts';
import { readFilters } from './read-filters.ts';
import { insertSearch, lockSearches, type SavedSearch, updateSearch } from './saved-searches.repository.ts';

/**
 * Keeps a search under a name. Throws search_name_taken, too_many_searches, or invalid_input for a filter that says
 * nothing.
 */
export async function saveSearch(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<SavedSearch> {
  const { name, filters, alert: hasAlert } = input;
  const now = context.now();
  await readFilters(context, { filters, ...(await findReading(context)) });
  return context.transact(async ({ database }) => {
    const searches = await lockSearches(database, accountId);
    if (searches === null) throw problem('not_signed_in');
    if (searches.some((search) => search.name === name)) throw problem('search_name_taken');
    if (searches.length >= mostSavedSearches) throw problem('too_many_searches');
    const { id } = await insertSearch(database, {
      accountId,
      name,
      filters: JSON.stringify(writeSearchFilters(filters)),
      hasAlert,
      alertedAt: now,
      createdAt: now,
    });
    return updateSearch(database, { id, stopTokenHash: hashToken(alertToken(context.secretKey, id)) });
  });
}
