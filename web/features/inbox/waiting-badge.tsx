import { useQuery } from '@tanstack/react-query';
import { interestCountsQuery } from '#web/connecting/connecting.queries.ts';
import { CountBadge } from '#web/design/badges/count-badge.tsx';
import { useInboxTexts } from '#web/i18n/connecting/use-inbox-texts.ts';

/** How many interests wait for an answer, beside the Inbox in the menus; empty when none does. */
export function WaitingBadge() {
  const t = useInboxTexts();
  const { data } = useQuery(interestCountsQuery());
  const waiting = data?.data.waiting ?? 0;
  return <CountBadge count={waiting} label={t('badge', { count: waiting })} />;
}
