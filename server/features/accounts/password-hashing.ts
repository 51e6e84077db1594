import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { hashSync } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { createWorkQueue } from '#server/platform/work-queue.ts';
import type { HashingCost, hash, verify } from './password-thread.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes. */
export const recommendedCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let hashing = prepareHashing(recommendedCost);

/** A hash takes a processor for itself, so one is left to all other calls. */
const atOnce = Math.min(Math.max(availableParallelism() - 1, 1), 3);

/**
 * Hashes are computed in threads of low priority: a call that needs their processor gets nine tenths of it. At the lowest priority a
 * busy program beside the product would keep people from signing in. Without a hash the threads do not keep a program running.
 */
const threads = new Piscina<Parameters<typeof hash | typeof verify>[0], string | boolean>({
  filename: new URL(`./password-thread${extname(import.meta.url)}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: atOnce,
  idleTimeout: Infinity,
  niceIncrement: 10,
});

/** A call beyond those that wait would get its answer too late to be of use. */
const mostWaiting = 250;
const queue = createWorkQueue({ atOnce, mostWaiting });

/** One more than there are hashes at once: it works with the database while they are computed. */
const signIns = createWorkQueue({ atOnce: atOnce + 1, mostWaiting });

/**
 * Runs a sign-in when it is its turn. Until then it asks nothing of the database, so that the statements of a crowd do not stand
 * in the way of other calls. Throws busy.
 */
export const inTurn = signIns.run;

/** Throws busy when the queue is full, before a call has done any work for a password that it could not check. */
export const refuseWhenBusy = queue.refuseWhenFull;

function prepareHashing(cost: HashingCost) {
  return {
    cost,
    /** What a hash with this cost begins with. */
    beginning: `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`,
    /** Compared with when there is no account, so that an unknown identifier takes as long as a wrong password. */
    dummyHash: hashSync('no account has this password', cost),
  };
}

/** Sets what new hashes cost. For tests, which make thousands; the product keeps the recommended cost. */
export function setHashingCost(cost: HashingCost): void {
  hashing = prepareHashing(cost);
}

/** Whether a hash was made at another cost, or by another algorithm, than a new one. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(hashing.beginning);
}

/** The hash of a password. Throws busy. */
export async function hashPassword(password: string): Promise<string> {
  const made = await queue.run(() => threads.run({ password, cost: hashing.cost }, { name: 'hash' }));
  // `hash` gives a string.
  return made as string;
}

/** Whether the password belongs to the hash. Without a hash, or with an empty one, the answer is no, after the same time. Throws busy. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const stored = passwordHash === '' ? undefined : passwordHash;
  const compared = { password, passwordHash: stored ?? hashing.dummyHash };
  const isRight = await queue.run(() => threads.run(compared, { name: 'verify' }));
  return isRight === true && stored !== undefined;
}
