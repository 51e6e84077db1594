import type { Endpoint } from '#contract/calls/endpoint.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import { showPushKey, subscribeToPush, unsubscribeFromPush } from './push.ts';
import { stopMails } from './stop-mails.ts';

/** The calls about the bell, pushes and mails. */
export const notificationEndpoints: readonly Endpoint[] = [
  listNotifications,
  readNotifications,
  showPushKey,
  subscribeToPush,
  unsubscribeFromPush,
  stopMails,
];
