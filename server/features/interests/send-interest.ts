import type { EndpointData } from '#contract/endpoint.ts';
import type { sendInterest as contract } from '#contract/interests/send-interest.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { requireReachable } from '#server/features/partners/partners.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { announceInterest } from './announce-interest.ts';
import { presentStanding } from './interests.presenter.ts';
import { insertInterest } from './interests.repository.ts';
import { refusalToSend } from './interests.rules.ts';

type Sent = { data: EndpointData<typeof contract>; left: number | null };

/**
 * Shows a member that one is interested, and tells them. What is decided, is decided with both accounts locked: of two
 * people who send at once the second is told that an interest waits for them, and no day gets one too many. Throws the
 * problems of the endpoint.
 */
export async function sendInterest(
  { transact, now: clock }: Context,
  { senderId, receiverId, message }: { senderId: number; receiverId: number; message: string },
): Promise<Sent> {
  return transact(async (work) => {
    const { database } = work;
    const now = clock();
    const at = { database, now: () => now };
    await lockAccounts(database, [senderId, receiverId]);
    const { partner } = await requireReachable(at, { viewerId: senderId, partnerId: receiverId });
    const refusal = refusalToSend(partner.interest, senderId);
    if (refusal !== null) throw problem(refusal);
    const { interests: quota, resetSeconds } = await findAllowance(at, senderId);
    if (quota?.left === 0) throw problem('interest_limit_reached', { retryAfter: resetSeconds });
    const interest = await insertInterest(database, { senderId, receiverId, message, createdAt: now });
    const notice = { kind: 'interest_received', partnerId: senderId } as const;
    await notify(work, { accountId: receiverId, notice, now });
    announceInterest(work, interest);
    return { data: presentStanding(interest), left: quota === null ? null : quota.left - 1 };
  });
}
