import type { z } from 'zod';
import type { NotificationKind } from '#contract/notifications/notification.choices.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { notificationDetails } from './notifications.presenter.ts';
import { deleteUnread, insertNotification } from './notifications.repository.ts';

type Details = typeof notificationDetails;
/** What is told of one person. */
type PersonalKind = Exclude<NotificationKind, keyof Details>;

/** What somebody is told. */
export type Notice =
  | { [Kind in keyof Details]: { kind: Kind; details: z.input<Details[Kind]> } }[keyof Details]
  | { kind: PersonalKind; partnerId: number };

/**
 * Tells a member of something, in the transaction of what it tells of: on the bell and in its open windows, as far as the
 * member wants to be told.
 */
export async function notify(
  { database, announce }: Work,
  { accountId, notice, now }: { accountId: number; notice: Notice; now: Date },
): Promise<void> {
  const { tellings } = await findMemberSettings(database, accountId);
  if (!tellings[notice.kind].bell) return;
  await insertNotification(database, {
    accountId,
    kind: notice.kind,
    details: JSON.stringify('details' in notice ? notice.details : {}),
    partnerId: 'partnerId' in notice ? notice.partnerId : null,
    createdAt: now,
  });
  announce(accountId, { type: 'notifications_changed' });
}

/**
 * Takes a notice of the bell back before it was read, in the transaction of what ends it: what is not so any more shall
 * not be read first. One that was read stays.
 */
export async function withdrawNotice(
  { database, announce }: Work,
  notice: { accountId: number; kind: PersonalKind; partnerId: number },
): Promise<void> {
  const isWithdrawn = await deleteUnread(database, notice);
  if (isWithdrawn) announce(notice.accountId, { type: 'notifications_changed' });
}
