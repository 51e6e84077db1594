import type { MemberSubscription } from '#contract/members/subscriptions.ts';
import type { Context } from '#server/platform/context.ts';
import { findMember } from './find-member.ts';
import { presentSubscription } from './subscription.presenter.ts';
import { listSubscriptionsOf } from './subscriptions.repository.ts';

const mostSubscriptions = 200;

/** The plans that a member has, had and will have, the latest first. Throws not_found or not_a_member. */
export async function listSubscriptions(
  { database, now }: Context,
  accountId: number,
): Promise<MemberSubscription[]> {
  await findMember(database, accountId);
  const found = await listSubscriptionsOf(database, { accountId, limit: mostSubscriptions });
  return found.map((subscription) => presentSubscription(subscription, now()));
}
