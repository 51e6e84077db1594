import type { Context } from '#server/platform/context.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import { problem } from '#server/platform/problem.ts';
import { attemptRules, secondsUntil } from './accounts.rules.ts';
import { hashIdentifier } from './secrets.ts';
import { type AttemptLimit, deleteAttempts, reserveAttempt, takeAttemptBack } from './attempts.repository.ts';

/** An attempt at a password or a code: the identifier and, when it counts, the network address. */
export type Attempt = { kind: 'password' | 'code'; identifier: string; address: string | null };

/**
 * Slows guessing down, for one identifier and for one network address. Each attempt counts as failed until it is
 * forgiven. An unregistered identifier is treated the same. Throws too_many_attempts.
 */
export async function guardAttempt(context: Context, attempt: Attempt): Promise<void> {
  const { ofNetwork, ofIdentifier } = limitsOf(context, attempt);
  // The network first: what it is refused must not count against the identifier's owner.
  if (ofNetwork !== null) await reserve(context, ofNetwork);
  await reserve(context, ofIdentifier);
}

async function reserve({ database, now }: Context, limit: AttemptLimit): Promise<void> {
  const instant = now();
  const blockedUntil = await reserveAttempt(database, { ...limit, now: instant });
  if (blockedUntil === null) return;
  throw problem('too_many_attempts', { retryAfter: secondsUntil(blockedUntil, instant) });
}

/**
 * The guess was right: the failures of its identifier no longer count. The network address gets only this attempt
 * back, or signing in to one's own account would wipe out guesses at others.
 */
export async function forgiveAttempt(context: Context, attempt: Attempt): Promise<void> {
  const { ofNetwork, ofIdentifier } = limitsOf(context, attempt);
  await deleteAttempts(context.database, ofIdentifier.key);
  if (ofNetwork !== null) await takeAttemptBack(context.database, ofNetwork.key);
}

type Limits = { ofIdentifier: AttemptLimit; ofNetwork: AttemptLimit | null };

function limitsOf({ secretKey, configuration }: Context, attempt: Attempt): Limits {
  const { kind, identifier, address } = attempt;
  const countsNetwork = address !== null && configuration.rateLimits === 'on';
  return {
    ofIdentifier: { key: hashIdentifier(secretKey, `${kind} ${identifier}`), ...attemptRules[kind] },
    ofNetwork: countsNetwork
      ? { key: hashIdentifier(secretKey, `network ${networkOf(address)}`), ...attemptRules.network }
      : null,
  };
}
