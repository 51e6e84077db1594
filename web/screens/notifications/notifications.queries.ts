import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listNotifications,
  readNotifications,
  type NotificationWire,
} from '#contract/notifications/notifications.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';

/** The notifications of the bell. Refetched on focus too, because a sleeping device misses events. */
export function notificationsQuery() {
  return queryOptions({
    ...endpointQuery(listNotifications, {}),
    refetchOnWindowFocus: 'always',
  });
}

const none: ReadonlySet<number> = new Set();

/**
 * Marks the notifications of the opened bell as read; until the bell is closed they are still shown as new. After a failed
 * call they stay unread, and the next opening tries again.
 */
export function useReading() {
  const queries = useQueryClient();
  const [newIds, setNewIds] = useState(none);
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
    isNew: ({ notification_id: id }: NotificationWire) => newIds.has(id),
    read: (notifications: readonly NotificationWire[]) => {
      const unread = notifications.filter(({ is_read }) => !is_read).map(({ notification_id: id }) => id);
      if (unread.length === 0) return;
      setNewIds((before) => new Set([...before, ...unread]));
      void send(Math.max(...notifications.map(({ notification_id: id }) => id)));
    },
    endReading: () => setNewIds(none),
  };
}

/** Returns the answer with all notifications up to one marked as read. */
function markRead<Answer extends { data: NotificationWire[]; unread: number }>(
  answer: Answer,
  { upTo, unread }: { upTo: number; unread: number },
): Answer {
  const data = answer.data.map((notification) =>
    notification.notification_id <= upTo ? { ...notification, is_read: true } : notification,
  );
  return { ...answer, data, unread };
}
