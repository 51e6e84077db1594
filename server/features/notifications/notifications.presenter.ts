import { z } from 'zod';
import { notificationWire, type NotificationWire } from '#contract/notifications/notification.wire.ts';
import type { StoredNotification } from './notifications.repository.ts';

/** What each kind of notice tells, as it is kept. */
export const notificationDetails = {
  search_alert: z.object({ searchId: z.number().int(), name: z.string(), count: z.number().int() }),
} as const;

/** A notice as the bell shows it. */
export function presentNotification(stored: StoredNotification): NotificationWire {
  const kind = notificationWire.shape.kind.parse(stored.kind);
  const { searchId, name, count } = notificationDetails[kind].parse(stored.details);
  return {
    notification_id: stored.id,
    kind,
    search_id: searchId,
    name,
    count,
    is_read: stored.readAt !== null,
    created_at: stored.createdAt.toISOString(),
  };
}
