/** The periods that the charts can show, in days. */
export const statisticsPeriods = [7, 30, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
export const defaultPeriod = 30 satisfies StatisticsPeriod;
