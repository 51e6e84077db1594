const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** One-time codes: decisions on the specification, "Accounts and one-time codes". */
export const codeRules = {
  validMinutes: 10,
  /** The link in a mail with a code: as long as strangers can keep the owner of an address from the next code. */
  linkValidMinutes: 60,
  /** Of strangers, and once more of known devices. The live short codes of an address share those of strangers. */
  mostTries: 5,
  /** To one address for all strangers together, and for each known device. */
  sendsPerHour: 5,
  /** The share of one network in the sends to an address, so that others can still ask. */
  sendsOfNetwork: 3,
  resendAfterSeconds: 60,
} as const;

/** Text messages with codes. A bureau, or thousands of homes of a carrier, share a network. */
export const textMessageRules = { perDay: { number: 10, member: 5, network: 100 } } as const;

/** Codes are short while nobody guesses. */
export const codeLengthRules = {
  short: 4,
  long: 6,
  /** So many wrong codes of an address within a day make its next codes long. */
  wrongCodesOfDay: 3,
  /**
   * More wrong tries on the whole site within so many minutes make all codes long for a while, and alarm the operator at most once in
   * that while. In a day the tries at codes alone count: people mistype passwords all the time, and no digits make those safer.
   * docs/security.md says how seldom a code is guessed with these numbers.
   */
  ofSite: [
    { wrongTries: 100, minutes: dayMinutes, longForMinutes: dayMinutes, countsPasswords: false },
    { wrongTries: 50, minutes: 10, longForMinutes: 60, countsPasswords: true },
  ],
  measuredMinutes: 10,
} as const;

/** A browser that has not been used to sign in for this long is a stranger again. */
export const knownDeviceRules = { days: 400, mostOfAccount: 20 } as const;

/** `email` and `mobile` prove a new address of one's own account. */
export type CodePurpose = 'enter' | 'reset' | 'delete' | 'email' | 'mobile';

/**
 * Sessions slide: each use moves the end, but is written down at most once an hour. However often they are used, they end after a
 * while: those of administrators sooner, those of remembered browsers with the browser's own end (`rememberedRules`).
 */
export const sessionRules = {
  member: { idleMinutes: 30 * dayMinutes, longestMinutes: 90 * dayMinutes },
  administrator: { idleMinutes: 12 * hourMinutes, longestMinutes: 7 * dayMinutes },
  recordUseAfterMinutes: 60,
  /** An older session must give the current password to change it. */
  freshMinutes: 15,
} as const;

/** When a session that is used now ends. */
export function sessionEnd(
  session: { role: string; createdAt: Date; rememberedUntil: Date | null },
  now: Date,
): Date {
  const { idleMinutes, longestMinutes } =
    session.role === 'admin' ? sessionRules.administrator : sessionRules.member;
  const last = session.rememberedUntil ?? minutesAfter(session.createdAt, longestMinutes);
  return new Date(Math.min(minutesAfter(now, idleMinutes).getTime(), last.getTime()));
}

/**
 * Failed guesses: after the free ones each costs twice the wait of the one before, until some time passes without any.
 * Codes are short, so wrong ones are remembered for a day, across all codes of an address.
 */
export const attemptRules = {
  password: { free: 5, longestWaitSeconds: 900, forgottenAfterMinutes: 60 },
  code: { free: 10, longestWaitSeconds: 3600, forgottenAfterMinutes: 24 * 60 },
} as const;

/** Failed guesses of a network. The waits of a wide one are short: its other customers did nothing. */
export const networkRules = {
  '/64': { free: 30, longestWaitSeconds: 900, forgottenAfterMinutes: 60 },
  '/56': { free: 30, longestWaitSeconds: 120, forgottenAfterMinutes: 60 },
  '/48': { free: 40, longestWaitSeconds: 30, forgottenAfterMinutes: 60 },
  '/32': { free: 30, longestWaitSeconds: 900, forgottenAfterMinutes: 60 },
  '/24': { free: 40, longestWaitSeconds: 30, forgottenAfterMinutes: 60 },
} as const;

/**
 * Requests of codes from a network, to any address. One IPv4 address may be that of a carrier with thousands of homes, so its waits are
 * short; the limit of each address that is written to does not depend on them.
 */
export const networkSendRules = {
  '/64': { free: 20, longestWaitSeconds: 180, forgottenAfterMinutes: 60 },
  '/56': { free: 30, longestWaitSeconds: 60, forgottenAfterMinutes: 60 },
  '/48': { free: 60, longestWaitSeconds: 15, forgottenAfterMinutes: 60 },
  '/32': { free: 30, longestWaitSeconds: 60, forgottenAfterMinutes: 60 },
  '/24': { free: 60, longestWaitSeconds: 15, forgottenAfterMinutes: 60 },
} as const;

/** An account whose e-mail was never verified, or whose registration was never finished, is removed after this time. */
export const unverifiedAccountDays = 7;

/** For so long a browser counts as that of the person who registered in it. After that, several people may use it. */
export const ownRegistrationMinutes = 60;

/** How long the record of a registration is stored after its account is gone. */
export const registrationRecordDays = 365;

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** Whole seconds from one instant until another, at least 1. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

/** Who asks for a code: a known device of the account, or a stranger's network; neither when the product sends it by itself. */
export type Sender = { device: string | null; network: string | null };

export type CodeHistory = {
  /** The unused code of this purpose, and the known device that asked for it. */
  unused: { requestedAt: Date; device: string | null } | null;
  /** Of this address, oldest first. */
  sendsOfLastHour: readonly (Sender & { sentAt: Date })[];
};

/**
 * Whether asking for another code is too early, or too often; the answer is the instant from which it is allowed. A known
 * device waits for itself alone. Strangers share the sends to an address, and one network gets only a part of them.
 */
export function nextCodeAllowedAt(
  history: CodeHistory & { sender: Sender },
  now: Date,
): { reason: 'code_sent_recently' | 'too_many_codes'; at: Date } | null {
  const { unused, sendsOfLastHour, sender } = history;
  if (unused !== null && (sender.device === null || sender.device === unused.device)) {
    const at = minutesAfter(unused.requestedAt, codeRules.resendAfterSeconds / 60);
    if (at > now) return { reason: 'code_sent_recently', at };
  }
  const shared = sendsOfLastHour.filter(({ device }) => device === sender.device);
  const own = shared.filter(({ network }) => network === sender.network);
  const oldest = [
    shared.at(-codeRules.sendsPerHour),
    sender.network === null ? undefined : own.at(-codeRules.sendsOfNetwork),
  ].flatMap((send) => (send === undefined ? [] : [send.sentAt.getTime()]));
  if (oldest.length === 0) return null;
  return { reason: 'too_many_codes', at: minutesAfter(new Date(Math.max(...oldest)), 60) };
}

export type CodeLength = 4 | 6;

/** The digits of the next code to an address. */
export function codeLengthAfter(wrong: { codesOfDay: number; isSiteAlarmed: boolean }): CodeLength {
  const isGuessed = wrong.isSiteAlarmed || wrong.codesOfDay >= codeLengthRules.wrongCodesOfDay;
  return isGuessed ? codeLengthRules.long : codeLengthRules.short;
}

/**
 * Whether an account is a registration that nobody verified: it reserves neither its e-mail address nor its number. One that
 * administrators switched off is none, because registering again would undo that.
 */
export function isUnverifiedRegistration(account: {
  role: string;
  status: string;
  emailVerifiedAt: Date | null;
}): boolean {
  const { role, status, emailVerifiedAt } = account;
  return role === 'user' && status === 'active' && emailVerifiedAt === null;
}
