import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { invalidateChanged } from '#web/app/client/stale-answers.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import type { RowSort, RunSearch } from '../import-address.rules.ts';
import { BackToImports, RunSteps } from '../import-navigation.tsx';
import { ImportStateMark } from '../import-progress.tsx';
import { importQuery } from '../imports.queries.ts';
import { ColumnsStep } from '../mapping/columns-step.tsx';
import { isRunning, shownStepOf, stepOf } from '../run-states.rules.ts';
import { CheckStep } from './check-step.tsx';
import styles from './import-run.module.css';
import { ImportStep } from './import-step.tsx';
import { useImportCalls, type ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = ListAddress<RowSort, RunSearch> & {
  /** Undefined for an address that is no number of an import. */
  importId: number | undefined;
  onForgotten: () => void;
};

/** One import at its current step, from its columns to its result. */
export function ImportRun({ importId, ...rest }: Props) {
  const query = useQuery({ ...importQuery(importId ?? 0), enabled: importId !== undefined });
  const isMissing =
    importId === undefined || (query.error instanceof ApiRefused && query.error.status === 404);
  if (isMissing) return <MissingRun />;
  const details = query.data?.data;
  if (details !== undefined) return <LoadedRun key={importId} details={details} {...rest} />;
  if (hasFailed(query)) return <LoadFailure query={query} />;
  return (
    <div className={styles.run} aria-busy="true">
      <Skeleton width="8rem" height="var(--target)" />
      <Skeleton width="60%" height="var(--space-8)" />
      <Skeleton width="40%" />
      <Skeleton height="var(--target)" />
      <Skeleton height="20rem" />
    </div>
  );
}

function MissingRun() {
  const t = useImportsTexts();
  return (
    <EmptyState level="h1" title={t('run.missingTitle')} text={t('run.missingText')}>
      <BackToImports />
    </EmptyState>
  );
}

type LoadedProps = Omit<Props, 'importId'> & { details: ImportDetails };

function LoadedRun({ details, search, onSearch, onForgotten }: LoadedProps) {
  const t = useImportsTexts();
  const calls = useImportCalls(details.im_id);
  useRunAnnouncements(details);
  useRemovalAnnouncement(details);
  const run = { state: details.im_state, isDryRun: details.im_is_dry_run, hasFile: details.im_has_file };
  const step = shownStepOf(run, search.step);
  const address = { search, onSearch };
  const isBusy = isRunning(details.im_state);
  const stepElement = useStepFocus(`${step} ${isBusy}`);
  return (
    <div className={styles.run}>
      <BackToImports />
      <RunHeader details={details} calls={calls} onForgotten={onForgotten} />
      <RunSteps
        current={step}
        reached={stepOf(run)}
        isDone={details.im_state === 'done'}
        importId={details.im_has_file && !isBusy ? details.im_id : undefined}
      />
      {!details.im_has_file && <p className={styles.soft}>{t('run.fileGone')}</p>}
      <div ref={stepElement} tabIndex={-1}>
        {step === 'columns' && <ColumnsStep details={details} calls={calls} onChecked={() => onSearch({})} />}
        {step === 'check' && <CheckStep details={details} calls={calls} {...address} />}
        {step === 'import' && <ImportStep details={details} calls={calls} {...address} />}
      </div>
    </div>
  );
}

/** Announces the end of a check or an import on screen, and reloads the lists. */
function useRunAnnouncements(details: ImportDetails): void {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const before = useRef(details.im_state);
  const { im_state: state } = details;
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const changing = details.im_added + details.im_updated;
    const fresh = numbers.format(changing);
    const known = numbers.format(details.im_unchanged);
    const taken = numbers.format(changing + details.im_unchanged);
    const refused = numbers.format(details.im_refused);
    if (state === 'checked' && details.im_unchanged === 0) announce(t('check.done', { taken, refused }));
    else if (state === 'checked') announce(t('check.doneWithKnown', { fresh, known, refused }));
    if (state === 'done') announce(t('result.announceDone', { taken, refused }));
    if (state === 'failed') announce(t('result.failedTitle'));
    void invalidateChanged(queries, { tags: ['imports', 'invitations'] });
  }, [state, details, queries, t]);
}

/** Announces that the people of an import are removed, and reloads what counted them. */
function useRemovalAnnouncement({ im_is_removing: isRemoving, im_removed: removed }: ImportDetails): void {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const before = useRef(isRemoving);
  const count = removed?.people ?? 0;
  useEffect(() => {
    if (before.current === isRemoving) return;
    before.current = isRemoving;
    if (isRemoving) return;
    announce(t('invitations.removal.doneTitle', { count, number: numbers.format(count) }));
    void invalidateChanged(queries, { tags: ['imports', 'invitations'] });
  }, [isRemoving, count, queries, t]);
}

/** A ref for the element around the step. It takes the focus when the focused element disappears with its step. */
function useStepFocus(step: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) element.current?.focus();
  }, [step]);
  return element;
}

type HeaderProps = { details: ImportDetails; calls: ImportCalls; onForgotten: () => void };

/** The file, its number of rows, who uploaded it, and the button that removes the import. */
function RunHeader({ details, calls, onForgotten }: HeaderProps) {
  const t = useImportsTexts();
  const { im_rows: rows, im_created_by: author } = details;
  const forget = async () => {
    if (!(await calls.remove())) return;
    showToast(t('run.forgotten'));
    onForgotten();
  };
  // With the import it is no longer known who came with it.
  const hasPeople = details.im_invitations.waiting + details.im_invitations.invited > 0;
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('run.forgetTitle'),
      text: hasPeople ? `${t('run.forgetText')}\n${t('invitations.removal.first')}` : t('run.forgetText'),
      confirm: { label: t('run.forgetConfirm'), run: () => void forget() },
    });
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>
          <bdi>{details.im_file_name}</bdi>
        </h1>
        <p className={styles.facts}>
          <ImportStateMark state={details.im_state} isUndone={details.im_removed !== null} />
          <span>{t('run.rows', { count: rows, number: numbers.format(rows) })}</span>
          <span>
            <RichText
              t={t}
              name={author === null ? 'run.broughtByCommand' : 'run.brought'}
              values={{ who: author ?? '' }}
              parts={{ when: <Ago instant={details.im_created_at} /> }}
            />
          </span>
        </p>
      </div>
      {!isRunning(details.im_state) && !details.im_is_removing && (
        <Button look="quiet" size="small" className={styles.forget} onClick={ask}>
          {t('run.forget')}
        </Button>
      )}
    </header>
  );
}
