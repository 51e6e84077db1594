import { writeDay } from '#contract/fields/dates.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { exportPayments, type showTotals } from '#contract/payments/books.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { ExportButton } from '#web/parts/lists/export-button.tsx';
import { useToday } from '#web/parts/dates/use-now.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { writeAmount } from './amounts.rules.ts';
import { totalsQuery } from './payments.queries.ts';
import { periodNames, periodOf, type Period } from './periods.rules.ts';
import { BackToPayments } from './statement-screen.tsx';
import styles from './totals-screen.module.css';

type Totals = EndpointData<typeof showTotals>;
type Taken = Totals['total'];

/** What came in and was sent back over some days, and the export of the same days for the accountant. */
export function TotalsScreen() {
  const t = usePaymentsTexts();
  const today = useToday();
  const [period, setPeriod] = useState<Period>(() => periodOf('month', today));
  const isWhole = period.from !== '' && period.to !== '';
  const query = useQuery({ ...totalsQuery(period), enabled: isWhole });
  return (
    <div className={styles.screen}>
      <BackToPayments />
      <header className={styles.header}>
        <h1>{t('totals.title')}</h1>
        <p className={styles.lead}>{t('totals.lead')}</p>
      </header>
      <div className={styles.tools}>
        <TextInput
          type="date"
          label={t('totals.from')}
          value={period.from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
        />
        <TextInput
          type="date"
          label={t('totals.to')}
          value={period.to}
          onChange={({ target }) => setPeriod({ ...period, to: target.value })}
        />
        <div className={styles.periods}>
          {periodNames.map((name) => (
            <Button key={name} look="quiet" size="small" onClick={() => setPeriod(periodOf(name, today))}>
              {t(`totals.periods.${name}`)}
            </Button>
          ))}
        </div>
        {isWhole && <ExportButton endpoint={exportPayments} filters={period} file="payments" />}
      </div>
      <p className={styles.soft}>{t('totals.exportHint')}</p>
      <Result query={query} />
    </div>
  );
}

function Result({ query }: { query: UseQueryResult<{ data: Totals }> }) {
  const t = usePaymentsTexts();
  const totals = query.data?.data;
  if (totals === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (totals === undefined) {
    return (
      <div className={styles.cards} aria-busy="true">
        {['a', 'b', 'c'].map((key) => (
          <Card key={key}>
            <Skeleton width="40%" />
            <Skeleton width="60%" height="2rem" />
          </Card>
        ))}
      </div>
    );
  }
  if (totals.by_day.length === 0)
    return <EmptyState title={t('totals.nothingTitle')} text={t('totals.nothingText')} />;
  return (
    <>
      <Sums total={totals.total} />
      <SumTable
        title={t('totals.byMethod')}
        heading={t('totals.method')}
        rows={totals.by_method.map(({ method, ...taken }) => ({
          key: method,
          name: t(`methods.${method}`),
          taken,
        }))}
      />
      <SumTable
        title={t('totals.byDay')}
        heading={t('totals.day')}
        rows={totals.by_day
          .toReversed()
          .map(({ day, ...taken }) => ({ key: day, name: <Day day={day} />, taken }))}
      />
    </>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{writeDay(day, { language: useLanguage() })}</time>;
}

/** The three sums of the whole period. */
function Sums({ total }: { total: Taken }) {
  const t = usePaymentsTexts();
  const { currency } = useSite();
  const sums = [
    ['confirmed', total.confirmed_paise, t('totals.payments', { count: total.confirmed })],
    ['refunds', total.refunded_paise, t('totals.notes', { count: total.refunds })],
    ['net', total.net_paise, ''],
  ] as const;
  return (
    <dl className={styles.cards}>
      {sums.map(([name, paise, note]) => (
        <Card key={name}>
          <dt className={styles.soft}>{t(`totals.${name}`)}</dt>
          <dd className={styles.sum}>{writeAmount(paise, currency)}</dd>
          <dd className={styles.soft}>{note}</dd>
        </Card>
      ))}
    </dl>
  );
}

type TableProps = { title: string; heading: string; rows: { key: string; name: ReactNode; taken: Taken }[] };

function SumTable({ title, heading, rows }: TableProps) {
  const t = usePaymentsTexts();
  const { currency } = useSite();
  const id = `sums-${heading}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t('totals.confirmed')}</th>
            <th scope="col">{t('totals.refunds')}</th>
            <th scope="col">{t('totals.net')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, taken }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{writeAmount(taken.confirmed_paise, currency)}</td>
              <td>{writeAmount(taken.refunded_paise, currency)}</td>
              <td>{writeAmount(taken.net_paise, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
