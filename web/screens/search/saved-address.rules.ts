import type { SavedSearchWire } from '#contract/searches/saved-searches.ts';
import { isSearching, readSearchAddress, type SearchAddress } from './search-address.rules.ts';

/** Whether an address names only a saved search, as the links of mails and of the bell do. */
export function isSavedAlone(address: SearchAddress): boolean {
  return address.saved !== undefined && !isSearching(address);
}

/**
 * Returns the saved search that an address names, and the address that replaces it: a saved search alone becomes its
 * filters, and one that no longer exists is removed. Without `next` the address stays.
 */
export function openSaved(
  address: SearchAddress,
  searches: readonly SavedSearchWire[],
): { opened?: SavedSearchWire; next?: SearchAddress } {
  const { saved, ...input } = address;
  if (saved === undefined) return {};
  const opened = searches.find(({ search_id: id }) => id === saved);
  if (opened === undefined) return { next: input };
  if (!isSavedAlone(address)) return { opened };
  const filters = readSearchAddress(opened.filters);
  return { opened, next: isSearching(filters) ? { ...filters, saved } : {} };
}
