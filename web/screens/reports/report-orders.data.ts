import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

/** The orders of the reports, in a file of their own so that the route does not load the contract. */
export const reportSorts = ['created_at', 'due', 'reason'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** The parts of the list; the first of each is the default. What is open is work. */
export const reportStates = ['open', 'closed', 'all'] as const;
export const reportLanes = ['all', 'urgent', 'overdue', 'visitors', 'mine'] as const;

export type ReportSearch = ListSearch<ReportSort> & {
  state?: (typeof reportStates)[number];
  lane?: (typeof reportLanes)[number];
};

const readList = readListSearch(reportSorts);

export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const state = reportStates.find((name) => name === raw['state']);
  const lane = reportLanes.find((name) => name === raw['lane']);
  return {
    ...readList(raw),
    ...(state === undefined ? {} : { state }),
    ...(lane === undefined || lane === 'all' ? {} : { lane }),
  };
}

/** The number of a report in an address; undefined for anything else. */
export function readReportId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
