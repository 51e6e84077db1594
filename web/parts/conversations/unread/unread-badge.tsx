import { CountBadge } from '#web/design/badges/count-badge.tsx';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { useUnread } from './use-unread.ts';

/** How many messages are unread, beside Messages in the menus; empty for none. */
export function UnreadBadge() {
  const t = useMemberTexts();
  const unread = useUnread();
  return <CountBadge count={unread} label={t('messages.unread', { count: unread })} />;
}
