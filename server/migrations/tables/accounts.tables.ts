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
  /**
   * The e-mail is proved, and what a stranger had registered with it was removed: there is no profile, mobile number and password
   * (an empty hash) until the owner finishes the registration.
   */
  isIncomplete: 'boolean=',
  /** When a code that was sent to the mobile number came back; null for a number that is not proved. */
  mobileVerifiedAt: 'timestamptz?',
  /** When the member closed the question to prove the number. */
  mobileQuestionClosedAt: 'timestamptz?',
});

/** The consent of a registration, with time and address: stored for a year after the account is gone. */
export const registrations = table({
  accountId: 'integer',
  address: 'text',
  userAgent: 'text',
  termsVersion: 'text',
  createdAt: 'timestamptz',
  /** The browser that registered (`devices.ts`); null for a registration of a program without cookies. */
  deviceHash: 'text?',
  /** The browsers in which its password was given before the e-mail was proved; the last one first. */
  otherDeviceHashes: 'text[]=',
});

/**
 * A sign-in. `provedAt` is when the person last gave the password or a code beside the token, if later than the
 * sign-in; `secondFactorAt` is when the person gave the second factor, null while the session lacks it.
 */
export const sessions = table({
  id: 'integer=',
  accountId: 'integer',
  address: 'text',
  userAgent: 'text',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  provedAt: 'timestamptz?',
  secondFactorAt: 'timestamptz?',
});

/** The bearer tokens of a session, hashed: one of the sign-in, and one of each time that its remembered browser came back. */
export const sessionTokens = table({
  tokenHash: 'text',
  sessionId: 'integer',
  createdAt: 'timestamptz',
  /** Null until the first use, which shows that the answer with the token has arrived. */
  lastUsedAt: 'timestamptz?',
});

/**
 * A browser that stays signed in, by the secrets of its cookie, hashed: the series names the browser, and the secret is replaced
 * each time the browser comes back.
 */
export const rememberedDevices = table({
  sessionId: 'integer',
  accountId: 'integer',
  seriesHash: 'text',
  secretHash: 'text',
  previousSecretHash: 'text?',
  rotatedAt: 'timestamptz',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
});

/**
 * The valid code of a purpose, an address and, for a new address, the account that wants it (else 0). An unregistered address has a row too
 * (without account and code), so that requesting a code reveals nothing.
 */
export const oneTimeCodes = table({
  purpose: 'text',
  address: 'text',
  ownerId: 'integer=',
  accountId: 'integer?',
  codeHash: 'text?',
  wrongTries: 'integer=',
  requestedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  usedAt: 'timestamptz?',
  codeLength: 'integer=',
  /** The known device that asked for it; null when somebody else did. */
  device: 'text?',
  /** Wrong tries of known devices, which those of strangers do not use up. */
  wrongTriesOfDevices: 'integer=',
  /** The link in the mail with the code, which signs in as the code does. */
  linkHash: 'text?',
});

/**
 * A change of an e-mail address that the former address can undo until it expires. Until then the former address is reserved,
 * unless the change was undone.
 */
export const emailChanges = table({
  id: 'integer=',
  accountId: 'integer',
  formerEmail: 'text',
  newEmail: 'text',
  /** Null until the mail to the former address is made. */
  undoTokenHash: 'text?',
  changedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  undoneAt: 'timestamptz?',
});

/** Each request of a code, for the limit of an hour: the known device that asked, or the keyed hash of the network. */
export const oneTimeCodeSends = table({
  address: 'text',
  sentAt: 'timestamptz',
  device: 'text?',
  network: 'text?',
});

/** A browser that has signed in to an account: it has budgets of its own. */
export const knownDevices = table({
  accountId: 'integer',
  deviceHash: 'text',
  lastUsedAt: 'timestamptz',
});

/** Each wrong password and each wrong code; the address is that of the code. */
export const wrongTries = table({
  address: 'text?',
  triedAt: 'timestamptz',
});

/** The one row says until when all new codes are long, and when the operator was last alarmed. */
export const guessingAlarms = table({
  id: 'integer',
  alarmedAt: 'timestamptz',
  longCodesUntil: 'timestamptz',
});

/** Attempts at passwords and codes that have not succeeded, and requests of codes, by identifier, known device or network. */
export const signInAttempts = table({
  key: 'text',
  failures: 'integer',
  lastFailureAt: 'timestamptz',
  blockedUntil: 'timestamptz?',
});
