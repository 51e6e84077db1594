import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { RemovedNote } from './removed-note.tsx';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchItem } from './saved-search-item.tsx';
import styles from './saved-searches-dialog.module.css';
import { isSearching, readSearchAddress, type SearchAddress } from './search-address.rules.ts';
import { savedSearchesQuery, type SavedSearch } from './search.queries.ts';
import { useSavedSearches } from './use-saved-searches.ts';

type Props = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  onClose: () => void;
};

/** The searches that a member kept, and a place to keep the present one. */
export function SavedSearchesDialog({ address, onAddress, onClose }: Props) {
  const t = useSearchTexts();
  const searches = useSavedSearches();
  const [removed, setRemoved] = useState<SavedSearch>();
  const open = (wanted: SearchAddress) => {
    onClose();
    onAddress(wanted);
  };
  const remove = async (search: SavedSearch) => {
    if (await searches.remove(search)) setRemoved(search);
  };
  const bringBack = async (search: SavedSearch) => {
    const kept = await searches.add({
      name: search.name,
      address: readSearchAddress(search.filters),
      alert: search.alert,
    });
    if (kept === undefined) return;
    setRemoved(undefined);
    showToast('error' in kept ? kept.error : t('saved.broughtBack', { name: search.name }));
  };
  return (
    <DialogFrame title={t('saved.title')} onClose={onClose}>
      <div className={styles.dialog}>
        {isSearching(address) && <SaveSearchForm address={address} add={searches.add} onSaved={open} />}
        {removed !== undefined && (
          <RemovedNote key={removed.search_id} search={removed} onUndo={() => void bringBack(removed)} />
        )}
        <SavedList
          address={address}
          searches={searches}
          onRemove={(search) => void remove(search)}
          onOpen={open}
        />
      </div>
    </DialogFrame>
  );
}

type ListProps = {
  address: SearchAddress;
  searches: ReturnType<typeof useSavedSearches>;
  onRemove: (search: SavedSearch) => void;
  onOpen: (address: SearchAddress) => void;
};

function SavedList({ address, searches, onRemove, onOpen }: ListProps) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const query = useQuery(savedSearchesQuery());
  const saved = query.data?.data;
  if (saved === undefined && (query.isError || query.fetchStatus === 'paused')) {
    const text = sentenceOfFailure(query.error, common('states.unreachable')) ?? common('states.unreachable');
    return <ErrorState text={text} onRetry={() => void query.refetch()} />;
  }
  if (saved === undefined) return <Skeleton height="var(--space-24)" />;
  if (saved.length === 0) {
    const text = t(isSearching(address) ? 'saved.emptyText' : 'saved.emptyNothingSet');
    return <EmptyState title={t('saved.emptyTitle')} text={text} />;
  }
  return (
    <ul className={styles.list} aria-label={t('saved.title')}>
      {saved.map((search) => (
        <SavedSearchItem
          key={search.search_id}
          search={search}
          address={address}
          searches={searches}
          onRemove={onRemove}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
