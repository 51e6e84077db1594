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

/** The tab that a key leads to from another one; undefined for keys that tabs do not know. */
export function tabOfKey(key: string, shown: VisitTab): VisitTab | undefined {
  if (key === 'Home') return visitTabs[0];
  if (key === 'End') return visitTabs[1];
  return key === 'ArrowLeft' || key === 'ArrowRight' ? visitTabs.find((tab) => tab !== shown) : undefined;
}
