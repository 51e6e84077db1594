import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { NearEnd } from './near-end.tsx';
import styles from './partner-list.module.css';
import { useLoadingMore } from './use-loading-more.ts';
import type { PartnerListState } from './use-partner-list.ts';

/** Below the cards: the way to more of them, why they did not come, or that these were all. */
export function ListEnd({ list }: { list: PartnerListState }) {
  const t = usePartnersTexts();
  const { t: common } = useTranslation();
  const { query } = list;
  const { loadMore, loadNear, isByItself } = useLoadingMore(list);
  if (query.isFetchNextPageError) {
    return (
      <div className={styles.end} role="alert">
        <p className={styles.failed}>
          {t('list.moreFailed')} {sentenceOfFailure(query.error, common('states.unreachable'))}
        </p>
        <Button look="outline" onClick={loadMore}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!query.hasNextPage) return <p className={styles.end}>{common('states.endOfList')}</p>;
  // Where cards come unasked, the end is not pushed away under the eye: it goes, and stands below them anew.
  return (
    <div key={isByItself ? 'below' : 'here'} className={styles.end}>
      {loadNear !== undefined && <NearEnd key={list.cards?.length} onNear={loadNear} />}
      <Button look="outline" isBusy={query.isFetchingNextPage} onClick={loadMore}>
        {t('list.viewMore')}
      </Button>
    </div>
  );
}
