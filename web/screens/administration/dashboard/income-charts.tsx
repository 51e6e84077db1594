import { useQuery } from '@tanstack/react-query';
import type { StatisticsPeriod } from '#contract/dashboard/periods.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { incomeQuery } from './dashboard.queries.ts';
import { DayChart } from './day-chart.tsx';

/** Income and renewals, for those who may see payments. */
export function IncomeCharts({ days }: { days: StatisticsPeriod }) {
  const t = useDashboardTexts();
  const isPermitted = useIsPermitted('payments.decide');
  const query = useQuery({ ...incomeQuery(days), enabled: isPermitted });
  const byDay = query.data?.data.by_day;
  if (!isPermitted) return null;
  if (byDay === undefined) return hasFailed(query) ? <LoadFailure query={query} /> : null;
  return (
    <>
      <DayChart
        title={t('charts.income')}
        text={t('charts.incomeText')}
        label="charts.incomeLabel"
        lines={{ first: t('charts.net'), second: t('charts.refunds') }}
        points={byDay.map(({ day, confirmed_paise, refunded_paise }) => ({
          day,
          values: { first: (confirmed_paise - refunded_paise) / 100, second: refunded_paise / 100 },
        }))}
      />
      <DayChart
        title={t('charts.renewals')}
        text={t('charts.renewalsText')}
        label="charts.renewalsLabel"
        lines={{ first: t('charts.renewed'), second: t('charts.newBuyers') }}
        points={byDay.map(({ day, renewals, new_buyers }) => ({
          day,
          values: { first: renewals, second: new_buyers },
        }))}
      />
    </>
  );
}
