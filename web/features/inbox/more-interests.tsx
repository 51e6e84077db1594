import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { focusCard } from '#web/partners/use-returning-focus.ts';
import styles from './inbox.module.css';

type Props = { query: UseInfiniteQueryResult; interests: readonly InterestWire[] };

/** Below the cards: the way to more, why they did not come, or that these were all. */
export function MoreInterests({ query, interests }: Props) {
  const t = useInboxTexts();
  const { t: common } = useTranslation();
  const loadMore = useLoadingMore({ query, interests });
  if (query.isFetchNextPageError) {
    return (
      <div className={styles.end} role="alert">
        <p className={styles.failed}>{t('more.failed')}</p>
        <Button look="outline" onClick={loadMore}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!query.hasNextPage) return <p className={styles.end}>{common('states.endOfList')}</p>;
  return (
    <div className={styles.end}>
      <Button look="outline" isBusy={query.isFetchingNextPage} onClick={loadMore}>
        {t('more.viewMore')}
      </Button>
    </div>
  );
}

/** After a press the keyboard goes on at the first card that came, and how many came is said. */
function useLoadingMore({ query, interests }: Props): () => void {
  const t = useInboxTexts();
  const shown = interests.length;
  const pressedAt = useRef<number>(undefined);
  const tellArrival = useEffectEvent((count: number) => announce(t('more.came', { count, shown })));
  useEffect(() => {
    const before = pressedAt.current;
    const first = before === undefined ? undefined : interests[before];
    if (before === undefined || first === undefined) return;
    pressedAt.current = undefined;
    focusCard(first.u_id);
    tellArrival(interests.length - before);
  }, [interests]);
  return () => {
    pressedAt.current = shown;
    void query.fetchNextPage();
  };
}
