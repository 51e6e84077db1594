import { problem } from '#server/platform/problem.ts';
import type { Caller } from './route.ts';

/** How long a password or code counts as proof for a dangerous call. */
const proofMs = 15 * 60_000;

/** Throws proof_required when the password or a code was given too long ago for a dangerous call. */
export function requireFreshProof({ provedAt }: Pick<Caller, 'provedAt'>, now: Date): void {
  if (now.getTime() - provedAt.getTime() > proofMs) throw problem('proof_required');
}

/** For how many seconds the proof of a caller is still fresh, so that a client can ask for it before a dangerous call. */
export function countProofSeconds({ provedAt }: Pick<Caller, 'provedAt'>, now: Date): number {
  const left = provedAt.getTime() + proofMs - now.getTime();
  return Math.min(Math.max(0, Math.floor(left / 1000)), proofMs / 1000);
}
