import type { ReactNode } from 'react';
import { Card } from '#web/design/card.tsx';
import styles from './facts-card.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A group of facts under its heading. */
export function FactsCard({ id, title, children }: Props) {
  const headingId = `partner-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <Card className={styles.card}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
