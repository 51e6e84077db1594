import type { Refusal } from '#web/app/client/answer.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';

type Props = { refusal: Refusal; onRetry: () => void };

/** The refusal of a profile because the member opened very many; undefined for every other error. */
export function refusalOfMany(error: Error | null): Refusal | undefined {
  if (!(error instanceof ApiRefused)) return undefined;
  const { refusal } = error;
  return refusal.code === 'too_many_profiles' || refusal.code === 'too_fast' ? refusal : undefined;
}

/** Says when the next profile can be opened, and where to go until then. */
export function TooManyProfiles({ refusal: { code, message, retry_after: seconds = 0 }, onRetry }: Props) {
  const t = usePartnerTexts();
  const common = useCommonTexts();
  const isForToday = code === 'too_many_profiles';
  const wait =
    seconds < 60
      ? t('many.seconds', { count: seconds })
      : t('many.minutes', { count: Math.ceil(seconds / 60) });
  return (
    <div role="status">
      <EmptyState
        level="h1"
        title={t(isForToday ? 'many.today' : 'many.fast')}
        text={isForToday ? message : `${message} ${wait}`}
      >
        {!isForToday && (
          <Button look="outline" onClick={onRetry}>
            {common('actions.tryAgain')}
          </Button>
        )}
        {isForToday && <LinkButton to="/shortlisted">{t('many.toShortlist')}</LinkButton>}
        <LinkButton to="/inbox">{t('many.toInbox')}</LinkButton>
      </EmptyState>
    </div>
  );
}
