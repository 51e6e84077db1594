import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { attemptRules, secondsUntil } from './accounts.rules.ts';
import { hashIdentifier } from './hash-secret.ts';
import { type AttemptLimit, deleteAttempts, reserveAttempt } from './sign-in-attempts.repository.ts';

/** Who tries a password: for which identifier and, when it counts, from which network address. */
export type Attempt = { identifier: string; address: string | null };

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

/** The right password was given: the failures before it no longer count. */
export async function forgiveAttempts(context: Context, attempt: Attempt): Promise<void> {
  await deleteAttempts(
    context.database,
    limitsOf(context, attempt).map(({ key }) => key),
  );
}

function limitsOf({ secretKey, configuration }: Context, { identifier, address }: Attempt): AttemptLimit[] {
  const limits: AttemptLimit[] = [{ key: hashIdentifier(secretKey, identifier), ...attemptRules.identifier }];
  if (address !== null && configuration.rateLimits === 'on') {
    limits.push({ key: hashIdentifier(secretKey, `network ${address}`), ...attemptRules.network });
  }
  return limits;
}
