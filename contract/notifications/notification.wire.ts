import { z } from 'zod';
import { notificationKindNames } from './notification.choices.ts';

/** Of whom a notice tells: enough to know them by. */
const noticedPartner = z.object({
  u_id: z.number().int(),
  u_firstname: z.string(),
  u_lastname: z.string(),
  u_gender: z.string(),
  u_profile_pic: z.string().nullable(),
  photo_placeholder: z.string().nullable(),
});

/**
 * One notice of the bell. `partner` is of whom it tells, null for the others; `search_id` and `name` are those of the saved
 * search of a `search_alert`. `count` members are told of.
 */
export const notificationWire = z.object({
  notification_id: z.number().int(),
  kind: z.enum(notificationKindNames),
  partner: noticedPartner.nullable(),
  search_id: z.number().int().nullable(),
  name: z.string(),
  count: z.number().int(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});
export type NotificationWire = z.infer<typeof notificationWire>;
