import styles from './bar-table.module.css';

export type Bar = { key: string; label: string; value: number; text: string };

type Props = {
  /** Names the table for screen readers. */
  caption: string;
  headers: { label: string; value: string };
  bars: readonly Bar[];
  /** The value of a whole bar; the largest one when left out. */
  whole?: number;
};

/** Bars beside their labels and numbers: the chart is the table. */
export function BarTable({ caption, headers, bars, whole }: Props) {
  const most = Math.max(whole ?? Math.max(...bars.map(({ value }) => value), 0), 1);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{headers.label}</th>
          <th scope="col">{headers.value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, text }) => (
          <tr key={key} className={styles.row}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.text}>{text}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${(value / most) * 100}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
