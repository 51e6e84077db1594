import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showIncome as showIncomeEndpoint } from '#contract/dashboard/income.ts';
import type { StatisticsPeriod } from '#contract/dashboard/periods.ts';
import { daysUntil, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { sumIncome } from './income.repository.ts';

/** Income and renewals of the last days of the site, today included, in its currency. */
export async function showIncome(
  { database, now }: Pick<Context, 'database' | 'now'>,
  days: StatisticsPeriod,
): Promise<EndpointData<typeof showIncomeEndpoint>> {
  const { timeZone, currency } = await findSiteSettings(database);
  const calendar = daysUntil(timeZone, { instant: now(), count: days });
  const [first, last] = [calendar[0], calendar.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A period has at least one day');
  const found = await sumIncome(database, { from: first.day, to: last.day, currency });
  const byDay = new Map(found.map((each) => [each.day, each]));
  return {
    by_day: calendar.map(({ day }) => {
      const sums = byDay.get(day);
      return {
        day,
        confirmed_paise: sums?.confirmedPaise ?? 0,
        refunded_paise: sums?.refundedPaise ?? 0,
        renewals: sums?.renewals ?? 0,
        new_buyers: sums?.newBuyers ?? 0,
      };
    }),
  };
}
