import { z } from 'zod';

/** What the bell tells of. */
const notificationKinds = ['search_alert'] as const;

/** One notice of the bell. `count` members are told of; `search_id` and `name` are those of the saved search. */
export const notificationWire = z.object({
  notification_id: z.number().int(),
  kind: z.enum(notificationKinds),
  search_id: z.number().int().nullable(),
  name: z.string(),
  count: z.number().int(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});
export type NotificationWire = z.infer<typeof notificationWire>;
