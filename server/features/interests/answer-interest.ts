import type { EndpointData } from '#contract/endpoint.ts';
import type { answerInterest as contract } from '#contract/interests/answer-interest.ts';
import type { InterestAnswer } from '#contract/interests/interest.states.ts';
import type { MessageKey } from '#contract/messages.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { notify, withdrawNotice } from '#server/features/notifications/notifications.ts';
import { requireReachable, requireVisible } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { announceInterest } from './announce-interest.ts';
import { presentStanding } from './interests.presenter.ts';
import { findInterest, type Interest, updatePending } from './interests.repository.ts';
import { otherOf, refusalToAnswer } from './interests.rules.ts';

type Answered = { data: EndpointData<typeof contract>; message: MessageKey };

/** What each answer is called: to whoever gives it, and to the other one. */
const tellings = {
  accepted: { message: 'outcome.interest_accepted', kind: 'interest_accepted' },
  rejected: { message: 'outcome.interest_declined', kind: 'interest_declined' },
  cancelled: { message: 'outcome.interest_cancelled', kind: 'interest_cancelled' },
} as const satisfies Record<InterestAnswer, { message: MessageKey; kind: string }>;

type Answer = { accountId: number; interestId: number; answer: InterestAnswer };

/**
 * Accepts, declines or takes back an interest, and tells the other one; of several answers at once exactly one wins. Throws
 * the problems of the endpoint: an interest with somebody who cannot be seen is as if it were not there.
 */
export async function answerInterest(context: Context, given: Answer): Promise<Answered> {
  const { accountId, interestId, answer } = given;
  return context.transact(async (work) => {
    const { database } = work;
    const now = context.now();
    // Between whom an interest is never changes, so that it can be read before the two are locked.
    const found = await findInterest(database, interestId);
    if (found === undefined || ![found.senderId, found.receiverId].includes(accountId)) {
      throw problem('interest_not_found');
    }
    const partnerId = otherOf(found, accountId);
    await lockAccounts(database, [accountId, partnerId]);
    const at = { database, now: () => now };
    const { viewer } = await requirePartner(at, { viewerId: accountId, partnerId, answer });
    const interest = await settle(work, { ...given, now });
    const { kind, message } = tellings[answer];
    if (answer === 'cancelled') {
      await withdrawNotice(work, { accountId: partnerId, kind: 'interest_received', partnerId: accountId });
    }
    await notify(work, { accountId: partnerId, notice: { kind, partnerId: accountId }, now });
    // Of whoever is hidden nobody else learns that they are here.
    if (viewer.isHidden) work.announce(accountId, { type: 'interest_changed', partner_id: partnerId });
    else announceInterest(work, interest);
    return { data: presentStanding(interest), message };
  });
}

/** Whoever accepts turns to the other one, and must be seen by them; a no is possible for the hidden, too. */
async function requirePartner(
  context: Pick<Context, 'database' | 'now'>,
  { answer, ...look }: { viewerId: number; partnerId: number; answer: InterestAnswer },
): ReturnType<typeof requireVisible> {
  try {
    return await (answer === 'accepted' ? requireReachable : requireVisible)(context, look);
  } catch (error) {
    const isUnseen = error instanceof Problem && error.code === 'partner_not_found';
    throw isUnseen ? problem('interest_not_found') : error;
  }
}

/** Looks at the interest anew now that nobody else changes it, and changes it. */
async function settle(
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
