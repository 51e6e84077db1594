import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import { createToken, hashToken } from './secrets.ts';

const cookieName = 'device';

/** Browsers forget a cookie after 400 days; each sign-in sets it anew. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The browser of a call, named by the hash of a secret that it stores in a cookie. The secret signs nobody in. */
export type Device = { hash: string; cookie: AnsweredCookie };

/** The browser that sent these cookies; one without the secret gets a new one. */
export function deviceOf(cookies: Cookies): Device {
  const stored = cookies[cookieName];
  const secret = stored !== undefined && /^[\w-]{43}$/.test(stored) ? stored : createToken();
  return { hash: hashToken(secret), cookie: { name: cookieName, value: secret, maxAgeSeconds } };
}
