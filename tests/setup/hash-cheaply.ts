import { setHashingCost } from '#server/features/accounts/password-hashing.ts';

/** What a hash of a password costs in tests. At the cost of the product, hashes would take a tenth of the time of application tests. */
export const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

setHashingCost(cheapCost);
