import { searchMembers } from '#contract/matches/search-members.ts';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { PartnerList } from '#web/partners/partner-list.tsx';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import { listFilters, wordsOf, type SearchAddress } from './search-address.rules.ts';
import styles from './search-results.module.css';
import { useFoundText } from './use-found-text.ts';

type Props = {
  address: SearchAddress;
  onChange: () => void;
  onSave: () => void;
};

/** Whom a search finds, and how many. */
export function SearchResults({ address, onChange, onSave }: Props) {
  const t = useSearchTexts();
  const { sayFound } = useFoundText();
  const list = usePartnerList('search', { endpoint: searchMembers, input: wordsOf(address) });
  const { total, hasMoreThanTotal, query } = list;
  const isFiltering = listFilters(address).length > 0;
  const searching = query.isPending ? t('found.searching') : '';
  return (
    <section className={styles.results} aria-label={t('found.title')}>
      <div className={styles.head}>
        <output className={styles.count}>
          {total === undefined ? searching : sayFound({ total, has_more_than_total: hasMoreThanTotal })}
        </output>
        {(total ?? 0) > 0 && address.saved === undefined && (
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={onSave}>
            {t('saved.saveThis')}
          </Button>
        )}
      </div>
      <PartnerList
        list={list}
        label={t('found.title')}
        empty={
          <EmptyState
            title={t('found.nobodyTitle')}
            text={t(isFiltering ? 'found.nobodyText' : 'found.nobodyOfText')}
          >
            {isFiltering && <Button onClick={onChange}>{t('found.change')}</Button>}
            <Button look="outline" onClick={onSave}>
              {t('saved.saveThis')}
            </Button>
          </EmptyState>
        }
      />
    </section>
  );
}
