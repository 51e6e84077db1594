import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new bearer token: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are long and random, so a plain hash keeps them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** So many random digits. */
export function createCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** Codes are short, so only a hash with the secret key keeps them. */
export function hashCode(
  secretKey: string,
  code: { purpose: string; address: string; code: string },
): string {
  return hashWithKey(secretKey, `code ${code.purpose} ${code.address} ${code.code}`);
}

/**
 * The secret that replaces another one. The same each time, so that a lost answer can be given again; nobody finds it without the
 * secret key.
 */
export function deriveSecret(secretKey: string, secret: string): string {
  return hashWithKey(secretKey, `next secret ${secret}`);
}

/** A name under which something personal can be counted without being stored. */
export function hashIdentifier(secretKey: string, identifier: string): string {
  return hashWithKey(secretKey, `identifier ${identifier}`);
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function hashWithKey(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url');
}
