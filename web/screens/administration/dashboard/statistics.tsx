import { useQuery } from '@tanstack/react-query';
import { defaultPeriod, statisticsPeriods, type StatisticsPeriod } from '#contract/dashboard/periods.ts';
import { Card } from '#web/design/card.tsx';
import { Segments } from '#web/design/inputs/segments.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { CommunityBalance, Exposure, Funnel, GenderBalance } from './bars.tsx';
import type { DashboardSearch } from './dashboard-address.rules.ts';
import { statisticsQuery, type StatisticsNumbers, incomeQuery } from './dashboard.queries.ts';
import { DayChart } from './day-chart.tsx';
import styles from './statistics.module.css';

type Props = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void };

/** The charts, over the period that the address names. */
export function Statistics({ search, onSearch }: Props) {
  const t = useDashboardTexts();
  const days = search.days ?? defaultPeriod;
  const query = useQuery(statisticsQuery(days));
  const data = query.data?.data;
  const choose = (chosen: string) => {
    const period = statisticsPeriods.find((each) => String(each) === chosen);
    if (period !== undefined) onSearch(period === defaultPeriod ? {} : { days: period });
  };
  const nameOf = (period: StatisticsPeriod) =>
    period === 365 ? t('charts.year') : t('charts.days', { count: period });
  return (
    <section aria-labelledby="charts" className={styles.statistics}>
      <header className={styles.head}>
        <h2 id="charts">{t('charts.title')}</h2>
        <Segments
          aria-label={t('charts.period')}
          value={String(days)}
          onChange={choose}
          data={statisticsPeriods.map((period) => ({ value: String(period), label: nameOf(period) }))}
        />
      </header>
      {data === undefined && hasFailed(query) && <LoadFailure query={query} />}
      {data === undefined && !hasFailed(query) && <LoadingCharts />}
      {data !== undefined && (
        <div className={styles.body} data-stale={query.isPlaceholderData || undefined}>
          <Charts data={data} days={days} />
        </div>
      )}
    </section>
  );
}

function Charts({ data, days }: { data: StatisticsNumbers; days: StatisticsPeriod }) {
  const t = useDashboardTexts();
  const { writeDateTime } = useDates();
  const isEmpty = data.funnel.every(({ members }) => members === 0) && data.genders.length === 0;
  return (
    <>
      {isEmpty && <p className={styles.note}>{t('empty')}</p>}
      <div className={styles.charts}>
        <DayChart
          title={t('charts.members')}
          text={t('charts.membersText')}
          label="charts.membersLabel"
          lines={{ first: t('charts.registrations'), second: t('charts.verified') }}
          points={data.by_day.map(({ day, registrations, verified }) => ({
            day,
            values: { first: registrations, second: verified },
          }))}
        />
        <DayChart
          title={t('charts.interests')}
          text={t('charts.interestsText')}
          label="charts.interestsLabel"
          lines={{ first: t('charts.sent'), second: t('charts.accepted') }}
          points={data.by_day.map(({ day, interests, acceptances }) => ({
            day,
            values: { first: interests, second: acceptances },
          }))}
        />
        <IncomeCharts days={days} />
        <div className={styles.column}>
          <Funnel steps={data.funnel} />
          <CommunityBalance communities={data.communities} />
        </div>
        <div className={styles.column}>
          <GenderBalance genders={data.genders} />
          <Exposure exposure={data.exposure} />
        </div>
      </div>
      <p className={styles.note}>
        {t('charts.countedAt', { at: writeDateTime(data.counted_at), zone: data.time_zone })}
      </p>
    </>
  );
}

const loadingCharts = ['a', 'b', 'c', 'd'];

function LoadingCharts() {
  return (
    <div className={styles.charts} aria-busy="true">
      {loadingCharts.map((key) => (
        <Card key={key}>
          <Skeleton width="50%" height="var(--space-6)" />
          <div className={styles.loading}>
            <Skeleton height="100%" />
          </div>
        </Card>
      ))}
    </div>
  );
}

/** Income and renewals, for those who may see payments. */
function IncomeCharts({ days }: { days: StatisticsPeriod }) {
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
