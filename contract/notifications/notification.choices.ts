/** The kinds of notifications, and whether the bell and mails are on for members who did not choose. */
export const notificationKinds = {
  interest_received: { bell: true, mail: true },
  interest_accepted: { bell: true, mail: true },
  interest_declined: { bell: true, mail: false },
  interest_cancelled: { bell: true, mail: false },
  message_received: { bell: true, mail: true },
  contact_viewed: { bell: true, mail: true },
  visit: { bell: true, mail: false },
  todays_matches: { bell: true, mail: false },
  search_alert: { bell: true, mail: true },
  review_decided: { bell: true, mail: true },
  weekly_digest: { bell: false, mail: false },
} as const satisfies Record<string, { bell: boolean; mail: boolean }>;
export type NotificationKind = keyof typeof notificationKinds;

/** The kinds that come by mail alone. */
const mailOnlyKinds = ['weekly_digest'] as const satisfies readonly NotificationKind[];
/** The kinds that the bell shows. */
export type BellKind = Exclude<NotificationKind, (typeof mailOnlyKinds)[number]>;

export function isBellKind(kind: NotificationKind): kind is BellKind {
  return !mailOnlyKinds.some((mailOnly) => mailOnly === kind);
}

/**
 * Messages of the administrators about reports, payments and the own review, and that a plan ends: always on the bell. Their mails are
 * sent whatever the settings say; those about the own review have none.
 */
export const noticeKinds = [
  'report_acted',
  'report_dismissed',
  'account_warned',
  'account_hidden',
  'account_suspended',
  'account_reinstated',
  'payment_confirmed',
  'payment_rejected',
  'payment_refunded',
  'plan_assigned',
  'plan_ending',
  'review_published',
  'review_rejected',
  'review_answered',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

// The keys of a literal are exactly its names, in the order in which they are shown.
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const bellKindNames: readonly BellKind[] = notificationKindNames.filter(isBellKind);
