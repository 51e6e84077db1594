import { problem } from '#server/platform/problem.ts';
import type { Caller } from './route.ts';

/** How long a password or code counts as proof for a dangerous call. */
const proofMinutes = 15;

/**
 * Throws the step of signing in that an administrator has not taken, or proof_required when the password or a code was given too
 * long ago for a dangerous call.
 */
export function requireProof({ administrator, provedAt }: Caller, now: Date): void {
  if (administrator !== null && administrator.missing !== null) throw problem(administrator.missing);
  if (now.getTime() - provedAt.getTime() > proofMinutes * 60_000) throw problem('proof_required');
}
