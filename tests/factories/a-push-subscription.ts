import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { subscribeToPush } from '#contract/notifications/push.ts';

/** A browser at a known push service, as it subscribes. Nothing is sent to it. */
export function aPushSubscription(): EndpointInput<typeof subscribeToPush> {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}
