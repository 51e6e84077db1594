import type { NotificationWire } from '#contract/notifications/notification.wire.ts';

/** The whole name of whom a notice tells; undefined when it tells of nobody, or of somebody who is not here any more. */
export function nameOf(partner: NotificationWire['partner']): string | undefined {
  return partner === null ? undefined : `${partner.u_firstname} ${partner.u_lastname}`.trim();
}

type Dated = Pick<NotificationWire, 'notification_id' | 'is_read'>;

/** Those that came since the notices were looked at last, and are not read yet. */
export function findArrived<Notice extends Dated>(
  notices: readonly Notice[],
  lastId: number | undefined,
): Notice[] {
  if (lastId === undefined) return [];
  return notices.filter(({ notification_id: id, is_read: isRead }) => id > lastId && !isRead);
}

/** The latest of them; 0 when there is none. */
export function latestOf(notices: readonly Dated[]): number {
  return Math.max(0, ...notices.map(({ notification_id: id }) => id));
}
