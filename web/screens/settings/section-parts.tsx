import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import styles from './section-parts.module.css';

type Props<Data> = {
  query: UseQueryResult<{ data: Data }>;
  /** The title when the data could not be loaded. */
  failure: string;
  children: (data: Data) => ReactNode;
};

const loadingLines = ['55%', '70%', '45%'];

/** A section over the data of a query in all its states: loading, loaded, failed. */
export function LoadedSection<Data>({ query, failure, children }: Props<Data>) {
  const texts = useSettingsTexts();
  if (query.data !== undefined) return children(query.data.data);
  if (hasFailed(query)) return <LoadFailure query={query} title={failure} />;
  return (
    <SettingsCard>
      <div className={styles.loading} aria-busy="true">
        <p className="visually-hidden">{texts('loading')}</p>
        {loadingLines.map((width) => (
          <div key={width} className={styles.row}>
            <span className={styles.words}>
              <Skeleton width={width} height="var(--space-5)" />
              <Skeleton width="85%" />
            </span>
            <Skeleton width="var(--space-10)" height="var(--space-6)" />
          </div>
        ))}
      </div>
    </SettingsCard>
  );
}

/** A card of settings, with lines between them. */
export function SettingsCard({ children }: { children: ReactNode }) {
  return <Card className={styles.card}>{children}</Card>;
}
