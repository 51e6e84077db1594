import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listUsers } from '#contract/administration/users.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import type { StatisticsPeriod } from '#contract/dashboard/periods.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import { showStatistics } from '#contract/dashboard/statistics.ts';
import { endpointQuery } from '#web/app/client/queries.ts';

export type DashboardNumbers = EndpointData<typeof showDashboard>;
export type StatisticsNumbers = EndpointData<typeof showStatistics>;

/** The numbers and queues of the dashboard. Time alone changes them too, so they are loaded again now and then. */
export function dashboardQuery() {
  return queryOptions({ ...endpointQuery(showDashboard, {}), refetchInterval: 60_000 });
}

/** The charts of a period. Those of the period before stay until they are loaded. */
export function statisticsQuery(days: StatisticsPeriod) {
  return queryOptions({ ...endpointQuery(showStatistics, { days }), placeholderData: keepPreviousData });
}

/** Income and renewals of a period, for those who may see payments. */
export function incomeQuery(days: StatisticsPeriod) {
  return queryOptions({ ...endpointQuery(showIncome, { days }), placeholderData: keepPreviousData });
}

/** The newest five members. */
export function newestUsersQuery() {
  return endpointQuery(listUsers, { limit: 5 });
}
