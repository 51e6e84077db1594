import styles from './legend.module.css';
import { dashes, linesOf, type LineNames } from './line-styles.ts';

/** The names of the lines of a chart, each beside a piece of its line. */
export function Legend({ lines }: { lines: LineNames }) {
  return (
    <ul className={styles.legend}>
      {linesOf(lines).map(({ place, name, color }) => (
        <li key={place} className={styles.entry}>
          <svg width="28" height="8" aria-hidden="true" focusable="false">
            <line
              x1="0"
              y1="4"
              x2="28"
              y2="4"
              stroke={color}
              strokeWidth="2.5"
              strokeDasharray={dashes[place]}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
