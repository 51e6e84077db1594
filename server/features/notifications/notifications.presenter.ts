import { z } from 'zod';
import { reviewKinds } from '#contract/moderation/review-queue.choices.ts';
import { notificationWire, type NotificationWire } from '#contract/notifications/notifications.ts';
import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { ListedNotification } from './notifications.repository.ts';

const storedDetails = z.object({
  searchId: z.number().int().nullable().default(null),
  name: z.string().default(''),
  count: z.number().int().default(1),
  item: z.enum(reviewKinds).nullable().default(null),
  isApproved: z.boolean().default(false),
  reason: z.string().nullable().default(null),
});

/** A notification as the bell shows it. */
export function presentNotification(notification: ListedNotification): NotificationWire {
  const { searchId, name, count, item, isApproved, reason } = storedDetails.parse(notification.details);
  return {
    notification_id: notification.id,
    kind: notificationWire.shape.kind.parse(notification.kind),
    partner: presentPartner(notification),
    search_id: searchId,
    name,
    count,
    review: item === null ? null : { kind: item, is_approved: isApproved, reason },
    is_read: notification.readAt !== null,
    created_at: notification.createdAt.toISOString(),
  };
}

/** The columns of the profile are null together, when the notification is not about one partner. */
function presentPartner(notification: ListedNotification): NotificationWire['partner'] {
  const { partnerId, firstName, lastName, gender, pictureToken, picturePlaceholder } = notification;
  if (partnerId === null || firstName === null || lastName === null || gender === null) return null;
  return {
    u_id: partnerId,
    u_firstname: hideContacts(firstName),
    u_lastname: hideContacts(lastName),
    u_gender: gender,
    u_profile_pic: pictureToken === null ? null : pathOfPhoto(pictureToken),
    photo_placeholder: picturePlaceholder,
  };
}
