import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { searchMembers } from '#contract/matches/search-members.ts';
import type { SavedSearchWire } from '#contract/searches/saved-searches.ts';
import { readSession } from '#web/api/session.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { PartnerGrid } from '#web/partners/partner-grid.tsx';
import { PartnerList } from '#web/partners/partner-list.tsx';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import { hasFailed } from '#web/api/failures.ts';
import { LoadFailure } from '#web/lists/load-failure.tsx';
import { dropInvalid } from './criterion-filter.rules.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import styles from './member-search.module.css';
import { isSavedAlone, openSaved } from './saved-address.rules.ts';
import { SavedSearchesDialog } from './saved-searches-dialog.tsx';
import { savedSearchesQuery, useSavedSearches } from './saved-searches.queries.ts';
import {
  inputOf,
  isSameSearch,
  isSearching,
  listFilters,
  readSearchAddress,
  type SearchAddress,
} from './search-address.rules.ts';
import { SearchBar } from './search-bar.tsx';
import { useFoundSentences } from './use-search-sentences.ts';

type Props = {
  address: SearchAddress;
  /** `isReplacing` adds no entry to the history. */
  onAddress: (address: SearchAddress, isReplacing?: boolean) => void;
  /** What the screen shows without a search. */
  children: ReactNode;
};

/** The search among all members: its bar, its filters and its results. The address has all of its state. */
export function MemberSearch({ address: written, onAddress, children }: Props) {
  const common = useCommonTexts();
  const [shown, setShown] = useState<'filters' | 'saved'>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const address = dropInvalid(written);
  const { opened, isOpening, query } = useOpenedSearch({ address, onAddress });
  const close = () => setShown(undefined);
  const apply = (changed: SearchAddress) => {
    close();
    onAddress(changed);
  };
  return (
    <div className={styles.screen}>
      <h1>{common('titles.moreMatch')}</h1>
      <SearchBar
        address={address}
        onAddress={onAddress}
        onOpenFilters={() => setShown('filters')}
        onOpenSaved={() => setShown('saved')}
        filterButton={filterButton}
      />
      {opened !== undefined && <OpenedSearch opened={opened} address={address} />}
      <FilterChips address={address} onAddress={onAddress} onEmpty={() => filterButton.current?.focus()} />
      {isSearching(address) && (
        <SearchResults
          address={address}
          onChange={() => setShown('filters')}
          onSave={() => setShown('saved')}
        />
      )}
      {isOpening && <OpeningSearch query={query} />}
      {!isSearching(address) && !isOpening && children}
      <FilterDrawer isOpen={shown === 'filters'} address={address} onApply={apply} onClose={close} />
      {shown === 'saved' && <SavedSearchesDialog address={address} onAddress={onAddress} onClose={close} />}
    </div>
  );
}

/** Returns the saved search that the address names, and replaces the address by the result of `openSaved`. */
function useOpenedSearch({ address, onAddress }: Pick<Props, 'address' | 'onAddress'>) {
  const t = useSearchTexts();
  const isNamed = address.saved !== undefined;
  const isAlone = isSavedAlone(address);
  const query = useQuery({
    ...savedSearchesQuery(),
    enabled: () => isNamed && readSession() !== undefined,
  });
  // A new saved search may be missing in a list that is being refetched.
  const searches = query.isFetching ? undefined : query.data?.data;
  const { opened, next } = searches === undefined ? {} : openSaved(address, searches);

  const replace = useEffectEvent((changed: string) => {
    if (isAlone && opened === undefined) showToast(t('saved.gone'));
    // The text is written below.
    onAddress(JSON.parse(changed) as SearchAddress, true);
  });
  const nextText = next === undefined ? undefined : JSON.stringify(next);
  useEffect(() => {
    if (nextText !== undefined) replace(nextText);
  }, [nextText]);

  return {
    opened: opened ?? query.data?.data.find(({ search_id: id }) => id === address.saved),
    /** Whether its filters are loading, so that nothing else is shown. */
    isOpening: isAlone,
    query,
  };
}

/** The name of the open saved search, and a button to save the present filters under it after they changed. */
function OpenedSearch({ opened, address }: { opened: SavedSearchWire; address: SearchAddress }) {
  const t = useSearchTexts();
  const { change, busyId } = useSavedSearches();
  const { name, search_id: id } = opened;
  const saved = readSearchAddress(opened.filters);
  const isChanged = isSearching(address) && !isSameSearch(saved, address);
  const update = useOneAtATime(async () => {
    const result = await change(opened, { address });
    if (result === undefined) return;
    if ('error' in result) showToast(result.error);
    else showToast(t('saved.overwritten', { name }), () => void change(opened, { address: saved }));
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

/** Cards that are loading, or the failure, while the filters of a saved search load. */
function OpeningSearch({ query }: { query: UseQueryResult }) {
  const t = useSearchTexts();
  if (hasFailed(query)) return <LoadFailure query={query} />;
  return <PartnerGrid label={t('found.title')} cards={undefined} />;
}

type ResultsProps = {
  address: SearchAddress;
  onChange: () => void;
  onSave: () => void;
};

/** The members that a search finds, and their number. */
function SearchResults({ address, onChange, onSave }: ResultsProps) {
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
