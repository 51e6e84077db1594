import { timingSafeEqual } from 'node:crypto';

/** Whether `sign` makes this token with one of the keys. Links in mails are signed so, which stores none of them. */
export function isSignedToken(
  token: string,
  { keys, sign }: { keys: readonly string[]; sign: (key: string) => string },
): boolean {
  const given = Buffer.from(token);
  return keys.some((key) => {
    const expected = Buffer.from(sign(key));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
