import { searchMembers } from '#contract/matches/search-members.ts';
import { smallWords } from '#contract/matches/small-words.ts';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { PartnerList } from '#web/partners/partner-list.tsx';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import styles from './member-search.module.css';
import { changeAddress, inputOf, listFilters, type SearchAddress } from './search-address.rules.ts';
import { useFoundSentences } from './use-search-sentences.ts';

type ResultsProps = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  onChange: () => void;
  onSave: () => void;
};

/** So many words of a text are offered one by one. */
const mostWords = 3;

/** The words of a text of several, each of which may find somebody alone. */
function listWords({ search = '' }: SearchAddress): string[] {
  const words = [...new Set(search.split(/\s+/u).filter((word) => !smallWords.has(word.toLowerCase())))];
  return words.length > 1 ? words.slice(0, mostWords) : [];
}

/** The members that a search finds, and their number. */
export function SearchResults({ address, onAddress, onChange, onSave }: ResultsProps) {
  const t = useSearchTexts();
  const { foundSentence } = useFoundSentences();
  const list = usePartnerList('search', { endpoint: searchMembers, input: inputOf(address) });
  const { total, hasMoreThanTotal, query } = list;
  const isFiltering = listFilters(address).length > 0;
  const searching = query.isPending ? t('found.searching') : '';
  return (
    <section className={styles.results} aria-label={t('found.title')}>
      <div className={styles.head}>
        <output className={styles.count}>
          {total === undefined ? searching : foundSentence({ total, has_more_than_total: hasMoreThanTotal })}
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
            {listWords(address).map((word) => (
              <Button key={word} onClick={() => onAddress(changeAddress(address, { search: word }))}>
                {t('found.word', { word })}
              </Button>
            ))}
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
