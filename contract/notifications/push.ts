import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';

/** The address at which a browser's push service takes pushes. Which services are known is the server's rule. */
const pushEndpoint = z
  .string(says('validation.push_service'))
  .max(2000, says('validation.push_service'))
  .regex(/^https:\/\//, says('validation.push_service'));

/** A point of the curve P-256, uncompressed: 65 bytes in base64url. */
const publicKey = z
  .string(says('validation.push_keys'))
  .regex(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/, says('validation.push_keys'));

/** The secret of a subscription: 16 bytes in base64url. */
const secret = z
  .string(says('validation.push_keys'))
  .regex(/^[\w-]{21}[AQgw]$/, says('validation.push_keys'));

/** The public key of the site, with which a browser subscribes at its push service (RFC 8292). */
export const showPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  access: 'member',
  feature: 'notifications',
  summary: 'The key with which a browser subscribes to pushes',
  reads: [],
  input: z.object({}),
  data: z.object({ key: z.string() }),
  message: 'outcome.done',
  problems: [],
});

/**
 * Tells this browser of new messages from now on, until the session ends. Repeating it changes nothing; an address that another
 * session or account had moves to this one. Of more than ten browsers of an account the latest ones are notified.
 */
export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/push/subscribe',
  access: 'member',
  feature: 'notifications',
  summary: 'Tell this browser of new messages',
  changes: [],
  input: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: publicKey, auth: secret }, says('validation.push_keys')),
  }),
  data: z.null(),
  message: 'outcome.push_on',
  problems: [],
});

/** Ends the pushes to a browser of the caller. Repeating it changes nothing. */
export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/push/unsubscribe',
  access: 'member',
  feature: 'notifications',
  summary: 'Tell a browser of nothing any more',
  changes: [],
  input: z.object({ endpoint: pushEndpoint }),
  data: z.null(),
  message: 'outcome.push_off',
  problems: [],
});
