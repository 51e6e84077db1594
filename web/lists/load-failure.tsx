import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { sentenceOfFailure } from './list-failure.ts';

/** Whether a query ended without its data. Without a network it is paused, and waiting would never end. */
export function hasFailed({
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'isError' | 'fetchStatus'>): boolean {
  return isError || fetchStatus === 'paused';
}

type Props = { query: Pick<UseQueryResult, 'error' | 'refetch'>; title?: string };

/** Why something could not be loaded, and a button that loads it again. */
export function LoadFailure({ query: { error, refetch }, title }: Props) {
  const t = useCommonTexts();
  const unreachable = t('states.unreachable');
  // A query that waits for the network has no error.
  const text = error === null ? unreachable : sentenceOfFailure(error, unreachable);
  return (
    <ErrorState
      {...(title !== undefined && { title })}
      {...(text !== undefined && { text })}
      onRetry={() => void refetch()}
    />
  );
}
