import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiRefused } from '#web/api/answer.ts';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import styles from './list-beside-pane.module.css';
import { sentenceOfFailure } from '../list-failure.ts';

type Props<Entry> = {
  back: ReactNode;
  query: UseQueryResult<{ data: Entry }>;
  /** What is said when the server refuses with this code, because the entry is gone. */
  missing: { code: string; title: string; text: string };
  skeleton: ReactNode;
  renderEntry: (entry: Entry) => ReactNode;
};

/** The open entry of a list in all states, below the link back. What was loaded stays while it cannot be loaded again. */
export function EntryPane<Entry>({ back, query, missing, skeleton, renderEntry }: Props<Entry>) {
  const { data, error, refetch } = query;
  return (
    <article className={styles.entry}>
      {back}
      {data !== undefined && renderEntry(data.data)}
      {data === undefined && error === null && skeleton}
      {data === undefined && error !== null && (
        <EntryFailure error={error} missing={missing} onRetry={() => void refetch()} />
      )}
    </article>
  );
}

type FailureProps = { error: unknown; missing: Props<unknown>['missing']; onRetry: () => void };

function EntryFailure({ error, missing: { code, title, text }, onRetry }: FailureProps) {
  const t = useCommonTexts();
  if (error instanceof ApiRefused && error.refusal.code === code)
    return <EmptyState title={title} text={text} />;
  const sentence = sentenceOfFailure(error, t('states.unreachable')) ?? t('states.failedText');
  return <ErrorState text={sentence} onRetry={onRetry} />;
}
