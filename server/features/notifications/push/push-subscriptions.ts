import { ECDH } from 'node:crypto';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  subscribeToPush as subscribeEndpoint,
  unsubscribeFromPush as unsubscribeEndpoint,
} from '#contract/notifications/push.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { readPushAddress } from './push-services.rules.ts';
import {
  deleteOldSubscriptions,
  deleteSubscription,
  storeSubscription,
} from './push-subscriptions.repository.ts';

/** An account has at most so many browsers that are notified of messages. */
const mostSubscriptions = 10;

/**
 * Tells the caller's browser of new messages until this session ends. A subscription at the same address moves to this session; of more
 * than ten the oldest one ends.
 */
export async function subscribeToPush(
  { configuration, transact, now }: Context,
  { caller, input }: { caller: Caller; input: ValidInput<typeof subscribeEndpoint> },
): Promise<void> {
  const { accountId, sessionId } = caller;
  const { p256dh, auth } = input.keys;
  const endpoint = readPushAddress(input.endpoint, configuration.pushServices);
  if (endpoint === null) throw fieldProblem('endpoint', 'validation.push_service');
  if (!isPublicKey(p256dh)) throw fieldProblem('keys', 'validation.push_keys');
  await transact(async ({ database }) => {
    await lockAccounts(database, [accountId]);
    const subscription = { accountId, sessionId, endpoint, p256dh, auth, now: now() };
    if (!(await storeSubscription(database, subscription))) throw problem('not_signed_in');
    await deleteOldSubscriptions(database, { accountId, most: mostSubscriptions });
  });
}

/** Ends the pushes to a browser of the caller. An address of somebody else, or an unknown one, changes nothing. */
export async function unsubscribeFromPush(
  { configuration, database }: Context,
  { caller, input }: { caller: Caller; input: ValidInput<typeof unsubscribeEndpoint> },
): Promise<void> {
  const endpoint = readPushAddress(input.endpoint, configuration.pushServices);
  if (endpoint !== null) await deleteSubscription(database, { accountId: caller.accountId, endpoint });
}

/** Whether a text is a point of the curve P-256, so that pushes can be encrypted to it. */
function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === text;
  } catch {
    // It has the length of a point and is none.
    return false;
  }
}
