import { table } from '#server/platform/database/table.ts';

/** The authenticator application of an account: its key, encrypted, and the latest 30-second step whose code was used. */
export const authenticatorApps = table({
  accountId: 'integer',
  key: 'text',
  step: 'integer',
  createdAt: 'timestamptz',
});

/** A code, hashed, that replaces the second factor once. */
export const recoveryCodes = table({
  accountId: 'integer',
  codeHash: 'text',
  usedAt: 'timestamptz?',
});

/** A passkey: its public key, and how often it was used by its own count. */
export const passkeys = table({
  id: 'integer=',
  accountId: 'integer',
  credentialId: 'text',
  publicKey: 'text',
  counter: 'bigint',
  /** How a browser reaches it, comma-separated. */
  transports: 'text',
  name: 'text',
  isSynchronised: 'boolean',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz?',
});

/** A challenge that a passkey has to sign, hashed; deleted by its first answer. Without a session it is for signing in. */
export const passkeyChallenges = table({
  challengeHash: 'text',
  purpose: 'text',
  sessionId: 'integer?',
  expiresAt: 'timestamptz',
});

/** A passkey or application that a member added, which the mail about it can undo until it expires. Undone ones are deleted. */
export const secondFactorAdditions = table({
  id: 'integer=',
  accountId: 'integer',
  /** Null until the mail is made. */
  undoTokenHash: 'text?',
  addedAt: 'timestamptz',
  expiresAt: 'timestamptz',
});
