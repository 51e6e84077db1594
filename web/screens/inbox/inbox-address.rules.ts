/** The four tabs, as the address names them; the first one needs no name. */
export const inboxTabs = ['received', 'accepted', 'sent', 'contacts'] as const;
type InboxTab = (typeof inboxTabs)[number];

/** The member who accepted an interest or viewed contact details: the viewer or the partner. */
export const sides = ['me', 'them'] as const;
export type Side = (typeof sides)[number];

type InboxAddress = { tab?: InboxTab; by?: Side };
/** `by` is undefined while nobody has chosen a side. */
export type InboxView = { tab: InboxTab; by: Side | undefined };

/** The tabs that have two sides. */
export type SidedTab = 'accepted' | 'contacts';

export function hasSides(tab: InboxTab): tab is SidedTab {
  return tab === 'accepted' || tab === 'contacts';
}

/** Reads `?tab=accepted&by=them`; what is unknown or without a meaning on its tab is left out. */
export function readInboxSearch(raw: Record<string, unknown>): InboxAddress {
  const tab = inboxTabs.find((name) => name === raw['tab']);
  if (tab === undefined || tab === 'received') return {};
  const by = sides.find((name) => name === raw['by']);
  return hasSides(tab) && by !== undefined ? { tab, by } : { tab };
}

/** Returns the tab and the side that an address shows. */
export function viewOf({ tab = 'received', by }: InboxAddress): InboxView {
  return { tab, by };
}
