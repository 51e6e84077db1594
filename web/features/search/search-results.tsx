import { searchMembers } from '#contract/matches/search-members.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { PartnerList } from '#web/partners/partner-list.tsx';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import styles from './member-search.module.css';
import { changeAddress, inputOf, listFilters, type SearchAddress } from './search-address.rules.ts';
import { offerOthers } from './empty-search.rules.ts';
import { useFoundSentences } from './use-search-sentences.ts';

type ResultsProps = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  onChange: () => void;
  onSave: () => void;
};

/** The members that a search finds, and their number. */
export function SearchResults({ address, onAddress, onChange, onSave }: ResultsProps) {
  const t = useSearchTexts();
  const { foundSentence } = useFoundSentences();
  const list = usePartnerList('search', { endpoint: searchMembers, input: inputOf(address) });
  const { total, hasMoreThanTotal, query } = list;
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
        empty={<NobodyFound address={address} onAddress={onAddress} onChange={onChange} onSave={onSave} />}
      />
    </section>
  );
}

/** What else may find somebody: other texts, fewer filters, or waiting. */
function NobodyFound({ address, onAddress, onChange, onSave }: ResultsProps) {
  const t = useSearchTexts();
  const isFiltering = listFilters(address).length > 0;
  const { kind, texts, isSpelledRight } = offerOthers(address.search ?? '', useChoices());
  const sayWhy = () => {
    if (isFiltering) return t('found.nobodyText');
    return t(isSpelledRight ? 'found.nobodyOfKnown' : 'found.nobodyOfText');
  };
  return (
    <EmptyState title={t('found.nobodyTitle')} text={sayWhy()}>
      {texts.map((word) => (
        <Button key={word} onClick={() => onAddress(changeAddress(address, { search: word }))}>
          {t(`found.${kind}`, { word })}
        </Button>
      ))}
      {isFiltering && <Button onClick={onChange}>{t('found.change')}</Button>}
      <Button look="outline" onClick={onSave}>
        {t('saved.saveThis')}
      </Button>
    </EmptyState>
  );
}
