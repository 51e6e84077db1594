import { CartesianGrid, Line, LineChart as Plot, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './line-chart.module.css';
import { type ChartPoint, dashes, linesOf, type LineNames } from './line-styles.ts';

type Props = {
  /** Names the picture for screen readers. The numbers themselves belong in a table beside it. */
  label: string;
  lines: LineNames;
  points: readonly ChartPoint[];
};

/** Where a day or two have events, a line alone would not be seen. */
const mostDots = 31;

const numbers = new Intl.NumberFormat('en-IN');
const writeNumber = (value: number) => numbers.format(value);

/** One or two lines over time. They differ in colour and in dashes, and nothing moves. Load it later: the chart library is large. */
export function LineChart({ label, lines, points }: Props) {
  const rows = points.map(({ label: name, values }) => ({ name, ...values }));
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <Plot data={rows} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            minTickGap={28}
            tickLine={false}
            stroke="var(--line-strong)"
            tick={{ fill: 'var(--ink-soft)' }}
          />
          <YAxis
            allowDecimals={false}
            width="auto"
            tickFormatter={writeNumber}
            axisLine={false}
            tickLine={false}
            tick={{ fill: 'var(--ink-soft)' }}
          />
          <Tooltip
            isAnimationActive={false}
            formatter={(value) => (typeof value === 'number' ? writeNumber(value) : value)}
            cursor={{ stroke: 'var(--line-strong)' }}
            wrapperClassName={styles.tooltip ?? ''}
            labelClassName={styles.tooltipLabel ?? ''}
          />
          {linesOf(lines).map(({ place, name, color }) => (
            <Line
              key={place}
              dataKey={place}
              name={name}
              type="linear"
              stroke={color}
              strokeWidth={2}
              strokeDasharray={dashes[place]}
              dot={points.length <= mostDots ? { r: 3, fill: color, strokeDasharray: '' } : false}
              isAnimationActive={false}
            />
          ))}
        </Plot>
      </ResponsiveContainer>
    </div>
  );
}
