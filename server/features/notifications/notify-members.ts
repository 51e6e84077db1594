import { listMemberSettings } from '#server/features/settings/settings.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { gatherMailJob } from './mails.ts';
import { deleteWaiting, insertMailItems } from './mails.repository.ts';
import { deleteUnread, insertNotifications } from './notifications.repository.ts';
import {
  isMailedKind,
  isNotice,
  mailDelay,
  type NewNotification,
  type PartnerKind,
  replacedSince,
} from './notifications.rules.ts';

type Addressed = { accountId: number; notification: NewNotification };

/**
 * Notifies a member, in the transaction of the event: on the bell, in open windows and by mail, by the channels that the
 * member chose for the kind.
 */
export async function notify(work: Work, { now, ...addressed }: Addressed & { now: Date }): Promise<void> {
  await notifyMany(work, { notifications: [addressed], now });
}

/** Notifies many members, in as many statements as one. */
export async function notifyMany(
  work: Work,
  { notifications, now }: { notifications: readonly Addressed[]; now: Date },
): Promise<void> {
  if (notifications.length === 0) return;
  const { database, announce } = work;
  const accountIds = notifications.map(({ accountId }) => accountId);
  const settings = await listMemberSettings(database, accountIds);
  const listForChannel = (channel: 'bell' | 'mail') =>
    notifications.filter(({ accountId, notification: { kind } }) =>
      isNotice(kind) ? channel === 'bell' : settings.get(accountId)?.notificationChannels[kind][channel],
    );
  const shown = listForChannel('bell');
  if (shown.length > 0) {
    await insertNotifications(database, {
      notifications: shown.map(toRow),
      replacedSince: replacedSince(now),
      now,
    });
    for (const { accountId } of shown) announce(accountId, { type: 'notifications_changed' });
  }
  await orderMails(work, { notifications: listForChannel('mail'), now });
}

async function orderMails(
  { database, enqueue }: Work,
  { notifications, now }: { notifications: readonly Addressed[]; now: Date },
): Promise<void> {
  const mailed = notifications.filter(({ notification: { kind } }) => !isNotice(kind) && isMailedKind(kind));
  if (mailed.length === 0) return;
  await insertMailItems(database, { items: mailed.map(toRow), now });
  for (const { accountId, notification } of mailed) {
    // Kinds that are made for many members at once, or wait for a while, are found by the scheduled run of queueMails.
    if ('partnerId' in notification && mailDelay(notification.kind) === 0)
      await enqueue(gatherMailJob, { accountId, kind: notification.kind });
  }
}

function toRow({ accountId, notification }: Addressed) {
  const isAboutPartner = 'partnerId' in notification;
  const details = isAboutPartner ? {} : notification.details;
  const partnerId = isAboutPartner ? notification.partnerId : null;
  const count = isAboutPartner ? 1 : notification.details.count;
  return { accountId, kind: notification.kind, partnerId, details, count };
}

/** Removes an unread notification, and its mail that has not left, in the transaction that makes them untrue. One that was read stays. */
export async function withdrawNotification(
  { database, announce }: Work,
  notification: { accountId: number; kind: PartnerKind; partnerId: number },
): Promise<void> {
  const isWithdrawn = await deleteUnread(database, notification);
  await deleteWaiting(database, notification);
  if (isWithdrawn) announce(notification.accountId, { type: 'notifications_changed' });
}
