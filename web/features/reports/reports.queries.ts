import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listReports } from '#contract/safety/list-reports.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { rowsOfPage, type ListSearch } from '#web/lists/list-search.ts';
import type { ReportSort } from './report-orders.data.ts';

/** A page of the reports. The page before stays on screen until it is there. */
export function reportsQuery(search: ListSearch<ReportSort>) {
  return queryOptions({
    ...endpointQuery(listReports, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}
