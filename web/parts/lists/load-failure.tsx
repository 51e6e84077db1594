import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { ErrorState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';

type Props = { query: { error: unknown; refetch: () => unknown }; title?: string };

/** Why something could not be loaded, and a button that loads it again. */
export function LoadFailure({ query, title }: Props) {
  const text = useFailureText(query.error);
  return (
    <ErrorState {...(title !== undefined && { title })} text={text} onRetry={() => void query.refetch()} />
  );
}

/** The sentence for what could not be loaded. A query that waits for the network has no error. */
export function useFailureText(error: unknown): string {
  const t = useCommonTexts();
  const unreachable = t('states.unreachable');
  if (error === null) return unreachable;
  return (
    sentenceOfFailure(error, { unreachable, failed: t('states.serviceFailed') }) ?? t('states.failedText')
  );
}
