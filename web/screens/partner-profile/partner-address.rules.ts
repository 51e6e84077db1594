import { listNames, type ListName } from '#web/parts/partner-cards/opened-list.rules.ts';

/** Reads the id of a member in the address; undefined for what cannot be one, so that it is not loaded. */
export function readPartnerId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** The `validateSearch` of a partner's profile: the list it was opened from. Unknown names are dropped. */
export function readPartnerSearch(raw: Record<string, unknown>): { from?: ListName } {
  const from = listNames.find((name) => name === raw['from']);
  return from === undefined ? {} : { from };
}
