import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { startImport } from '#contract/imports/start-import.ts';
import { Button } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './start-form.module.css';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** Starting an import: what it means for the people, who gave the sheet, and when they are invited. */
export function StartForm({ details, calls }: { details: ImportDetails; calls: ImportCalls }) {
  const t = useImportsTexts();
  const [source, setSource] = useState(details.im_source ?? '');
  const [isInviting, setInviting] = useState(false);
  const people = details.im_added + details.im_updated + details.im_unchanged;
  const start = () => {
    const told = source.trim();
    void calls.start({ sends_invitations: isInviting, ...(told === '' ? {} : { source: told }) });
  };
  return (
    <section className={styles.start} aria-labelledby="start">
      <h2 id="start">{t('start.title')}</h2>
      <div className={styles.consent}>
        <strong>{t('start.consentTitle')}</strong>
        <p>{t('start.consent')}</p>
      </div>
      {people === 0 ? (
        <p>{t('start.nobody')}</p>
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!calls.isBusy(startImport)) start();
          }}
        >
          <TextInput
            className={styles.source}
            label={t('start.source')}
            description={t('start.sourceHint')}
            value={source}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
            error={calls.errorOf('source')}
            maxLength={120}
            autoComplete="organization"
          />
          <Radio.Group
            label={t('start.invite')}
            value={isInviting ? 'now' : 'later'}
            onChange={(chosen) => setInviting(chosen === 'now')}
          >
            <div className={styles.choices}>
              <Radio value="later" label={t('start.later')} description={t('start.laterHint')} />
              <Radio value="now" label={t('start.now')} description={t('start.nowHint')} />
            </div>
          </Radio.Group>
          <Button type="submit" isBusy={calls.isBusy(startImport)}>
            {t('start.submit', { count: people, number: numbers.format(people) })}
          </Button>
        </form>
      )}
    </section>
  );
}
