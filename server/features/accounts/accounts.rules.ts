/** One-time codes: decisions on the specification, "Accounts and one-time codes". */
export const codeRules = {
  validMinutes: 10,
  mostTries: 5,
  sendsPerHour: 5,
  resendAfterSeconds: 60,
} as const;

export type CodePurpose = 'enter' | 'reset' | 'delete';

/** Sessions slide: each use moves the end, but is written down at most once an hour. */
export const sessionRules = {
  validDays: 30,
  recordUseAfterMinutes: 60,
  /** An older session must give the current password to change it. */
  freshMinutes: 15,
} as const;

/**
 * Failed guesses: after the free ones each costs twice the wait of the one before, until some time passes without any.
 * Codes have only four digits, so wrong ones are remembered for a day, across all codes of an address.
 */
export const attemptRules = {
  password: { free: 5, longestWaitSeconds: 900, forgottenAfterMinutes: 60 },
  code: { free: 10, longestWaitSeconds: 3600, forgottenAfterMinutes: 24 * 60 },
  network: { free: 30, longestWaitSeconds: 900, forgottenAfterMinutes: 60 },
} as const;

/** An account whose e-mail was never verified is removed after this time, so that it does not block another person's number. */
export const unverifiedAccountDays = 7;

/** How long the record of a registration is stored after its account is gone. */
export const registrationRecordDays = 365;

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** Whole seconds from one instant until another, at least 1. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

/** Whether asking for another code is too early, or too often; the answer is the instant from which it is allowed. */
export function nextCodeAllowedAt(
  history: { lastUnusedRequest: Date | null; sendsOfLastHour: readonly Date[] },
  now: Date,
): { reason: 'code_sent_recently' | 'too_many_codes'; at: Date } | null {
  const { lastUnusedRequest, sendsOfLastHour } = history;
  if (lastUnusedRequest !== null) {
    const at = minutesAfter(lastUnusedRequest, codeRules.resendAfterSeconds / 60);
    if (at > now) return { reason: 'code_sent_recently', at };
  }
  const oldestThatCounts = sendsOfLastHour.at(-codeRules.sendsPerHour);
  if (oldestThatCounts === undefined) return null;
  return { reason: 'too_many_codes', at: minutesAfter(oldestThatCounts, 60) };
}
