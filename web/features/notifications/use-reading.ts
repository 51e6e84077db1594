import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readNotifications } from '#contract/notifications/read-notifications.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { notificationsQuery, type Notice } from './notifications.queries.ts';

const none: ReadonlySet<number> = new Set();

/**
 * Marks as read what the opened bell shows. What was new stays marked as new until the bell is closed, so that it can be
 * told from the rest. Should the call fail, the notices stay unread; the next opening tries again.
 */
export function useReading() {
  const queries = useQueryClient();
  const [fresh, setFresh] = useState(none);
  const { queryKey } = notificationsQuery();
  const send = async (upTo: number) => {
    try {
      const answer = await callEndpoint(readNotifications, { up_to: upTo });
      if (!answer.result) return;
      queries.setQueryData(queryKey, (before) => before && markRead(before, { upTo, ...answer.data }));
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
    }
  };
  return {
    isFresh: ({ notification_id: id }: Notice) => fresh.has(id),
    read: (notices: readonly Notice[]) => {
      const unread = notices.filter((notice) => !notice.is_read).map((notice) => notice.notification_id);
      if (unread.length === 0) return;
      setFresh((before) => new Set([...before, ...unread]));
      void send(Math.max(...notices.map((notice) => notice.notification_id)));
    },
    forget: () => setFresh(none),
  };
}

/** The answer with everything up to a notice read; what came meanwhile stays as it is. */
function markRead<Answer extends { data: Notice[]; unread: number }>(
  answer: Answer,
  { upTo, unread }: { upTo: number; unread: number },
): Answer {
  const data = answer.data.map((notice) =>
    notice.notification_id <= upTo ? { ...notice, is_read: true } : notice,
  );
  return { ...answer, data, unread };
}
