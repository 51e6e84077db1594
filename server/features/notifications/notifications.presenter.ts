import { z } from 'zod';
import { notificationWire, type NotificationWire } from '#contract/notifications/notification.wire.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { ListedNotice } from './notifications.repository.ts';

const keptDetails = z.object({
  searchId: z.number().int().nullable().default(null),
  name: z.string().default(''),
  count: z.number().int().default(1),
});

/** A notice as the bell shows it. */
export function presentNotification(notice: ListedNotice): NotificationWire {
  const { searchId, name, count } = keptDetails.parse(notice.details);
  return {
    notification_id: notice.id,
    kind: notificationWire.shape.kind.parse(notice.kind),
    partner: presentPartner(notice),
    search_id: searchId,
    name,
    count,
    is_read: notice.readAt !== null,
    created_at: notice.createdAt.toISOString(),
  };
}

/** Of whom it tells: a member always has a profile, and with them the notice is gone. */
function presentPartner(notice: ListedNotice): NotificationWire['partner'] {
  const { partnerId, firstName, lastName, gender, pictureToken, picturePlaceholder } = notice;
  if (partnerId === null || firstName === null || lastName === null || gender === null) return null;
  return {
    u_id: partnerId,
    u_firstname: firstName,
    u_lastname: lastName,
    u_gender: gender,
    u_profile_pic: pictureToken === null ? null : pathOfPhoto(pictureToken),
    photo_placeholder: picturePlaceholder,
  };
}
