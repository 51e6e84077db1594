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
  /** Shown to no other member until a moderator approves the profile. */
  isWithheld: 'boolean=',
  /** Since when its sessions need a second factor; null while there is neither an application nor a passkey. */
  secondFactorSince: 'timestamptz?',
});

/** The consent of a registration, with time and address: stored for a year after the account is gone. */
export const registrations = table({
  accountId: 'integer',
  address: 'text',
  userAgent: 'text',
  termsVersion: 'text',
  createdAt: 'timestamptz',
});

/**
 * A bearer token, hashed. `provedAt` is when the person last gave the password or a code beside the token, if later than the
 * sign-in; `secondFactorAt` is when the second factor was given.
 */
export const sessions = table({
  id: 'integer=',
  accountId: 'integer',
  tokenHash: 'text',
  address: 'text',
  userAgent: 'text',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  provedAt: 'timestamptz?',
  secondFactorAt: 'timestamptz?',
});

/**
 * The valid code of a purpose and an address. An unregistered address has a row too (without account and code), so that
 * requesting a code reveals nothing.
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

/** Each request of a code, for the limit of an hour. */
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
