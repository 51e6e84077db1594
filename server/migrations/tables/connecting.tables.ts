import { table } from '#server/platform/database/table.ts';

/** That a member was shown a partner's contact details for the first time. */
export const contactViews = table({
  viewerId: 'integer',
  partnerId: 'integer',
  day: 'date',
  viewedAt: 'timestamptz',
  /** Whether it was taken from the views of the day. */
  isCounted: 'boolean=',
});

/**
 * What a member set for themselves; no row means the defaults. `notifications` holds the kinds that differ from theirs. While
 * `audienceChosenAt` is null, the audience came from the site. `firstProfileStep` is where the member stopped in the guided first
 * profile, or `done`; null before they began it.
 */
export const memberSettings = table({
  accountId: 'integer',
  contactAudience: 'text=',
  audienceChosenAt: 'timestamptz?',
  showsVisits: 'boolean=',
  language: 'text?',
  notifications: 'jsonb=',
  firstProfileStep: 'text?',
  updatedAt: 'timestamptz',
});

/** An event that a mail is to report to a member, or reported at `mailedAt`; deleted soon after. */
export const notificationMails = table({
  id: 'integer=',
  accountId: 'integer',
  kind: 'text',
  partnerId: 'integer?',
  count: 'integer=',
  notifiedAt: 'timestamptz',
  mailedAt: 'timestamptz?',
});

/**
 * That a member is to be erased, and whether they were hidden before. `requestedBy` is the administrator who requested it for
 * `reason`; null when the member did.
 */
export const accountDeletions = table({
  accountId: 'integer',
  requestedAt: 'timestamptz',
  dueAt: 'timestamptz',
  wasHidden: 'boolean',
  requestedBy: 'integer?',
  reason: 'text?',
});

/** The latest copy of a member's data. */
export const dataExports = table({
  accountId: 'integer',
  state: 'text',
  fileKey: 'text',
  bytes: 'integer?',
  requestedAt: 'timestamptz',
  readyAt: 'timestamptz?',
  expiresAt: 'timestamptz?',
});

/** The Monday of the latest mail about a week to a member. */
export const weeklyDigests = table({ accountId: 'integer', week: 'date' });

/** How much of others a member looked at on a day of the site and in a minute, and until when they have to wait. */
export const browsing = table({
  accountId: 'integer',
  day: 'date',
  profiles: 'integer',
  cards: 'integer',
  bursts: 'integer',
  minuteAt: 'timestamptz',
  minuteProfiles: 'integer',
  minuteCards: 'integer',
  slowUntil: 'timestamptz?',
  /** The members that were shown at the beginnings of the lists on this day, the latest last. */
  beginningIds: 'integer[]=',
});
