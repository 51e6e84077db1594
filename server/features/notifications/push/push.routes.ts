import {
  showPushKey,
  subscribeToPush as subscribeEndpoint,
  unsubscribeFromPush as unsubscribeEndpoint,
} from '#contract/notifications/push.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { findPushKeys } from './push-keys.ts';
import { subscribeToPush, unsubscribeFromPush } from './push-subscriptions.ts';

/** The calls with which a browser asks for pushes. */
export function pushRoutes(context: Context): Route[] {
  return [
    route(showPushKey, async () => ({ data: { key: (await findPushKeys(context)).publicKey } })),
    route(subscribeEndpoint, async (call) => {
      await subscribeToPush(context, call);
      return { data: null };
    }),
    route(unsubscribeEndpoint, async (call) => {
      await unsubscribeFromPush(context, call);
      return { data: null };
    }),
  ];
}
