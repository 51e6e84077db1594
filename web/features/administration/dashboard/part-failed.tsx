import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';

/** What went wrong with one part, and a button that loads it again. */
export function PartFailed({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  const t = useCommonTexts();
  const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.failedText');
  return <ErrorState text={text} onRetry={() => void query.refetch()} />;
}
