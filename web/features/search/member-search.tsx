import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTaken } from './criterion-filter.rules.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import styles from './member-search.module.css';
import { OpenedSearch, OpeningSearch } from './opened-search.tsx';
import { SavedSearchesDialog } from './saved-searches-dialog.tsx';
import { isSearching, type SearchAddress } from './search-address.rules.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import { useOpenedSearch } from './use-opened-search.ts';

type Props = {
  address: SearchAddress;
  /** `isReplacing` leaves no step behind for the back button. */
  onAddress: (address: SearchAddress, isReplacing?: boolean) => void;
  /** What the screen shows while nothing is searched for. */
  children: ReactNode;
};

/** The search among everybody: its bar, what it narrows by, and whom it finds. All of it stands in the address. */
export function MemberSearch({ address: written, onAddress, children }: Props) {
  const { t: common } = useTranslation();
  const [shown, setShown] = useState<'filters' | 'saved'>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const address = keepTaken(written);
  const { opened, isOpening, query } = useOpenedSearch({ address, onAddress });
  const close = () => setShown(undefined);
  const apply = (wanted: SearchAddress) => {
    close();
    onAddress(wanted);
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
