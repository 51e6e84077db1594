import type { ReactNode } from 'react';
import styles from './mark-found.module.css';

/** Returns a text in which the words of a search are marked, whatever their case. */
export function markFound(text: string, found = ''): ReactNode {
  const wanted = found.trim().toLocaleLowerCase();
  const lower = text.toLocaleLowerCase();
  // A letter whose small form is longer would move everything behind it.
  if (wanted === '' || lower.length !== text.length) return text;
  const pieces: ReactNode[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, end)) {
    pieces.push(text.slice(end, at));
    end = at + wanted.length;
    pieces.push(
      <mark key={at} className={styles.found}>
        {text.slice(at, end)}
      </mark>,
    );
  }
  pieces.push(text.slice(end));
  return pieces;
}
