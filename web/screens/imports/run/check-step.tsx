import { useId, useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { startImport } from '#contract/imports/imports.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Radio, RadioGroup } from '#web/design/inputs/choice-inputs.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import type { RowSort, RunSearch } from '../import-address.rules.ts';
import styles from './check-step.module.css';
import { SheetWords } from '../words/sheet-words.tsx';
import { RowReport, showNote } from './row-report.tsx';
import parts from './run-parts.module.css';
import { ReasonList } from './reason-list.tsx';
import { RowCounts, RunningImport } from './run-parts.tsx';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = ListAddress<RowSort, RunSearch> & { details: ImportDetails; calls: ImportCalls };

/** The third step: the outcome that each row would have. Nothing is imported yet. */
export function CheckStep({ details, calls, ...address }: Props) {
  const t = useImportsTexts();
  if (details.im_state === 'checking') {
    return (
      <RunningImport
        title={t('check.running')}
        text={t('check.runningText')}
        details={details}
        calls={calls}
      />
    );
  }
  return (
    <div className={parts.part}>
      <h2>{t('check.title')}</h2>
      {details.im_state !== 'checked' && (
        <p className={parts.note} data-tone={details.im_state === 'failed' ? 'bad' : 'calm'}>
          {details.im_failure ?? t('check.stopped')}
        </p>
      )}
      <RowCounts details={details} />
      <SheetWords details={details} calls={calls} />
      <ReasonList reasons={details.im_reasons} onShow={(note) => showNote(note, address)} />
      {details.im_has_file && (
        <div className={parts.actions}>
          <LinkButton
            to="/admin-import/$importId"
            params={{ importId: String(details.im_id) }}
            search={{ step: 'columns' }}
            look="outline"
            size="small"
          >
            {t('check.change')}
          </LinkButton>
        </div>
      )}
      {details.im_state === 'checked' && details.im_has_file && details.im_unknown_words === 0 && (
        <StartForm details={details} calls={calls} />
      )}
      <RowReport details={details} {...address} />
    </div>
  );
}

/** The form that starts the import: the consent, the source of the sheet, and when the people are invited. */
function StartForm({ details, calls }: { details: ImportDetails; calls: ImportCalls }) {
  const t = useImportsTexts();
  const [source, setSource] = useState(details.im_source ?? '');
  const [isInviting, setInviting] = useState(false);
  const people = details.im_added + details.im_updated + details.im_unchanged;
  const start = () => {
    const name = source.trim();
    void calls.start({ sends_invitations: isInviting, source: name === '' ? null : name });
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
            description={
              details.im_source === null || source !== details.im_source
                ? t('start.sourceHint')
                : `${t('start.sourceFromBefore')} ${t('start.sourceHint')}`
            }
            value={source}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
            error={calls.errorOf('source')}
            maxLength={120}
            autoComplete="organization"
          />
          <RadioGroup
            label={t('start.invite')}
            value={isInviting ? 'now' : 'later'}
            onChange={(chosen) => setInviting(chosen === 'now')}
          >
            <div className={styles.choices}>
              <Radio value="later" label={t('start.later')} description={t('start.laterHint')} />
              <Radio value="now" label={t('start.now')} description={t('start.nowHint')} />
            </div>
          </RadioGroup>
          <SubmitButton details={details} isBusy={calls.isBusy(startImport)} />
        </form>
      )}
    </section>
  );
}

/** The button says what the import does: how many people it adds and how many it changes. */
function SubmitButton({ details, isBusy }: { details: ImportDetails; isBusy: boolean }) {
  const t = useImportsTexts();
  const id = useId();
  const { im_added: added, im_updated: updated, im_unchanged: unchanged } = details;
  const counted = (count: number) => ({ count, number: numbers.format(count) });
  const label = () => {
    if (added + updated === 0) return t('start.nothingNew');
    if (updated === 0) return t('start.add', counted(added));
    if (added === 0) return t('start.update', counted(updated));
    return t('start.both', { ...counted(updated), added: numbers.format(added) });
  };
  return (
    <>
      {unchanged > 0 && (
        <p id={id} className={parts.soft}>
          {t('start.unchanged', counted(unchanged))}
        </p>
      )}
      <Button type="submit" isBusy={isBusy} {...(unchanged > 0 && { 'aria-describedby': id })}>
        {label()}
      </Button>
    </>
  );
}
