import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { attemptRules, secondsUntil } from './accounts.rules.ts';
import { hashIdentifier } from './hash-secret.ts';
import {
  type AttemptLimit,
  deleteAttempts,
  reserveAttempt,
  takeAttemptBack,
} from './sign-in-attempts.repository.ts';

/** Who guesses a password or a code: for which identifier and, when it counts, from which network address. */
export type Attempt = { kind: 'password' | 'code'; identifier: string; address: string | null };

/**
 * Slows guessing down, for one identifier and for one network address. Each attempt counts as failed until it is
 * forgiven. An identifier nobody registered is treated the same. Throws too_many_attempts.
 */
export async function guardAttempt(context: Context, attempt: Attempt): Promise<void> {
  const now = context.now();
  for (const limit of limitsOf(context, attempt)) {
    const blockedUntil = await reserveAttempt(context.database, { ...limit, now });
    if (blockedUntil !== null) {
      throw problem('too_many_attempts', { retryAfter: secondsUntil(blockedUntil, now) });
    }
  }
}

/**
 * The guess was right: the failures of its identifier no longer count. The network address gets only this attempt
 * back, or signing in to one's own account would wipe out guesses at others.
 */
export async function forgiveAttempt(context: Context, attempt: Attempt): Promise<void> {
  const [ofIdentifier, ofNetwork] = limitsOf(context, attempt);
  if (ofIdentifier !== undefined) await deleteAttempts(context.database, ofIdentifier.key);
  if (ofNetwork !== undefined) await takeAttemptBack(context.database, ofNetwork.key);
}

function limitsOf({ secretKey, configuration }: Context, attempt: Attempt): AttemptLimit[] {
  const { kind, identifier, address } = attempt;
  const limits = [{ key: hashIdentifier(secretKey, `${kind} ${identifier}`), ...attemptRules[kind] }];
  if (address === null || configuration.rateLimits === 'off') return limits;
  return [...limits, { key: hashIdentifier(secretKey, `network ${address}`), ...attemptRules.network }];
}
