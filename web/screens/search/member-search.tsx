import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { SavedSearchWire } from '#contract/searches/saved-searches.ts';
import { readSession } from '#web/app/client/session.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import { PartnerGrid } from '#web/parts/partner-cards/partner-grid.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { dropInvalid } from './criterion-filter.rules.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import styles from './member-search.module.css';
import { isSavedAlone, openSaved } from './saved-address.rules.ts';
import { SavedSearchesDialog } from './saved-searches-dialog.tsx';
import { savedSearchesQuery, useSavedSearches } from './saved-searches.queries.ts';
import { isSameSearch, isSearching, readSearchAddress, type SearchAddress } from './search-address.rules.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';

type Props = {
  address: SearchAddress;
  /** `isReplacing` adds no entry to the history. */
  onAddress: (address: SearchAddress, isReplacing?: boolean) => void;
  /** What the screen shows without a search. */
  children: ReactNode;
};

/** The search among all members: its bar, its filters and its results. The address has all of its state. */
export function MemberSearch({ address: written, onAddress, children }: Props) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const [shown, setShown] = useState<'filters' | 'saved'>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const address = dropInvalid(written);
  const { opened, isOpening, query } = useOpenedSearch({ address, onAddress });
  // The tab and the button "Search" lead to the field; the list of More Matches has a tab of its own.
  const isOpenedToSearch = useLocation({ select: ({ hash }) => hash === 'search' });
  const isForSearching = isOpenedToSearch || isSearching(address);
  const isIdle = !isSearching(address) && !isOpening;
  const close = () => setShown(undefined);
  const apply = (changed: SearchAddress) => {
    close();
    onAddress(changed);
  };
  return (
    <div className={styles.screen}>
      <h1>{isForSearching ? t('title') : common('titles.moreMatch')}</h1>
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
          onAddress={onAddress}
          onChange={() => setShown('filters')}
          onSave={() => setShown('saved')}
        />
      )}
      {isOpening && <OpeningSearch query={query} />}
      {isIdle && (isForSearching ? <Start onAddress={onAddress} /> : children)}
      <FilterDrawer isOpen={shown === 'filters'} address={address} onApply={apply} onClose={close} />
      {shown === 'saved' && <SavedSearchesDialog address={address} onAddress={onAddress} onClose={close} />}
    </div>
  );
}

/** Searches to begin with, by their texts. */
const starts = {
  new: { joined_days: 7, sort: 'newest' },
  active: { active_days: 7 },
  photo: { with_photo: true },
  mutual: { mutual: true },
} as const satisfies Record<string, SearchAddress>;

/** What to type, and searches to begin with, before anything is looked for. */
function Start({ onAddress }: Pick<Props, 'onAddress'>) {
  const t = useSearchTexts();
  return (
    <section className={styles.start} aria-label={t('starts.title')}>
      <p className={styles.invitation}>{t('invitation')}</p>
      <div className={styles.starts}>
        {(['new', 'active', 'photo', 'mutual'] as const).map((name) => (
          <Button key={name} look="outline" size="small" onClick={() => onAddress(starts[name])}>
            {t(`starts.${name}`)}
          </Button>
        ))}
      </div>
    </section>
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
