import {
  notificationKindNames,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';

/** Whether bell and mail tell of a kind. */
export type Telling = { bell: boolean; mail: boolean };
export type Tellings = Record<NotificationKind, Telling>;

/** What is told of each kind: the choices of the member over the product's own. */
export function tellingsOf(chosen: Partial<Tellings>): Tellings {
  const entries = notificationKindNames.map(
    (kind) => [kind, chosen[kind] ?? notificationKinds[kind]] as const,
  );
  // Every kind has its entry.
  return Object.fromEntries(entries) as Tellings;
}
