import { visitTabs, type VisitTab, type VisitTabName } from './visit-tabs.data.ts';

/** Who viewed me: what the address without a tab means. */
const [usual] = visitTabs;

/** Reads `?tab=i-viewed`; the usual tab and anything unknown are left out. */
export function readVisitSearch(raw: Record<string, unknown>): { tab?: VisitTabName } {
  const tab = visitTabs.find(({ name }) => name === raw['tab']);
  return tab === undefined || tab === usual ? {} : { tab: tab.name };
}

/** The tab that an address shows. */
export function tabOf({ tab }: { tab?: VisitTabName }): VisitTab {
  return visitTabs.find(({ name }) => name === tab) ?? usual;
}
