import {
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';

/** Which mails the link of a mail ends: its token says it in the middle, `12-visit-…`. Undefined for what is none. */
export function kindOfToken(token: string | undefined): NotificationKind | undefined {
  const name = /^\d+-([a-z_]+)-/.exec(token ?? '')?.[1];
  return notificationKindNames.find((kind) => kind === name);
}
