import type { Context } from '#server/platform/context.ts';
import { networksOf } from '#server/platform/http/client-address.ts';
import { problem } from '#server/platform/problem.ts';
import { attemptRules, networkRules, networkSendRules, secondsUntil } from '../accounts.rules.ts';
import { hashIdentifier } from '../secrets.ts';
import { type AttemptLimit, deleteAttempts, reserveAttempt, takeAttemptBack } from './attempts.repository.ts';

/**
 * An attempt at a password or a code: the identifier and, when it counts, the network address. One from a known device (see
 * `findKnownDevice`) has the budget of that device alone, so that strangers who guess never shut the owner out.
 */
export type Attempt = {
  kind: 'password' | 'code';
  identifier: string;
  address: string | null;
  device?: string | null;
};

/**
 * Slows guessing down, for one identifier and for the networks of the address. Each attempt counts as failed until it is
 * forgiven. An unregistered identifier is treated the same. Throws too_many_attempts; a refused attempt is not counted.
 */
export async function guardAttempt(context: Context, attempt: Attempt): Promise<void> {
  const limits = limitsOf(context, attempt);
  const instant = context.now();
  for (const [index, limit] of limits.entries()) {
    const blockedUntil = await reserveAttempt(context.database, { ...limit, now: instant });
    if (blockedUntil === null) continue;
    await takeBack(context, limits.slice(0, index));
    throw problem('too_many_attempts', { retryAfter: secondsUntil(blockedUntil, instant) });
  }
}

/**
 * The guess was right: the failures of its identifier or device no longer count. The networks get only this attempt back, or
 * signing in to one's own account would wipe out guesses at others.
 */
export async function forgiveAttempt(context: Context, attempt: Attempt): Promise<void> {
  const limits = limitsOf(context, attempt);
  await takeBack(context, limits.slice(0, -1));
  const last = limits.at(-1);
  if (last !== undefined) await deleteAttempts(context.database, last.key);
}

/** The guess could not be checked, so it does not count. */
export async function withdrawAttempt(context: Context, attempt: Attempt): Promise<void> {
  await takeBack(context, limitsOf(context, attempt));
}

async function takeBack({ database }: Context, limits: readonly AttemptLimit[]): Promise<void> {
  for (const { key } of limits) await takeAttemptBack(database, key);
}

/** The limits that an attempt meets, from the narrowest network to the identifier. */
function limitsOf(context: Context, { kind, identifier, address, device }: Attempt): AttemptLimit[] {
  const nameOf = (name: string) => hashIdentifier(context.secretKey, name);
  if (device) return [{ key: nameOf(`${kind} ${device}`), ...attemptRules[kind] }];
  const networks = countsNetworks(context, address) ? networksOf(address) : [];
  return [
    ...networks.map(({ name, size }) => ({ key: nameOf(`network ${name}`), ...networkRules[size] })),
    { key: nameOf(`${kind} ${identifier}`), ...attemptRules[kind] },
  ];
}

/** The limits on requests of codes from the networks of an address. */
export function limitsOfSender(context: Context, address: string): AttemptLimit[] {
  if (!countsNetworks(context, address)) return [];
  return networksOf(address).map(({ name, size }) => ({
    key: hashIdentifier(context.secretKey, `codes to ${name}`),
    ...networkSendRules[size],
  }));
}

function countsNetworks(
  { configuration }: Pick<Context, 'configuration'>,
  address: string | null,
): address is string {
  return address !== null && configuration.rateLimits === 'on';
}
