import { NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmarks } from '@tabler/icons-react';
import type { Ref } from 'react';
import { searchSorts } from '#contract/matches/search-filters.fields.ts';
import { Button } from '#web/design/button.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { SearchField } from '#web/lists/search-field.tsx';
import { ProfileIdField } from './profile-id-field.tsx';
import styles from './search-bar.module.css';
import { changeAddress, isSort, listFilters, type SearchAddress } from './search-address.rules.ts';

type Props = {
  address: SearchAddress;
  onAddress: (address: SearchAddress, isReplacing?: boolean) => void;
  onOpenFilters: () => void;
  onOpenSaved: () => void;
  filterButton: Ref<HTMLButtonElement>;
};

/** What a search begins with: words, a profile ID, filters, an order, and the searches that were kept. */
export function SearchBar({ address, onAddress, onOpenFilters, onOpenSaved, filterButton }: Props) {
  const t = useSearchTexts();
  const set = listFilters(address).length;
  const sortBy = (sort: string) => {
    if (isSort(sort)) onAddress(changeAddress(address, { sort: sort === 'best' ? undefined : sort }));
  };
  return (
    <search className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.words}>
        <SearchField
          label={t('bar.text')}
          value={address.search ?? ''}
          // One step back leads to before the words, not to before their last letter.
          onSearch={(search) => onAddress(changeAddress(address, { search }), address.search !== undefined)}
        />
      </div>
      <ProfileIdField />
      <div className={styles.tools}>
        <Button
          ref={filterButton}
          look="outline"
          className={styles.filters}
          icon={<IconAdjustmentsHorizontal size="1.25rem" aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={t('bar.filtersSet', { count: set })}
          onClick={onOpenFilters}
        >
          {t('bar.filters')}
          {set > 0 && <span className={styles.count}>{set}</span>}
        </Button>
        <Button
          look="outline"
          icon={<IconBookmarks size="1.25rem" aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onOpenSaved}
        >
          {t('bar.saved')}
        </Button>
        <NativeSelect
          className={styles.sort}
          aria-label={t('bar.sort')}
          value={address.sort ?? 'best'}
          onChange={({ currentTarget }) => sortBy(currentTarget.value)}
          data={searchSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
      </div>
    </search>
  );
}
