import { useQuery } from '@tanstack/react-query';
import { interestCountsQuery } from '#web/parts/connecting/connecting.queries.ts';
import { useStillWaiting } from '#web/parts/connecting/declining/use-answered-here.ts';
import { CountBadge } from '#web/design/badges/count-badge.tsx';
import { useMemberTexts } from '#web/locales/en/member.ts';

/** A menu that opens shows what another one has asked for; live events say when the number changes. */
const freshMilliseconds = 30_000;

/** How many interests wait for an answer, beside the Inbox in the menus; empty when none does. */
export function WaitingBadge() {
  const t = useMemberTexts();
  const { data } = useQuery({ ...interestCountsQuery(), staleTime: freshMilliseconds });
  const waiting = useStillWaiting(data?.data.waiting ?? 0);
  return <CountBadge count={waiting} label={t('inbox.waiting', { count: waiting })} />;
}
