/** The four tabs, as the address names them; the first is the one without a name. */
export const inboxTabs = ['received', 'accepted', 'sent', 'contacts'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** Who accepted, or who viewed whose contact details. */
export const sides = ['me', 'them'] as const;
export type Side = (typeof sides)[number];

export type InboxAddress = { tab?: InboxTab; by?: Side };
export type InboxPlace = { tab: InboxTab; by: Side };

/** The tabs that have two sides. */
export type SidedTab = 'accepted' | 'contacts';

export function hasSides(tab: InboxTab): tab is SidedTab {
  return tab === 'accepted' || tab === 'contacts';
}

/** Reads `?tab=accepted&by=them`; what is usual, unknown or without a meaning on its tab is left out. */
export function readInboxSearch(raw: Record<string, unknown>): InboxAddress {
  const tab = inboxTabs.find((name) => name === raw['tab']);
  if (tab === undefined || tab === 'received') return {};
  return hasSides(tab) && raw['by'] === 'them' ? { tab, by: 'them' } : { tab };
}

/** What an address shows. */
export function placeOf({ tab = 'received', by = 'me' }: InboxAddress): InboxPlace {
  return { tab, by };
}
