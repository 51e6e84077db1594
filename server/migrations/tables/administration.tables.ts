import { table } from '#server/platform/database/table.ts';

/**
 * An account of role admin, with what it may do (`role`) and its second factor: the encrypted key of an authenticator application,
 * which counts from `secondFactorConfirmedAt`, and the latest 30-second step whose code was used.
 */
export const administrators = table({
  accountId: 'integer',
  role: 'text',
  name: 'text=',
  secondFactorKey: 'text?',
  secondFactorConfirmedAt: 'timestamptz?',
  secondFactorStep: 'integer=',
  graceFrom: 'timestamptz',
  createdAt: 'timestamptz',
  lastSignInAt: 'timestamptz?',
});

/** A code, hashed, that replaces the second factor once. */
export const recoveryCodes = table({
  accountId: 'integer',
  codeHash: 'text',
  usedAt: 'timestamptz?',
});

/** A person who was invited by mail to become an administrator; deleted when accepted or withdrawn. */
export const administratorInvitations = table({
  id: 'integer=',
  email: 'text',
  name: 'text',
  role: 'text',
  tokenHash: 'text',
  invitedBy: 'integer',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
});
