import type { ReviewKind } from '#contract/moderation/review-queue.choices.ts';
import {
  type BellKind,
  type NoticeKind,
  noticeKinds,
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';

/** The details of the kinds that are about several members, or about none. */
type Details = {
  search_alert: { searchId: number; name: string; count: number };
  todays_matches: { count: number };
  review_decided: { item: ReviewKind; isApproved: boolean; reason: string | null; count: number };
};
/** The kinds that are about one other member. */
export type PartnerKind = Exclude<BellKind, keyof Details>;

export type NewNotification =
  | { [Kind in keyof Details]: { kind: Kind; details: Details[Kind] } }[keyof Details]
  | { kind: PartnerKind; partnerId: number }
  | { kind: NoticeKind; details: { name: string; count: number } };

/** The kinds whose mails are sent by the features that they are about. */
const mailedElsewhere = ['search_alert', 'review_decided', 'weekly_digest'] as const;
/** The kinds that are mailed here. */
export type MailedKind = Exclude<NotificationKind, (typeof mailedElsewhere)[number]>;

export const mailedKinds: readonly MailedKind[] = notificationKindNames.filter(isMailedKind);

/** Whether no setting switches a kind off. */
export function isNotice(kind: NotificationKind | NoticeKind): kind is NoticeKind {
  return noticeKinds.some((notice) => notice === kind);
}

export function isMailedKind(kind: NotificationKind): kind is MailedKind {
  return !mailedElsewhere.some((other) => other === kind);
}

/** The most notifications that the bell lists, the latest ones. */
export const mostListed = 50;

/** The most members that a mail names. */
export const mostNamed = 5;

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A new notification replaces an unread one of the same kind and partner that was created after this instant. */
export function replacedSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** A member gets one mail of a kind an hour: a mail sent after this instant makes the next one wait. */
export function mailIntervalStart(now: Date): Date {
  return new Date(now.getTime() - hourMs);
}

/** How long an event of a kind waits for its mail, in milliseconds: a member who reads a message in this time needs none about it. */
export function mailDelay(kind: MailedKind): number {
  return kind === 'message_received' ? 15 * minuteMs : 0;
}

/** A mail of a kind contains events up to this instant. */
export function mailedUntil(kind: MailedKind, now: Date): Date {
  return new Date(now.getTime() - mailDelay(kind));
}

const todaysMatchesFromHour = 8;

/** Whether mails of a kind may be sent now. Today's matches are made at night, and mailed from the site's morning on. */
export function maySendMail(
  kind: MailedKind,
  { dayStartsAt, now }: { dayStartsAt: Date; now: Date },
): boolean {
  return kind !== 'todays_matches' || now.getTime() - dayStartsAt.getTime() >= todaysMatchesFromHour * hourMs;
}

/** Notifications from before this instant are deleted. */
export function notificationsCutoff(now: Date): Date {
  return new Date(now.getTime() - 90 * dayMs);
}

/** The contents of mails, sent or not, are deleted when they are older than this instant. */
export function mailsCutoff(now: Date): Date {
  return new Date(now.getTime() - 2 * dayMs);
}
