import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { InterestAnswer } from '#contract/interests/interest.states.ts';
import type {
  answerInterest as answerInterestEndpoint,
  sendInterest as sendInterestEndpoint,
} from '#contract/interests/interests.ts';
import { latestInterestMapper, type LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify, withdrawNotification } from '#server/features/notifications/notifications.ts';
import { requireReachable, requireVisible } from '#server/features/partners/partners.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { silently, type Work } from '#server/platform/database/transact.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { findInterest, insertInterest, type Interest, updatePending } from './interests.repository.ts';
import { partnerOf, refusalToAnswer, refusalToSend } from './interests.rules.ts';

/**
 * Sends an interest and notifies its receiver. Both accounts are locked first: when two members send at once, the second
 * is refused because an interest waits for them, and a day's limit is never exceeded. Throws the problems of the endpoint.
 */
export async function sendInterest(
  { transact, now: clock }: Context,
  { senderId, receiverId, message }: { senderId: number; receiverId: number; message: string },
): Promise<{ data: EndpointData<typeof sendInterestEndpoint>; left: number | null }> {
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
    const notification = { kind: 'interest_received', partnerId: senderId } as const;
    await notify(work, { accountId: receiverId, notification, now });
    announceInterest(work, interest);
    return { data: presentState(interest), left: quota === null ? null : quota.left - 1 };
  });
}

/** The sentence for the member who answers, and the notification for the other one. */
const outcomes = {
  accepted: { message: 'outcome.interest_accepted', kind: 'interest_accepted' },
  rejected: { message: 'outcome.interest_declined', kind: 'interest_declined' },
  cancelled: { message: 'outcome.interest_cancelled', kind: 'interest_cancelled' },
} as const satisfies Record<InterestAnswer, { message: MessageKey; kind: string }>;

type Answer = { accountId: number; interestId: number; answer: InterestAnswer };

/**
 * Accepts, declines or cancels an interest and notifies the partner; of several answers at once exactly one succeeds.
 * Throws the problems of the endpoint: an interest with an invisible member counts as not found.
 */
export async function answerInterest(
  context: Context,
  given: Answer,
): Promise<{ data: EndpointData<typeof answerInterestEndpoint>; message: MessageKey }> {
  const { accountId, interestId, answer } = given;
  return context.transact(async (work) => {
    const { database } = work;
    const now = context.now();
    // The two members of an interest never change, so they can be read before both are locked.
    const found = await findInterest(database, interestId);
    if (found === undefined || ![found.senderId, found.receiverId].includes(accountId)) {
      throw problem('interest_not_found');
    }
    const partnerId = partnerOf(found, accountId);
    await lockAccounts(database, [accountId, partnerId]);
    const at = { database, now: () => now };
    const { viewer } = await requirePartner(at, { viewerId: accountId, partnerId, answer });
    const interest = await storeAnswer(work, { ...given, now });
    const { kind, message } = outcomes[answer];
    // The partner gets no live event from a member that nobody sees: it would show that they are here now.
    const isUnseen = viewer.isHidden || viewer.isWithheld;
    const toPartner = isUnseen ? silently(work) : work;
    if (answer === 'cancelled') {
      const received = { kind: 'interest_received', partnerId: accountId } as const;
      await withdrawNotification(toPartner, { accountId: partnerId, ...received });
    }
    await notify(toPartner, { accountId: partnerId, notification: { kind, partnerId: accountId }, now });
    if (isUnseen) work.announce(accountId, { type: 'interest_changed', partner_id: partnerId });
    else announceInterest(work, interest);
    return { data: presentState(interest), message };
  });
}

/** The partner must be reachable for accepting, and only visible for declining and cancelling, which hidden members may do. */
async function requirePartner(
  context: Pick<Context, 'database' | 'now'>,
  { answer, ...ids }: { viewerId: number; partnerId: number; answer: InterestAnswer },
): ReturnType<typeof requireVisible> {
  try {
    return await (answer === 'accepted' ? requireReachable : requireVisible)(context, ids);
  } catch (error) {
    const isInvisible = error instanceof Problem && error.code === 'partner_not_found';
    throw isInvisible ? problem('interest_not_found') : error;
  }
}

/** Reads the interest again under the lock, and stores the answer. */
async function storeAnswer(
  { database }: Work,
  { accountId, interestId, answer, now }: Answer & { now: Date },
): Promise<Interest> {
  const current = await findInterest(database, interestId);
  if (current === undefined) throw problem('interest_not_found');
  const refusal = refusalToAnswer(current, { accountId, answer });
  if (refusal !== null) throw problem(refusal);
  const answered = await updatePending(database, { id: interestId, status: answer, now });
  if (answered === undefined) throw problem('interest_not_pending');
  return answered;
}

/** Announces the change to the open windows of both members. */
function announceInterest({ announce }: Pick<Work, 'announce'>, { senderId, receiverId }: Interest): void {
  announce(senderId, { type: 'interest_changed', partner_id: receiverId });
  announce(receiverId, { type: 'interest_changed', partner_id: senderId });
}

function presentState({ id, status, senderId, receiverId, answeredAt }: Interest): LatestInterestWire {
  const answered = answeredAt?.toISOString() ?? null;
  return latestInterestMapper.toWire({ id, status, senderId, receiverId, answeredAt: answered });
}
