import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { ApiRefused } from '#web/api/answer.ts';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListAddress } from '#web/lists/list-search.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import type { RowSort, RunSearch } from './import-address.rules.ts';
import { ImportStep } from './import-step.tsx';
import { importQuery } from './imports.queries.ts';
import { RunHeader } from './run-header.tsx';
import { BackToImports } from './run-links.tsx';
import styles from './import-run.module.css';
import { isRunning, shownStepOf, stepOf } from './run-states.rules.ts';
import { RunSteps } from './run-steps.tsx';
import { useImportCalls } from './use-import-calls.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useRunNews } from './use-run-news.ts';

type Props = ListAddress<RowSort, RunSearch> & {
  /** Undefined for an address that can be none. */
  importId: number | undefined;
  onForgotten: () => void;
};

/** One import, from its columns to its result. It can be left at any time and is found again at its address. */
export function ImportRun({ importId, ...rest }: Props) {
  const { t: common } = useTranslation();
  const query = useQuery({ ...importQuery(importId ?? 0), enabled: importId !== undefined });
  const isMissing =
    importId === undefined || (query.error instanceof ApiRefused && query.error.status === 404);
  if (isMissing) return <MissingRun />;
  const details = query.data?.data;
  if (details !== undefined) return <LoadedRun key={importId} details={details} {...rest} />;
  if (query.isError || query.fetchStatus === 'paused') {
    const text = sentenceOfFailure(query.error, common('states.unreachable')) ?? common('states.unreachable');
    return <ErrorState text={text} onRetry={() => void query.refetch()} />;
  }
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
  useRunNews(details);
  const run = { state: details.im_state, isDryRun: details.im_is_dry_run, hasFile: details.im_has_file };
  const step = shownStepOf(run, search.step);
  const address = { search, onSearch };
  const isBusy = isRunning(details.im_state);
  const place = useStepFocus(`${step} ${isBusy}`);
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
      <div ref={place} tabIndex={-1}>
        {step === 'columns' && <ColumnsStep details={details} calls={calls} onChecked={() => onSearch({})} />}
        {step === 'check' && <CheckStep details={details} calls={calls} {...address} />}
        {step === 'import' && <ImportStep details={details} calls={calls} {...address} />}
      </div>
    </div>
  );
}
