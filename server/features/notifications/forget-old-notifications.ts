import type { Context } from '#server/platform/context.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';
import { forgottenBefore } from './notifications.rules.ts';

/** Removes notices that are so old that nobody looks at them: privacy by forgetting. */
export async function forgetOldNotifications({ database, now }: Context): Promise<void> {
  await deleteNotificationsBefore(database, forgottenBefore(now()));
}
