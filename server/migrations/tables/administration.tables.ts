import { table } from '#server/platform/database/table.ts';

/** An account of role admin, with what it may do (`role`). The days of grace without a second factor are counted from `graceFrom`. */
export const administrators = table({
  accountId: 'integer',
  role: 'text',
  name: 'text=',
  graceFrom: 'timestamptz',
  createdAt: 'timestamptz',
  lastSignInAt: 'timestamptz?',
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
