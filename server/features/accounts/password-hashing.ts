import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '#server/platform/work-queue.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes. It runs outside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash takes a processor for itself, so one is left to all other calls, and one of the four threads that Node has for files and
 * compression. A call beyond those that wait would get its answer too late to be of use.
 */
const queue = createWorkQueue({
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), 3),
  mostWaiting: 250,
});

/** Compared with when there is no account, so that an unknown identifier takes as long as a wrong password. */
const dummyHash = hash('no account has this password', cost);

/** Throws busy when the queue is full, before a call has done any work for a password that it could not check. */
export const refuseWhenBusy = queue.refuseWhenFull;

/** What a hash with this cost begins with. */
const presentHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Whether a hash was made at another cost, or by another algorithm, than a new one. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(presentHash);
}

/** The hash of a password. Throws busy. */
export async function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

/** Whether the password belongs to the hash. Without a hash, or with an empty one, the answer is no, after the same time. Throws busy. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const stored = passwordHash === '' ? undefined : passwordHash;
  const compared = stored ?? (await dummyHash);
  const isRight = await queue.run(() => verify(compared, password));
  return isRight && stored !== undefined;
}
