import {
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';

/** The bell shows so many notices, the latest ones. */
export const mostShown = 50;

/** Old news is none: notices are forgotten after so many days. */
const keptDays = 90;

const hourMilliseconds = 60 * 60 * 1000;
const dayMilliseconds = 24 * hourMilliseconds;

/** Notices of before then are forgotten. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - keptDays * dayMilliseconds);
}

/** What is told of several people, or of none. */
export type Details = {
  search_alert: { searchId: number; name: string; count: number };
  todays_matches: { count: number };
};
/** What is told of one person. */
export type PersonalKind = Exclude<NotificationKind, keyof Details>;

/** What somebody is told. */
export type Notice =
  | { [Kind in keyof Details]: { kind: Kind; details: Details[Kind] } }[keyof Details]
  | { kind: PersonalKind; partnerId: number };

/** An unread notice of somebody makes room for the same one of somebody again, when it is younger than a day. */
export function repeatedSince(now: Date): Date {
  return new Date(now.getTime() - dayMilliseconds);
}

/** The kinds that have mails here; those of saved searches are made by the searches. */
export type MailedKind = Exclude<NotificationKind, 'search_alert'>;

export const mailedKinds: readonly MailedKind[] = notificationKindNames.filter(isMailed);

export function isMailed(kind: NotificationKind): kind is MailedKind {
  return kind !== 'search_alert';
}

/** One mail of a kind an hour at most; what comes meanwhile is told together in the next. */
export function mailedSince(now: Date): Date {
  return new Date(now.getTime() - hourMilliseconds);
}

/** Mails tell of today's matches, which are made at night, when the site's day is so old. */
const morningMilliseconds = 8 * hourMilliseconds;

export function mayMail(kind: MailedKind, { dayBeganAt, now }: { dayBeganAt: Date; now: Date }): boolean {
  return kind !== 'todays_matches' || now.getTime() - dayBeganAt.getTime() >= morningMilliseconds;
}

/** A mail names so many people at most. */
export const mostNamed = 5;

/** What was mailed, or could not be, is forgotten after two days. */
export function mailForgottenBefore(now: Date): Date {
  return new Date(now.getTime() - 2 * dayMilliseconds);
}
