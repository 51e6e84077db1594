import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './section-words.module.css';

/** How much of a section is not filled in, or that all of it is. */
export function SectionMark({ open, whole }: { open: string | undefined; whole: string }) {
  if (open !== undefined) return <span className={styles.open}>{open}</span>;
  return (
    <span className={styles.whole} title={whole}>
      <IconCheck size="1.25rem" aria-hidden="true" />
      <span className="visually-hidden">{whole}</span>
    </span>
  );
}

/** A closed section in at most two lines: what is filled in, or that nothing is. */
export function SectionSummary({ texts, none }: { texts: ReadonlyMap<string, string>; none: string }) {
  if (texts.size === 0) return <p>{none}</p>;
  return (
    <ul className={styles.summary}>
      {[...texts].map(([key, text]) => (
        <li key={key} className={styles.word}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The labels and values of an open section; its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {
  label: string;
  /** Undefined where nothing is stated. */
  text: string | undefined;
  /** What is shown instead of a text. */
  none: string;
  isWide?: boolean;
  /** Marks after the text. */
  children?: ReactNode;
};

export function Fact({ label, text, none, isWide = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-wide={isWide || undefined}>
      <dt className={styles.label}>{label}</dt>
      {text === undefined ? (
        <dd className={styles.none}>{none}</dd>
      ) : (
        <dd className={styles.value}>
          <bdi>{text}</bdi>
          {children}
        </dd>
      )}
    </div>
  );
}
