import {
  isBellKind,
  notificationKindNames,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';
import { type FirstProfileStep, firstProfileSteps } from '#contract/settings/first-profile.ts';
import type { NotificationChoice } from '#contract/settings/settings.ts';

/** Whether the bell shows notifications of a kind, and whether they are mailed. */
export type Channels = { bell: boolean; mail: boolean };
export type NotificationChannels = Record<NotificationKind, Channels>;

/** The most members who get an event when a connected member changes; the others see the change with their next call. */
export const mostAnnounced = 200;

/** The channels of every kind: the member's choices over the product's defaults. */
export function withDefaultChannels(chosen: Partial<NotificationChannels>): NotificationChannels {
  const entries = notificationKindNames.map(
    (kind) => [kind, chosen[kind] ?? notificationKinds[kind]] as const,
  );
  // Every kind has its entry.
  return Object.fromEntries(entries) as NotificationChannels;
}

/** The choices to store after some changes: the kinds with channels that differ from the product's defaults. */
export function changeChannels(
  current: NotificationChannels,
  changes: readonly NotificationChoice[],
): Partial<NotificationChannels> {
  const changed = { ...current };
  for (const { kind, bell, mail } of changes) changed[kind] = { bell: bell && isBellKind(kind), mail };
  const differing = notificationKindNames.filter((kind) => {
    const usual = notificationKinds[kind];
    return changed[kind].bell !== usual.bell || changed[kind].mail !== usual.mail;
  });
  return Object.fromEntries(differing.map((kind) => [kind, changed[kind]]));
}

/** What is stored of a member who finished or skipped the guided first profile. */
export const finishedFirstProfile = 'done';

/** A profile that states no more of the guide's facts is nearly empty. */
const mostGuidedFacts = 2;

/** The next screen of the guided first profile; null when it is finished, was skipped, or is not needed. */
export function nextFirstProfileStep(
  stored: string | null,
  { guidedFacts }: { guidedFacts: number },
): FirstProfileStep | null {
  if (stored === null) return guidedFacts > mostGuidedFacts ? null : firstProfileSteps[0];
  return firstProfileSteps.find((step) => step === stored) ?? null;
}
