import { z } from 'zod';
import { notificationWire, type NotificationWire } from '#contract/notifications/notification.wire.ts';
import type { StoredNotification } from './notifications.repository.ts';

/** What the kinds that tell of no single person tell, as it is kept. */
export const notificationDetails = {
  search_alert: z.object({ searchId: z.number().int(), name: z.string(), count: z.number().int() }),
  todays_matches: z.object({ count: z.number().int() }),
} as const;

const anyDetails = z.object({
  searchId: z.number().int().default(0),
  name: z.string().default(''),
  count: z.number().int().default(1),
});

/** A notice as the bell shows it. */
export function presentNotification(stored: StoredNotification): NotificationWire {
  const kind = notificationWire.shape.kind.parse(stored.kind);
  const { searchId, name, count } = anyDetails.parse(stored.details);
  return {
    notification_id: stored.id,
    kind,
    partner: null,
    search_id: searchId === 0 ? null : searchId,
    name,
    count,
    is_read: stored.readAt !== null,
    created_at: stored.createdAt.toISOString(),
  };
}
