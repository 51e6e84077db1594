import { TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#web/design/button.tsx';
import { useSite } from '#web/document/site.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './profile-id-field.module.css';
import { readMemberId } from './profile-id.rules.ts';
import { useOpeningProfile } from './use-opening-profile.ts';

/** Opens a profile by its ID. A wrong one is said here, instead of leading to a page that is not there. */
export function ProfileIdField() {
  const t = useSearchTexts();
  const { member_id_prefix: prefix } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const focus = () => field.current?.focus();
  const { error, setError, isLooking, open } = useOpeningProfile(focus);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const id = readMemberId(text, prefix);
    if (id === undefined) {
      setError(t('profileId.malformed', { example: `${prefix}123` }));
      focus();
    } else {
      void open({ id, name: `${prefix}${id}` });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        className={styles.field}
        label={t('profileId.label')}
        placeholder={t('profileId.example', { example: `${prefix}123` })}
        value={text}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="outline" className={styles.button} isBusy={isLooking}>
        {t('profileId.open')}
      </Button>
    </form>
  );
}
