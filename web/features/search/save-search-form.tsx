import { Switch, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { searchName } from '#contract/searches/saved-search.fields.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './save-search-form.module.css';
import type { SearchAddress } from './search-address.rules.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

type Props = {
  address: SearchAddress;
  add: ReturnType<typeof useSavedSearches>['add'];
  /** It is kept; the address can name it. */
  onSaved: (address: SearchAddress) => void;
};

/** Keeps the present search under a name, with or without an alert. */
export function SaveSearchForm({ address, add, onSaved }: Props) {
  const t = useSearchTexts();
  const sentenceOf = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isAlerting, setAlerting] = useState(true);
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
    const kept = await add({ name: checked.data, address, alert: isAlerting });
    setSaving(false);
    if (kept === undefined) return;
    if ('error' in kept) return refuse(kept.error);
    showToast(t('saved.done', { name: kept.search.name }));
    onSaved({ ...address, saved: kept.search.search_id });
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
        size="md"
        classNames={{ body: styles.body ?? '', label: styles.label ?? '' }}
        label={t('saved.alert')}
        description={t('saved.alertHint')}
        checked={isAlerting}
        onChange={({ currentTarget }) => setAlerting(currentTarget.checked)}
      />
      <Button type="submit" isBusy={isSaving}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
