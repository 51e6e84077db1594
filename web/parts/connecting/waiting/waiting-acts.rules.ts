import { z } from 'zod';
import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';

/** What every act has: made by this window, `pressedAt` in milliseconds. */
const common = { id: z.string(), partnerId: z.number(), pressedAt: z.number() };

/** Something that a member pressed without a connection, which is sent when it is back. */
export const waitingAct = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('interest'), message: z.string() }),
  z.object({
    ...common,
    kind: z.literal('answer'),
    interestId: z.number(),
    status: z.enum(['accepted', 'rejected', 'cancelled']),
  }),
  z.object({ ...common, kind: z.literal('shortlist'), isWanted: z.boolean() }),
]);
export type WaitingAct = z.infer<typeof waitingAct>;
export type WaitingKind = WaitingAct['kind'];

type WithoutCommon<Act> = Act extends unknown ? Omit<Act, 'id' | 'pressedAt'> : never;
/** An act as a button makes it. */
export type PressedAct = WithoutCommon<WaitingAct>;

/** Who comes back later has forgotten what was pressed, and the partner may be married. */
const longestWait = 3 * 24 * 60 * 60_000;

export function isFresh({ pressedAt }: WaitingAct, now: number): boolean {
  return now - pressedAt < longestWait;
}

/** Adds an act behind the others. It replaces an earlier one of the same kind about the same partner, as a heart pressed twice does. */
export function withAct(acts: readonly WaitingAct[], act: WaitingAct): WaitingAct[] {
  const isReplaced = ({ kind, partnerId }: WaitingAct) => kind === act.kind && partnerId === act.partnerId;
  return [...acts.filter((other) => !isReplaced(other)), act];
}

export function withoutAct(acts: readonly WaitingAct[], id: string): WaitingAct[] {
  return acts.filter((act) => act.id !== id);
}

export function findAct<Kind extends WaitingKind>(
  acts: readonly WaitingAct[],
  { kind, partnerId }: { kind: Kind; partnerId: number },
): Extract<WaitingAct, { kind: Kind }> | undefined {
  const isWanted = (act: WaitingAct): act is Extract<WaitingAct, { kind: Kind }> =>
    act.kind === kind && act.partnerId === partnerId;
  return acts.find(isWanted);
}

/**
 * Whether the latest interest is what an act asked for: the first attempt had arrived, and its answer was lost, or another window was
 * faster.
 */
export function isDone(act: WaitingAct, interest: LatestInterestWire | null): boolean {
  if (interest === null || act.kind === 'shortlist') return false;
  if (act.kind === 'answer') return interest.i_id === act.interestId && interest.i_status === act.status;
  return interest.i_status === 'pending' && interest.i_receiver_id === act.partnerId;
}
