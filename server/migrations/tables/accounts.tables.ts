import { table } from '#server/platform/database/table.ts';

/** A person who can sign in. `role` is user or admin, `status` active or inactive; a hidden account is shown to no other member. */
export const accounts = table({
  id: 'integer=',
  email: 'text',
  mobile: 'text?',
  passwordHash: 'text',
  role: 'text=',
  status: 'text=',
  emailVerifiedAt: 'timestamptz?',
  createdAt: 'timestamptz',
  lastSeenAt: 'timestamptz?',
  isHidden: 'boolean=',
});

/** What the person agreed to when registering, and from where: kept for a year after the account is gone. */
export const registrations = table({
  accountId: 'integer',
  address: 'text',
  userAgent: 'text',
  termsVersion: 'text',
  createdAt: 'timestamptz',
});

/** A bearer token, hashed. */
export const sessions = table({
  id: 'integer=',
  accountId: 'integer',
  tokenHash: 'text',
  address: 'text',
  userAgent: 'text',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
  expiresAt: 'timestamptz',
});

/**
 * The live code of a purpose and an address. An address nobody registered has a row too (without an account and
 * never a code), so that asking for a code tells a stranger nothing.
 */
export const oneTimeCodes = table({
  purpose: 'text',
  address: 'text',
  accountId: 'integer?',
  codeHash: 'text?',
  wrongTries: 'integer=',
  requestedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  usedAt: 'timestamptz?',
});

/** Each time a code was asked for, to hold the limit of an hour. */
export const oneTimeCodeSends = table({
  address: 'text',
  sentAt: 'timestamptz',
});

/** Password attempts that have not succeeded, by identifier and by network address. */
export const signInAttempts = table({
  key: 'text',
  failures: 'integer',
  lastFailureAt: 'timestamptz',
  blockedUntil: 'timestamptz?',
});
