import type { ReactNode } from 'react';
import { ErrorState } from '#web/design/state.tsx';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { PersonCardSkeleton } from './person-card-skeleton.tsx';
import styles from './inbox.module.css';

type Query = { isError: boolean; fetchStatus: string; refetch: () => Promise<unknown> };

type Props = {
  query: Query;
  /** How many there are to show; undefined while that is not known. */
  count: number | undefined;
  empty: ReactNode;
  children: ReactNode;
};

/** A list of the screen in all its states: loading, there, none, not to be had. */
export function ListFrame({ query, count, empty, children }: Props) {
  const t = useInboxTexts();
  // Without a network nothing is asked at all, and waiting would never end.
  if (count === undefined && (query.isError || query.fetchStatus === 'paused')) {
    return <ErrorState text={t('failed')} onRetry={() => void query.refetch()} />;
  }
  if (count === undefined) return <Loading />;
  return count === 0 ? empty : children;
}

const places = ['a', 'b', 'c'];

function Loading() {
  const t = useInboxTexts();
  return (
    <div className={styles.list} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {places.map((place) => (
        <PersonCardSkeleton key={place} />
      ))}
    </div>
  );
}
