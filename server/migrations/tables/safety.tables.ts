import { table } from '#server/platform/database/table.ts';

/**
 * A report about a member, by another one (`source` member), by a person who is no member, or by the product. Both ids stay when
 * the accounts are gone. `dueAt` is when it has to be resolved, `outcome` the latest decision.
 */
export const reports = table({
  id: 'integer=',
  reporterId: 'integer?',
  reportedId: 'integer?',
  reason: 'text',
  text: 'text',
  place: 'text',
  source: 'text=',
  isUrgent: 'boolean=',
  status: 'text=',
  createdAt: 'timestamptz',
  dueAt: 'timestamptz',
  acknowledgedAt: 'timestamptz?',
  alarmedAt: 'timestamptz?',
  claimedBy: 'integer?',
  claimedAt: 'timestamptz?',
  outcome: 'text?',
});

/** How to reach a person who complained and is no member, and what they wrote about the member in question. */
export const reportContacts = table({
  reportId: 'integer',
  name: 'text',
  email: 'text',
  phone: 'text',
  about: 'text',
  networkHash: 'text',
  createdAt: 'timestamptz',
});

/** What an administrator decided in a report, and why. */
export const reportDecisions = table({
  id: 'integer=',
  reportId: 'integer',
  outcome: 'text',
  reason: 'text',
  until: 'timestamptz?',
  decidedBy: 'integer',
  decidedAt: 'timestamptz',
});

/**
 * What keeps a member from being seen (`hidden`), or from signing in as well (`suspended`, `banned`), until it ends; `wasActive` and
 * `wasHidden` are what the account is then.
 */
export const accountRestrictions = table({
  id: 'integer=',
  accountId: 'integer',
  kind: 'text',
  reason: 'text',
  until: 'timestamptz?',
  reportId: 'integer?',
  createdBy: 'integer',
  createdAt: 'timestamptz',
  endedAt: 'timestamptz?',
  wasActive: 'boolean',
  wasHidden: 'boolean',
});

/** A keyed hash of an address of a banned person, who cannot register with it again. */
export const bannedIdentifiers = table({
  hash: 'text',
  kind: 'text',
  accountId: 'integer',
  createdAt: 'timestamptz',
});

/** The perceptual hash of a picture of a banned person. */
export const bannedPictures = table({
  id: 'integer=',
  hash: 'text',
  accountId: 'integer',
  createdAt: 'timestamptz',
});
