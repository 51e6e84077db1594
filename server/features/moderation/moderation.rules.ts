import { claimMinutes, reviewTargetHours } from '#contract/moderation/review.wire.ts';

const minuteMs = 60_000;

/** Until when an item is kept from other moderators that is opened, or renewed, now. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + claimMinutes * minuteMs);
}

/** When an item should be decided. */
export function dueAt(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + reviewTargetHours * 60 * minuteMs);
}

/** Whether another moderator has an item open. */
export function isClaimedByOther(
  { claimedBy, claimedUntil: until }: { claimedBy: number | null; claimedUntil: Date | null },
  { administratorId, now }: { administratorId: number; now: Date },
): boolean {
  return claimedBy !== null && claimedBy !== administratorId && until !== null && until > now;
}
