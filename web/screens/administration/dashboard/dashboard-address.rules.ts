import { defaultPeriod, statisticsPeriods, type StatisticsPeriod } from '#contract/dashboard/periods.ts';

/** The period of the charts is in the address; left out, it is thirty days. */
export type DashboardSearch = { days?: StatisticsPeriod };

/** Drops what is no period, or the default. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const days = statisticsPeriods.find((period) => period === raw.days);
  return days === undefined || days === defaultPeriod ? {} : { days };
}
