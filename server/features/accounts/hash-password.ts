import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldProblem } from '#server/platform/problem.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes. It runs outside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many of the most used passwords, most common first, are refused. */
const refusedPasswords = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** The hash of nothing anybody knows, so that an unknown identifier takes as long as a wrong password. */
const nobodysHash = hash('nobody has this password', cost);

/** Throws invalid_input on `field` when the password is one of the very common ones. */
export function requireUncommonPassword(password: string, field: string): void {
  if (refusedPasswords.has(password.toLowerCase())) throw fieldProblem(field, 'validation.password_common');
}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a new password. Throws invalid_input on `field` when it is one of the very common ones. */
export async function prepareNewPassword(password: string, field: string): Promise<string> {
  requireUncommonPassword(password, field);
  return hashPassword(password);
}

/** Whether the password belongs to the hash; without a hash it takes the same time and is wrong. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== undefined;
}
