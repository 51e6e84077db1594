import { hashSync, verifySync } from '@node-rs/argon2';

// Runs in threads of its own, which `password-hashing.ts` starts; the build makes a file of it.

/** What a hash costs: the memory in KiB, the passes over it, and the lanes. */
export type HashingCost = { memoryCost: number; timeCost: number; parallelism: number };

export function hash({ password, cost }: { password: string; cost: HashingCost }): string {
  return hashSync(password, cost);
}

export function verify({ password, passwordHash }: { password: string; passwordHash: string }): boolean {
  return verifySync(passwordHash, password);
}
