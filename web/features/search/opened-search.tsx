import type { UseQueryResult } from '@tanstack/react-query';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { PartnerGrid } from '#web/partners/partner-grid.tsx';
import styles from './opened-search.module.css';
import { isSameSearch, isSearching, readSearchAddress, type SearchAddress } from './search-address.rules.ts';
import type { SavedSearch } from './search.queries.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** Which saved search is open; changed since then, it can be given the present filters. */
export function OpenedSearch({ opened, address }: { opened: SavedSearch; address: SearchAddress }) {
  const t = useSearchTexts();
  const { change, busyId } = useSavedSearches();
  const { name, search_id: id } = opened;
  const kept = readSearchAddress(opened.filters);
  const isChanged = isSearching(address) && !isSameSearch(kept, address);
  const update = useOneAtATime(async () => {
    const answer = await change(opened, { address });
    if (answer === undefined) return;
    if ('error' in answer) showToast(answer.error);
    else showToast(t('saved.overwritten', { name }), () => void change(opened, { address: kept }));
  });
  return (
    <p className={styles.opened}>
      <IconBookmarkFilled size="1.25rem" className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>{t(isChanged ? 'saved.changed' : 'saved.opened', { name })}</span>
      {isChanged && (
        <Button look="quiet" size="small" isBusy={busyId === id} onClick={() => void update(undefined)}>
          {t('saved.update')}
        </Button>
      )}
    </p>
  );
}

/** While the filters of a saved search are on their way: the shape of what they will find. */
export function OpeningSearch({ query }: { query: UseQueryResult }) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  if (!query.isError && query.fetchStatus !== 'paused')
    return <PartnerGrid label={t('found.title')} cards={undefined} />;
  const text = sentenceOfFailure(query.error, common('states.unreachable')) ?? common('states.unreachable');
  return <ErrorState text={text} onRetry={() => void query.refetch()} />;
}
