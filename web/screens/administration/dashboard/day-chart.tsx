import { useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Legend } from '#web/design/charts/legend.tsx';
import { type LineNames } from '#web/design/charts/line-styles.ts';
import { loadLater } from '#web/design/load-later.ts';
import { writeDay } from '#contract/fields/dates.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './day-chart.module.css';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';

/** The chart library is in the script of this chart alone. */
const LineChart = loadLater(async () => (await import('#web/design/charts/line-chart.tsx')).LineChart);

type DayPoint = { day: string; values: { first: number; second: number } };

type Props = {
  title: string;
  text: string;
  /** The sentence that names the picture. */
  label: `charts.${'members' | 'interests' | 'income' | 'renewals'}Label`;
  lines: Required<LineNames>;
  points: readonly DayPoint[];
};

const numbers = new Intl.NumberFormat('en-IN');

/** Two lines by day, and the same numbers as a table. */
export function DayChart({ title, text, label, lines, points }: Props) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const sumOf = (place: 'first' | 'second') =>
    numbers.format(points.reduce((sum, { values }) => sum + values[place], 0));
  return (
    <Card className={styles.card ?? ''}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <Legend lines={lines} />
      <div className={styles.chart}>
        <Picture
          label={t(label, { days: points.length, first: sumOf('first'), second: sumOf('second') })}
          lines={lines}
          points={points.map(({ day, values }) => ({
            label: writeDay(day, { language, style: 'writeDayAndMonth' }),
            values,
          }))}
        />
      </div>
      <details className={styles.details}>
        <summary>{t('charts.table')}</summary>
        <DayTable caption={title} lines={lines} points={points} />
      </details>
    </Card>
  );
}

/** The chart, or a button that loads its library again. */
function Picture(props: Omit<Parameters<typeof LineChart>[0], 'onMissing'>) {
  const t = useDashboardTexts();
  const common = useCommonTexts();
  const [isMissing, setMissing] = useState(false);
  if (!isMissing) return <LineChart {...props} onMissing={() => setMissing(true)} />;
  return (
    <div role="alert" className={styles.missing}>
      <p>{t('charts.failed')}</p>
      <Button look="outline" size="small" onClick={() => setMissing(false)}>
        {common('actions.tryAgain')}
      </Button>
    </div>
  );
}

type TableProps = { caption: string; lines: Required<LineNames>; points: readonly DayPoint[] };

/** Newest first, for the latest days are what is looked for. */
function DayTable({ caption, lines, points }: TableProps) {
  const t = useDashboardTexts();
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('charts.day')}</th>
          <th scope="col">{lines.first}</th>
          <th scope="col">{lines.second}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ day, values }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{writeDay(day, { language })}</time>
            </th>
            <td>{numbers.format(values.first)}</td>
            <td>{numbers.format(values.second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
