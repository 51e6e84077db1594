import { table } from '#server/platform/database/table.ts';

/** The one key pair with which the site signs pushes (VAPID). The private key is sealed with the secret key. */
export const pushKeys = table({
  id: 'integer=',
  publicKey: 'text',
  sealedPrivateKey: 'text',
  createdAt: 'timestamptz',
});

/**
 * A browser that is notified of new messages: the address at its push service, and the keys to which pushes are encrypted. `pushedAt` is
 * when the push service took the last push.
 */
export const pushSubscriptions = table({
  id: 'integer=',
  accountId: 'integer',
  sessionId: 'integer',
  endpoint: 'text',
  p256dh: 'text',
  auth: 'text',
  pushedAt: 'timestamptz?',
  createdAt: 'timestamptz',
});
