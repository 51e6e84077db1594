import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { searchName } from '#contract/searches/saved-search.fields.ts';
import { Button } from '#web/design/button.tsx';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './rename-search-form.module.css';
import type { SavedSearch } from './search.queries.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

type Props = {
  search: SavedSearch;
  change: ReturnType<typeof useSavedSearches>['change'];
  onDone: () => void;
};

/** Another name for a kept search. */
export function RenameSearchForm({ search, change, onDone }: Props) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const sentenceOf = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(search.name);
  const [error, setError] = useState<string>();
  // Whoever presses the pencil wants to write.
  useEffect(() => field.current?.select(), []);
  const rename = useOneAtATime(async () => {
    const checked = searchName.safeParse(name);
    if (!checked.success) return setError(sentenceOf(checked.error.issues[0]?.message));
    if (checked.data === search.name) return onDone();
    const kept = await change(search, { name: checked.data });
    if (kept === undefined) return;
    if ('error' in kept) setError(kept.error);
    else onDone();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void rename(undefined);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
      <span className={styles.actions}>
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
