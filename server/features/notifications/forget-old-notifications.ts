import type { Context } from '#server/platform/context.ts';
import { deleteMailsBefore } from './mails.repository.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';
import { forgottenBefore, mailForgottenBefore } from './notifications.rules.ts';

/** Removes notices that are so old that nobody looks at them, and what mails told: privacy by forgetting. */
export async function forgetOldNotifications({ database, now }: Context): Promise<void> {
  const instant = now();
  await deleteNotificationsBefore(database, forgottenBefore(instant));
  await deleteMailsBefore(database, mailForgottenBefore(instant));
}
