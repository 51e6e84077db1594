import type { NotificationWire } from '#contract/notifications/notifications.ts';

/** Returns the full name of a notification's partner; undefined when it has none, or the partner is no longer a member. */
export function nameOf(partner: NotificationWire['partner']): string | undefined {
  return partner === null ? undefined : `${partner.u_firstname} ${partner.u_lastname}`.trim();
}

type Dated = Pick<NotificationWire, 'notification_id' | 'is_read'>;

/** Returns the unread notifications that are later than the latest one before; none while that is unknown. */
export function findArrived<Notification extends Dated>(
  notifications: readonly Notification[],
  latestBefore: number | undefined,
): Notification[] {
  if (latestBefore === undefined) return [];
  return notifications.filter(({ notification_id: id, is_read: isRead }) => id > latestBefore && !isRead);
}

/** Returns the id of the latest notification; 0 when there is none. */
export function latestOf(notifications: readonly Dated[]): number {
  return Math.max(0, ...notifications.map(({ notification_id: id }) => id));
}
