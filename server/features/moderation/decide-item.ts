import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { decideReview } from '#contract/moderation/review.ts';
import { isReviewReason } from '#contract/moderation/review.choices.ts';
import { reviewItemWire, type ReviewItemWire } from '#contract/moderation/review.wire.ts';
import { profileWireNames } from '#contract/profiles/fact-names.ts';
import { lockAccount } from '#server/features/accounts/accounts.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { decidePhoto } from '#server/features/photos/photos.ts';
import { decideProfile, lockProfile } from '#server/features/profiles/profiles.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { deliverDecisionJob } from './deliver-decision.ts';
import { isClaimedByOther } from './moderation.rules.ts';
import { findItem, lockItem, type ReviewItem, storeDecision } from './review-items.repository.ts';

type Input = ValidInput<typeof decideReview>;
type Decision = { administratorId: number; input: Input };

/**
 * Approves, rejects or holds an item, records it in the audit log, and notifies the member of what concerns them. Throws
 * not_found; review_claimed while another moderator has it open; review_decided; review_changed when the member changed it since
 * the version that the moderator saw.
 */
export async function decideItem(
  context: Context,
  { administratorId, input }: Decision,
): Promise<{ item_id: number; state: ReviewItemWire['state'] }> {
  const now = context.now();
  const found = await findItem(context.database, input.item_id);
  if (found === undefined) throw problem('not_found');
  return context.transact(async (work) => {
    const account = await lockAccount(work.database, found.accountId);
    const item = await lockItem(work.database, input.item_id);
    // Erased, or the photo was removed, since the call began.
    if (account === undefined || item === undefined) throw problem('not_found');
    refuseDecision(item, { administratorId, input, now });
    const state = await carryOut(work, { item, account, input, administratorId, now });
    await recordAction(work.database, {
      administratorId,
      action: actions[input.decision],
      // Own words may name the member.
      ...(input.decision === 'reject' && isReviewReason(input.reason) && { reason: input.reason }),
      subject:
        item.photoId === null
          ? `account ${item.accountId}`
          : `photo ${item.photoId} of account ${item.accountId}`,
      after: {
        item: item.id,
        kind: item.kind,
        fields: item.fields.map((fact) => wireNames[fact] ?? fact).join(', '),
      },
      now,
    });
    return { item_id: item.id, state };
  });
}

const actions = {
  approve: 'review.approved',
  reject: 'review.rejected',
  hold: 'review.held',
} as const;

const wireNames: Readonly<Record<string, string>> = profileWireNames;

function refuseDecision(item: ReviewItem, { administratorId, input, now }: Decision & { now: Date }): void {
  if (item.state !== 'waiting') throw problem('review_decided');
  if (isClaimedByOther(item, { administratorId, now })) throw problem('review_claimed');
  if (input.version !== undefined && input.version !== item.version) throw problem('review_changed');
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
type Locked = Decision & { item: ReviewItem; account: Account; now: Date };

async function carryOut(work: Work, locked: Locked): Promise<ReviewItemWire['state']> {
  const { item, account, input, administratorId, now } = locked;
  const { decision, reason } = input;
  if (decision === 'hold') {
    await storeDecision(work.database, { id: item.id, heldAt: now, note: reason });
    return 'waiting';
  }
  const state = decision === 'approve' ? 'approved' : 'rejected';
  const { isSeen, isShownNow } = await applyDecision(work, locked);
  const decided = { decidedBy: administratorId, decidedAt: now, heldAt: null, note: null };
  const writtenReason = decision === 'reject' ? reason : null;
  await storeDecision(work.database, { id: item.id, state, ...decided, reason: writtenReason });
  work.memberChanged(item.accountId);
  work.announce(item.accountId, { type: 'profile_reviewed' });
  if (isSeen && isShownToOthers({ ...account, isWithheld: false }))
    await announceMemberChange(work, item.accountId);
  if (decision === 'reject' || isShownNow) await notifyMember(work, locked);
  return reviewItemWire.shape.state.parse(state);
}

/** Whether others see something else now, and whether a withheld member became visible. */
async function applyDecision(
  work: Work,
  { item, account, input, now }: Locked,
): Promise<{ isSeen: boolean; isShownNow: boolean }> {
  const isApproved = input.decision === 'approve';
  const reason = isApproved ? null : input.reason;
  if (item.photoId !== null) {
    const decided = await decidePhoto(work, { photoId: item.photoId, isApproved, reason });
    // Removed since the item was read.
    if (decided === null) throw problem('review_changed');
    return { isSeen: decided.wasShown !== isApproved && !account.isWithheld, isShownNow: false };
  }
  const profile = await lockProfile(work.database, item.accountId);
  const decision = isApproved ? 'approve' : 'reject';
  const { isVisibilityChanged } = await decideProfile(work, { profile, decision, reason, now });
  const isStillWithheld = account.isWithheld && !isVisibilityChanged;
  return { isSeen: !isStillWithheld, isShownNow: isApproved && isVisibilityChanged };
}

async function notifyMember(work: Work, { item, input, now }: Locked): Promise<void> {
  const isApproved = input.decision === 'approve';
  const details = {
    item: reviewItemWire.shape.kind.parse(item.kind),
    isApproved,
    reason: isApproved ? null : input.reason,
    count: 1,
  };
  await notify(work, {
    accountId: item.accountId,
    notification: { kind: 'review_decided', details },
    now,
  });
  await work.enqueue(deliverDecisionJob, { itemId: item.id });
}
