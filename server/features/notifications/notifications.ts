import type { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { notificationDetails } from './notifications.presenter.ts';
import { insertNotification } from './notifications.repository.ts';

type Details = typeof notificationDetails;

/** What somebody is told. */
export type Notice = {
  [Kind in keyof Details]: { kind: Kind; details: z.input<Details[Kind]> };
}[keyof Details];

/** Puts a notice on a member's bell, in the transaction of what it tells of. */
export async function notify(
  database: Database,
  { accountId, notice, now }: { accountId: number; notice: Notice; now: Date },
): Promise<void> {
  const { kind, details } = notice;
  await insertNotification(database, { accountId, kind, details: JSON.stringify(details), createdAt: now });
}
