import type { ReportOutcome } from '#contract/safety/report.wire.ts';

/** What an outcome imposes on the account. */
export const restrictionOf = {
  dismiss: null,
  warn: null,
  hide: 'hidden',
  suspend: 'suspended',
  ban: 'banned',
} as const satisfies Record<ReportOutcome, string | null>;

/** The name of a decision in the audit log. */
export const actionOf = {
  dismiss: 'report.dismissed',
  warn: 'report.warned',
  hide: 'report.hidden',
  suspend: 'report.suspended',
  ban: 'report.banned',
} as const satisfies Record<ReportOutcome, string>;

const dayMs = 24 * 60 * 60_000;
const longestSuspensionDays = 3 * 365;

/** Whether a suspension may end then: in the future, and within three years. What is to last longer is a ban. */
export function isUntilValid(until: Date, now: Date): boolean {
  const ms = until.getTime() - now.getTime();
  return ms > 0 && ms <= longestSuspensionDays * dayMs;
}

/** How long the contact details of a person who complained are stored after the decision. */
const contactDays = 365;

export function contactsCutoff(now: Date): Date {
  return new Date(now.getTime() - contactDays * dayMs);
}
