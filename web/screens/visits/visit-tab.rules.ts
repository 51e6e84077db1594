/** The two lists of visits: their name in the address, and the names of the endpoint's type, the text and the list. */
export const visitTabs = [
  { name: 'viewed-me', type: 'visited_me', text: 'visitedMe', from: 'visitedMe' },
  { name: 'i-viewed', type: 'i_visited', text: 'iVisited', from: 'iVisited' },
] as const;
export type VisitTab = (typeof visitTabs)[number];
export type VisitTabName = VisitTab['name'];

/** The tab of an address without one. */
const [usual] = visitTabs;

/** Reads `?tab=i-viewed`; the usual tab and unknown names are left out. */
export function readVisitSearch(raw: Record<string, unknown>): { tab?: VisitTabName } {
  const tab = visitTabs.find(({ name }) => name === raw['tab']);
  return tab === undefined || tab === usual ? {} : { tab: tab.name };
}

/** Returns the tab that an address shows. */
export function tabOf({ tab }: { tab?: VisitTabName }): VisitTab {
  return visitTabs.find(({ name }) => name === tab) ?? usual;
}
