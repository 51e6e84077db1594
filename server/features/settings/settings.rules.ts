import {
  notificationKindNames,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';
import type { NotificationChoice } from '#contract/settings/settings.wire.ts';

/** Whether bell and mail tell of a kind. */
export type Telling = { bell: boolean; mail: boolean };
export type Tellings = Record<NotificationKind, Telling>;

/** So many of those who know a member are told at once that something about them changed; others see it when they look. */
export const mostTold = 200;

/** What is told of each kind: the choices of the member over the product's own. */
export function tellingsOf(chosen: Partial<Tellings>): Tellings {
  const entries = notificationKindNames.map(
    (kind) => [kind, chosen[kind] ?? notificationKinds[kind]] as const,
  );
  // Every kind has its entry.
  return Object.fromEntries(entries) as Tellings;
}

/** What is kept: the kinds whose choice, after some changes, differs from the product's own. */
export function changeTellings(current: Tellings, changes: readonly NotificationChoice[]): Partial<Tellings> {
  const wanted = { ...current };
  for (const { kind, bell, mail } of changes) wanted[kind] = { bell, mail };
  const differing = notificationKindNames.filter((kind) => {
    const usual = notificationKinds[kind];
    return wanted[kind].bell !== usual.bell || wanted[kind].mail !== usual.mail;
  });
  return Object.fromEntries(differing.map((kind) => [kind, wanted[kind]]));
}
