import { IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { searchName, type SavedSearchWire } from '#contract/searches/saved-searches.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import styles from './saved-searches.module.css';
import type { SavedSearches } from './saved-searches.queries.ts';
import {
  isSameSearch,
  isSearching,
  listFilters,
  readSearchAddress,
  type SearchAddress,
} from './search-address.rules.ts';
import { useFilterSentence } from './use-search-sentences.ts';

type Props = {
  search: SavedSearchWire;
  /** The present search. */
  address: SearchAddress;
  searches: SavedSearches;
  onRemove: (search: SavedSearchWire) => void;
  onOpen: (address: SearchAddress) => void;
};

/** A saved search. A press on its name opens it; the buttons below change it. */
export function SavedSearchItem({ search, address, searches, onRemove, onOpen }: Props) {
  const t = useSearchTexts();
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { search_id: id, name, alert } = search;
  const saved = readSearchAddress(search.filters);
  const isBusy = searches.busyId === id;
  const canOverwrite = isSearching(address) && !isSameSearch(saved, address);

  const switchAlert = async (isOn: boolean) => {
    const result = await searches.change(search, { alert: isOn });
    if (result === undefined) return;
    if ('error' in result) showToast(result.error);
    else announce(t(isOn ? 'saved.alertOn' : 'saved.alertOff', { name }));
  };
  const overwrite = async () => {
    const result = await searches.change(search, { address });
    if (result === undefined) return;
    if ('error' in result) return showToast(result.error);
    showToast(t('saved.overwritten', { name }), () => void searches.change(search, { address: saved }));
    onOpen({ ...address, saved: id });
  };
  const endRenaming = () => {
    setRenaming(false);
    // The button exists again after the next rendering.
    requestAnimationFrame(() => renameButton.current?.focus());
  };

  return (
    <li className={styles.item} aria-busy={isBusy}>
      {isRenaming ? (
        <RenameForm search={search} change={searches.change} onDone={endRenaming} />
      ) : (
        <button type="button" className={styles.open} onClick={() => onOpen({ ...saved, saved: id })}>
          <bdi className={styles.name}>{name}</bdi>
          <SearchSummary address={saved} />
        </button>
      )}
      <div className={styles.tools}>
        <Switch
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

type RenameProps = { search: SavedSearchWire; change: SavedSearches['change']; onDone: () => void };

function RenameForm({ search, change, onDone }: RenameProps) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const sentenceOf = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(search.name);
  const [error, setError] = useState<string>();
  // The focus moves into the field, so that the new name can be typed at once.
  useEffect(() => field.current?.select(), []);
  const rename = useOneAtATime(async () => {
    const checked = searchName.safeParse(name);
    if (!checked.success) return setError(sentenceOf(checked.error.issues[0]?.message));
    if (checked.data === search.name) return onDone();
    const result = await change(search, { name: checked.data });
    if (result === undefined) return;
    if ('error' in result) setError(result.error);
    else onDone();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void rename(undefined);
  };
  return (
    <form className={styles.rename} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        label={t('saved.newName')}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="small">
          {t('saved.rename')}
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          {common('actions.cancel')}
        </Button>
      </span>
    </form>
  );
}

/** Text, filters and order of a saved search in one line. */
function SearchSummary({ address }: { address: SearchAddress }) {
  const t = useSearchTexts();
  const sentenceOf = useFilterSentence();
  const sentences = [
    ...(address.search === undefined ? [] : [t('chips.text', { text: address.search })]),
    ...listFilters(address).map((name) => sentenceOf(name, address)),
    ...(address.sort === undefined ? [] : [t(`sorts.${address.sort}`)]),
  ];
  return <span className={styles.words}>{sentences.join(' · ')}</span>;
}
