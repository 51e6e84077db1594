import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { searchName, type SavedSearchWire } from '#contract/searches/saved-searches.ts';
import { Button } from '#web/design/button.tsx';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { SavedSearchItem } from './saved-search-item.tsx';
import styles from './saved-searches.module.css';
import { savedSearchesQuery, useSavedSearches, type SavedSearches } from './saved-searches.queries.ts';
import { isSearching, readSearchAddress, type SearchAddress } from './search-address.rules.ts';

type Props = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  onClose: () => void;
};

/** The member's saved searches, and a form to save the present one. */
export function SavedSearchesDialog({ address, onAddress, onClose }: Props) {
  const t = useSearchTexts();
  const searches = useSavedSearches();
  const [removed, setRemoved] = useState<SavedSearchWire>();
  const open = (opened: SearchAddress) => {
    onClose();
    onAddress(opened);
  };
  const remove = async (search: SavedSearchWire) => {
    if (await searches.remove(search)) setRemoved(search);
  };
  const undo = async (search: SavedSearchWire) => {
    const result = await searches.add({
      name: search.name,
      address: readSearchAddress(search.filters),
      alert: search.alert,
    });
    if (result === undefined) return;
    setRemoved(undefined);
    showToast('error' in result ? result.error : t('saved.broughtBack', { name: search.name }));
  };
  return (
    <DialogFrame title={t('saved.title')} onClose={onClose}>
      <div className={styles.dialog}>
        {isSearching(address) && <SaveSearchForm address={address} add={searches.add} onSaved={open} />}
        {removed !== undefined && (
          <RemovedMessage key={removed.search_id} search={removed} onUndo={() => void undo(removed)} />
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

type FormProps = {
  address: SearchAddress;
  add: SavedSearches['add'];
  /** Called with the address that names the new saved search. */
  onSaved: (address: SearchAddress) => void;
};

/** Saves the present search under a name, with or without an alert. */
function SaveSearchForm({ address, add, onSaved }: FormProps) {
  const t = useSearchTexts();
  const sentenceOf = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [hasAlert, setAlert] = useState(true);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const refuse = (sentence: string | undefined) => {
    setError(sentence);
    field.current?.focus();
  };
  const save = useOneAtATime(async () => {
    const checked = searchName.safeParse(name);
    if (!checked.success) return refuse(sentenceOf(checked.error.issues[0]?.message));
    setSaving(true);
    const result = await add({ name: checked.data, address, alert: hasAlert });
    setSaving(false);
    if (result === undefined) return;
    if ('error' in result) return refuse(result.error);
    showToast(t('saved.done', { name: result.search.name }));
    onSaved({ ...address, saved: result.search.search_id });
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(undefined);
  };
  return (
    <form className={styles.form} aria-label={t('saved.saveThis')} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        label={t('saved.name')}
        placeholder={t('saved.nameExample')}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
        data-autofocus
      />
      <Switch
        label={t('saved.alert')}
        description={t('saved.alertHint')}
        checked={hasAlert}
        onChange={({ currentTarget }) => setAlert(currentTarget.checked)}
      />
      <Button type="submit" isBusy={isSaving}>
        {t('saved.save')}
      </Button>
    </form>
  );
}

type RemovedProps = { search: SavedSearchWire; onUndo: () => void };

/** The name of the removed search, and a button to undo that. The keyboard does not reach a toast outside the dialog. */
function RemovedMessage({ search: { name }, onUndo }: RemovedProps) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const button = useRef<HTMLButtonElement>(null);
  const sentence = t('saved.removed', { name });
  useEffect(() => {
    announce(sentence);
    button.current?.focus();
  }, [sentence]);
  return (
    <p className={styles.removed}>
      <span>{sentence}</span>
      <Button ref={button} look="outline" size="small" onClick={onUndo}>
        {common('actions.undo')}
      </Button>
    </p>
  );
}

type ListProps = {
  address: SearchAddress;
  searches: SavedSearches;
  onRemove: (search: SavedSearchWire) => void;
  onOpen: (address: SearchAddress) => void;
};

function SavedList({ address, searches, onRemove, onOpen }: ListProps) {
  const t = useSearchTexts();
  const query = useQuery(savedSearchesQuery());
  const saved = query.data?.data;
  if (saved === undefined && hasFailed(query)) return <LoadFailure query={query} />;
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
