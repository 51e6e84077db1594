import { useEffect } from 'react';
import { markTitle } from '#web/app/document/mark-title.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { useUnread } from './use-unread.ts';

/** Shows in the title of the tab how many messages are unread, also while another tab is in front. */
export function useUnreadTitle(): void {
  const t = useMemberTexts();
  const unread = useUnread();
  useEffect(
    () => (unread === 0 ? undefined : markTitle(t('messages.inTitle', { count: unread }))),
    [unread, t],
  );
}
