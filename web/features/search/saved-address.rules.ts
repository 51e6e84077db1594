import { isSearching, readSearchAddress, type SearchAddress } from './search-address.rules.ts';
import type { SavedSearch } from './search.queries.ts';

/** Whether an address is nothing but a saved search, as in a mail or behind the bell. */
export function isSavedAlone(address: SearchAddress): boolean {
  return address.saved !== undefined && !isSearching(address);
}

/**
 * The saved search that an address names, and the address that takes its place: a saved search alone becomes its filters,
 * one that is not there any more is taken out. Without `next` the address stays as it is.
 */
export function openSaved(
  address: SearchAddress,
  searches: readonly SavedSearch[],
): { opened?: SavedSearch; next?: SearchAddress } {
  const { saved, ...words } = address;
  if (saved === undefined) return {};
  const opened = searches.find(({ search_id: id }) => id === saved);
  if (opened === undefined) return { next: words };
  if (!isSavedAlone(address)) return { opened };
  const filters = readSearchAddress(opened.filters);
  return { opened, next: isSearching(filters) ? { ...filters, saved } : {} };
}
