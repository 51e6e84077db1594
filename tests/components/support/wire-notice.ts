import type { NotificationWire } from '#contract/notifications/notifications.ts';

const thomas: NotificationWire['partner'] = {
  u_id: 21,
  u_firstname: 'Thomas',
  u_lastname: 'Kurian',
  u_gender: 'Male',
  u_profile_pic: null,
  photo_placeholder: null,
};

/** A notification on the bell about a visitor. */
export function aNoticeWire(changes: Partial<NotificationWire> = {}): NotificationWire {
  return {
    notification_id: 1,
    kind: 'visit',
    partner: thomas,
    search_id: null,
    name: '',
    count: 1,
    review: null,
    is_read: false,
    created_at: new Date(Date.now() - 61_000).toISOString(),
    ...changes,
  };
}
