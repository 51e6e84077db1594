import { takeBackMinutes } from '#contract/conversations/messages.ts';
import type { ClosedReason } from '#contract/conversations/conversation.wire.ts';
import type { InterestStatus } from '#contract/interests/interest.states.ts';

const minuteMs = 60_000;

/** Messages that were sent after this instant count for the limit of a minute. */
export function minuteStart(now: Date): Date {
  return new Date(now.getTime() - minuteMs);
}

/** The end of the minute that begins with a message. */
export function minuteEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + minuteMs);
}

/** Whether a message that was sent at an instant can still be taken back. */
export function mayTakeBack(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() <= takeBackMinutes * minuteMs;
}

/** The most characters of a message in the list of conversations, and where another one answers it. */
const longestExcerpt = 120;

/** The beginning of a message in one line. */
export function excerptOf(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  if (characters.length <= longestExcerpt) return characters.join('');
  return `${characters.slice(0, longestExcerpt).join('').trimEnd()}…`;
}

type Facts = {
  viewer: { isHidden: boolean; isWithheld: boolean };
  partner: { interestStatus: InterestStatus | null };
  /** Whether the partner sees the viewer, too. */
  isReachable: boolean;
};

/** Why a member cannot send anything to one that they see; null when they can. The first reason counts. */
export function closedReasonOf({ viewer, partner, isReachable }: Facts): ClosedReason | null {
  if (viewer.isHidden) return 'profile_hidden';
  if (viewer.isWithheld) return 'profile_in_review';
  if (!isReachable) return 'not_reachable';
  return partner.interestStatus === 'accepted' ? null : 'not_connected';
}

/** Messages that neither of the two has any more are removed when they were sent before this instant. */
export function removalCutoff(now: Date): Date {
  return new Date(now.getTime() - 48 * 60 * minuteMs);
}
