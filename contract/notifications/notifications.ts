import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rowId } from '#contract/fields/fields.ts';
import { reviewKinds } from '#contract/moderation/review-queue.choices.ts';
import { bellKindNames, noticeKinds } from './notification.choices.ts';

/** The member that a notification is about: enough to recognise them. */
const notifiedPartner = z.object({
  u_id: z.number().int(),
  u_firstname: z.string(),
  u_lastname: z.string(),
  u_gender: z.string(),
  u_profile_pic: z.string().nullable(),
  photo_placeholder: z.string().nullable(),
});

/**
 * One notification of the bell. `partner` is null for the kinds that are about several members; `search_id` and `name` are those
 * of the saved search of a `search_alert`, and `name` is the ticket of a report of the kinds about reports, or
 * the plan of those about payments and plans; `count` is the number of members that it is about, or of the days until a plan ends.
 */
export const notificationWire = z.object({
  notification_id: z.number().int(),
  kind: z.enum([...bellKindNames, ...noticeKinds]),
  partner: notifiedPartner.nullable(),
  search_id: z.number().int().nullable(),
  name: z.string(),
  count: z.number().int(),
  /** What a moderator decided, of a `review_decided`; `reason` is a code of `reviewReasons`, or own words. */
  review: z
    .object({
      kind: z.enum(reviewKinds),
      is_approved: z.boolean(),
      reason: z.string().nullable(),
    })
    .nullable(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});
export type NotificationWire = z.infer<typeof notificationWire>;

/** The latest 50 notifications, and how many of all are unread. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification/list',
  access: 'member',
  feature: 'notifications',
  summary: 'The notices of the bell',
  reads: ['notifications'],
  input: z.object({}),
  data: z.array(notificationWire),
  extra: { unread: z.number().int() },
  message: 'outcome.done',
  problems: [],
});

/** Marks the notifications up to and including one as read, so that later ones stay unread. */
export const readNotifications = endpoint({
  method: 'POST',
  path: '/notification/read',
  access: 'member',
  feature: 'notifications',
  summary: 'Mark notices as read',
  changes: ['notifications'],
  input: z.object({ up_to: rowId }),
  data: z.object({ unread: z.number().int() }),
  message: 'outcome.done',
  problems: [],
});
