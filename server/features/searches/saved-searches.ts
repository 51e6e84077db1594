import { z } from 'zod';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { SearchFilters, searchFilters } from '#contract/matches/search-members.ts';
import { writeRange } from '#contract/preferences/range.ts';
import {
  type changeSavedSearch as changeSavedSearchEndpoint,
  mostSavedSearches,
  type SavedSearchWire,
  type saveSearch as saveSearchEndpoint,
} from '#contract/searches/saved-searches.ts';
import { hashToken } from '#server/features/accounts/accounts.ts';
import { findMatchingContext } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import {
  deleteSearch,
  insertSearch,
  listSearches,
  lockSearches,
  type SavedSearch,
  updateSearch,
} from './saved-searches.repository.ts';
import { readFilters } from './search-members.ts';
import { alertToken } from './stop-alert.ts';

/** A member's saved searches, latest first. */
export async function listSavedSearches(
  { database }: Context,
  accountId: number,
): Promise<SavedSearchWire[]> {
  const searches = await listSearches(database, accountId);
  return searches.map(presentSearch);
}

const storedFilters = z.record(z.string(), z.unknown());

function presentSearch({ id, name, filters, hasAlert, createdAt }: SavedSearch): SavedSearchWire {
  return {
    search_id: id,
    name,
    filters: storedFilters.parse(filters),
    alert: hasAlert,
    created_at: createdAt.toISOString(),
  };
}

/**
 * Saves a search under a name. Throws search_name_taken, too_many_searches, or invalid_input for a filter without meaning.
 */
export async function saveSearch(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof saveSearchEndpoint> },
): Promise<SavedSearchWire> {
  const { name, filters, alert: hasAlert } = input;
  const now = context.now();
  await readFilters(context, { filters, ...(await findMatchingContext(context)) });
  const search = await context.transact(async ({ database }) => {
    const searches = await lockSearches(database, accountId);
    if (searches === null) throw problem('not_signed_in');
    if (searches.some((other) => other.name === name)) throw problem('search_name_taken');
    if (searches.length >= mostSavedSearches) throw problem('too_many_searches');
    const { id } = await insertSearch(database, {
      accountId,
      name,
      filters: JSON.stringify(writeFilters(filters)),
      hasAlert,
      alertedAt: now,
      createdAt: now,
    });
    return updateSearch(database, { id, stopTokenHash: hashToken(alertToken(context.secretKey, id)) });
  });
  return presentSearch(search);
}

/**
 * Renames a saved search, replaces its filters, or switches its alert. With new filters, or when it is switched on, the alert
 * reports members from now on. Throws not_found, search_name_taken, or invalid_input for a filter without meaning.
 */
export async function changeSavedSearch(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof changeSavedSearchEndpoint> },
): Promise<SavedSearchWire> {
  const { search_id: id, name, filters, alert } = input;
  if (filters !== undefined) await readFilters(context, { filters, ...(await findMatchingContext(context)) });
  const search = await context.transact(async ({ database }) => {
    const searches = await lockSearches(database, accountId);
    if (searches === null) throw problem('not_signed_in');
    const before = searches.find((own) => own.id === id);
    if (before === undefined) throw problem('not_found');
    const isNameTaken = searches.some((other) => other.id !== id && other.name === name);
    if (isNameTaken) throw problem('search_name_taken');
    const hasAlert = alert ?? before.hasAlert;
    const restartsAlert = filters !== undefined || (hasAlert && !before.hasAlert);
    return updateSearch(database, {
      id,
      name: name ?? before.name,
      hasAlert,
      ...(filters !== undefined && { filters: JSON.stringify(writeFilters(filters)) }),
      ...(restartsAlert && { alertedAt: context.now() }),
    });
  });
  return presentSearch(search);
}

/** Filters as a client sends them, without those that exclude no one; `searchFilters` parses them back. */
function writeFilters(filters: SearchFilters): z.input<typeof searchFilters> {
  const { search, sort, ...rest } = filters;
  const written = Object.entries(rest).flatMap(([name, value]) => {
    const sent = writeFilter(value);
    return sent === null ? [] : [[name, sent] as const];
  });
  const order = sort === 'best' ? {} : { sort };
  return { ...Object.fromEntries(written), ...(search === '' ? {} : { search }), ...order };
}

function writeFilter(value: SearchFilters[keyof SearchFilters]): string | number | boolean | null {
  if (value === undefined || value === null || value === false) return null;
  if (typeof value !== 'object') return value;
  return Array.isArray(value) ? value.join(',') : writeRange(value);
}

/** Deletes a saved search and its alert. Throws not_found. */
export async function removeSavedSearch(
  { database }: Context,
  { accountId, searchId }: { accountId: number; searchId: number },
): Promise<void> {
  const isDeleted = await deleteSearch(database, { id: searchId, accountId });
  if (!isDeleted) throw problem('not_found');
}
