export { isNotificationShown } from './notifications.repository.ts';
export type { NewNotification } from './notifications.rules.ts';
export { stopToken } from './stop-mails.ts';
export { notify, notifyMany, withdrawNotification } from './notify-members.ts';
export { pushTo } from './push/push-to.ts';
