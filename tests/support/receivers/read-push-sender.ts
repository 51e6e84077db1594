import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const head = z.object({ alg: z.literal('ES256') });
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:mailto:|https:)/) });
const daySeconds = 24 * 60 * 60;

/**
 * The contact of the sender of a push, read from its Authorization header (RFC 8292): null unless the key of the site signed it, for this
 * service and for at most a day.
 */
export function readPushSender(
  authorization: string,
  { siteKey, origin }: { siteKey: string; origin: string },
): string | null {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== siteKey || !isSigned(token, siteKey)) return null;
  const [first = '', second = ''] = token.split('.');
  head.parse(parsePart(first));
  const { aud, exp, sub } = claims.parse(parsePart(second));
  const secondsLeft = exp - Date.now() / 1000;
  return aud === origin && secondsLeft > 0 && secondsLeft <= daySeconds ? sub : null;
}

function isSigned(token: string, siteKey: string): boolean {
  const [first = '', second = '', signature = ''] = token.split('.');
  const key = { key: publicKeyOf(siteKey), dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(`${first}.${second}`), key, Buffer.from(signature, 'base64url'));
}

function parsePart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** The uncompressed point of a base64url text as a key. */
function publicKeyOf(text: string) {
  const point = Buffer.from(text, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}
