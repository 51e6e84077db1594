/** Time-based one-time passwords (RFC 6238) as every authenticator application makes them. */
export const totpRules = {
  algorithm: 'SHA1',
  digits: 6,
  periodSeconds: 30,
  /** 160 bits, as RFC 4226 recommends. */
  keyBytes: 20,
  /** Steps before and after the present one, for clocks that differ. */
  window: 1,
} as const;

export const recoveryCodeCount = 10;

/** Without letters and digits that are mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCodeLength = 10;

/** A recovery code of 49 bits from random numbers below 30, in two groups: `7KQ2M-XW9PD`. */
export function writeRecoveryCode(randomBelow: (limit: number) => number): string {
  const letters = Array.from(
    { length: recoveryCodeLength },
    () => alphabet[randomBelow(alphabet.length)],
  ).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Whether a normalised code (without spaces and hyphens) is one of an application; otherwise it is a recovery code. */
export function isApplicationCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** How long the key of a scanned picture waits for its first code. */
export const ticketMinutes = 15;

/** How long a challenge for a passkey waits for its answer. */
export const challengeMinutes = 5;

/** More passkeys than anybody needs, so that an account cannot fill the table. */
export const mostPasskeys = 20;
