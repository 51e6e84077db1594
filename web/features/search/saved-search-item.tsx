import { Switch } from '@mantine/core';
import { IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { RenameSearchForm } from './rename-search-form.tsx';
import styles from './saved-search-item.module.css';
import {
  isSameSearch,
  isSearching,
  listFilters,
  readSearchAddress,
  type SearchAddress,
} from './search-address.rules.ts';
import type { SavedSearch } from './search.queries.ts';
import { useFilterText } from './use-filter-text.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

type Props = {
  search: SavedSearch;
  /** What is searched for at present. */
  address: SearchAddress;
  searches: ReturnType<typeof useSavedSearches>;
  onRemove: (search: SavedSearch) => void;
  onOpen: (address: SearchAddress) => void;
};

/** A kept search: opened by its name, changed by what stands below it. */
export function SavedSearchItem({ search, address, searches, onRemove, onOpen }: Props) {
  const t = useSearchTexts();
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { search_id: id, name, alert } = search;
  const kept = readSearchAddress(search.filters);
  const isBusy = searches.busyId === id;
  const canOverwrite = isSearching(address) && !isSameSearch(kept, address);

  const switchAlert = async (isOn: boolean) => {
    const answer = await searches.change(search, { alert: isOn });
    if (answer === undefined) return;
    showToast('error' in answer ? answer.error : t(isOn ? 'saved.alertOn' : 'saved.alertOff', { name }));
  };
  const overwrite = async () => {
    const answer = await searches.change(search, { address });
    if (answer === undefined) return;
    if ('error' in answer) return showToast(answer.error);
    showToast(t('saved.overwritten', { name }), () => void searches.change(search, { address: kept }));
    onOpen({ ...address, saved: id });
  };
  const endRenaming = () => {
    setRenaming(false);
    // The button comes back with the next drawing.
    requestAnimationFrame(() => renameButton.current?.focus());
  };

  return (
    <li className={styles.item} aria-busy={isBusy}>
      {isRenaming ? (
        <RenameSearchForm search={search} change={searches.change} onDone={endRenaming} />
      ) : (
        <button type="button" className={styles.open} onClick={() => onOpen({ ...kept, saved: id })}>
          <bdi className={styles.name}>{name}</bdi>
          <SavedWords address={kept} />
        </button>
      )}
      <div className={styles.tools}>
        <Switch
          size="md"
          classNames={{ body: styles.body ?? '', label: styles.label ?? '' }}
          label={t('saved.alertShort')}
          aria-label={t('saved.alertOf', { name })}
          checked={alert}
          disabled={isBusy}
          onChange={({ currentTarget }) => void switchAlert(currentTarget.checked)}
        />
        <span className={styles.actions}>
          {canOverwrite && (
            <Button
              look="quiet"
              size="small"
              icon={<IconDeviceFloppy size="1.25rem" aria-hidden="true" />}
              aria-label={t('saved.overwriteOf', { name })}
              onClick={() => void overwrite()}
            >
              {t('saved.overwrite')}
            </Button>
          )}
          <IconButton
            ref={renameButton}
            aria-label={t('saved.renameOf', { name })}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            <IconPencil size="1.25rem" aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={t('saved.removeOf', { name })} onClick={() => onRemove(search)}>
            <IconTrash size="1.25rem" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </li>
  );
}

/** What a kept search asks for, in a line. */
function SavedWords({ address }: { address: SearchAddress }) {
  const t = useSearchTexts();
  const say = useFilterText();
  const said = [
    ...(address.search === undefined ? [] : [t('chips.text', { text: address.search })]),
    ...listFilters(address).map((name) => say(name, address)),
    ...(address.sort === undefined ? [] : [t(`sorts.${address.sort}`)]),
  ];
  return <span className={styles.words}>{said.join(' · ')}</span>;
}
