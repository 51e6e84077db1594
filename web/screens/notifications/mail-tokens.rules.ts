import {
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';

/** Returns the kind of mails that a link ends, which is the second part of its token: `12-visit-…`. Undefined for any other text. */
export function kindOfToken(token: string | undefined): NotificationKind | undefined {
  const name = /^\d+-([a-z_]+)-/.exec(token ?? '')?.[1];
  return notificationKindNames.find((kind) => kind === name);
}
