import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiRefused } from '#web/app/client/answer.ts';
import { EmptyState } from '#web/design/state.tsx';
import { LoadFailure } from '../load-failure.tsx';
import styles from './list-beside-pane.module.css';
import { hasFailed } from '#web/app/client/failures.ts';

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
  const { data } = query;
  const isFailed = hasFailed(query);
  return (
    <article className={styles.entry}>
      {back}
      {data !== undefined && renderEntry(data.data)}
      {data === undefined && !isFailed && skeleton}
      {data === undefined && isFailed && <EntryFailure query={query} missing={missing} />}
    </article>
  );
}

function EntryFailure({ query, missing: { code, title, text } }: Pick<Props<unknown>, 'query' | 'missing'>) {
  const { error } = query;
  if (error instanceof ApiRefused && error.refusal.code === code)
    return <EmptyState title={title} text={text} />;
  return <LoadFailure query={query} />;
}
