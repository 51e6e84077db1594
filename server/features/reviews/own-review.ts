import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import type {
  addReview as addReviewEndpoint,
  showOwnReview as showOwnReviewEndpoint,
} from '#contract/reviews/own-review.ts';
import type { showReviewRequest } from '#contract/reviews/review-request.ts';
import type { OwnReviewWire } from '#contract/reviews/review.wire.ts';
import { listAdministratorsWith, lockAccount } from '#server/features/accounts/accounts.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { contentOf, presentOwn } from './reviews.presenter.ts';
import {
  changeReview,
  countChanges,
  deleteReview,
  findOwnReview,
  hasReasonToReview,
  insertChange,
  insertReview,
  lockReview,
  mayWrite,
} from './reviews.repository.ts';
import { askedWhenRegisteredBefore, changesSince, mostChanges, submitWords } from './reviews.rules.ts';

/** The own review, and the name that a new one gets. */
export async function showOwnReview(
  { database }: Context,
  accountId: number,
): Promise<EndpointData<typeof showOwnReviewEndpoint>> {
  const review = await findOwnReview(database, accountId);
  return {
    review: review === undefined ? null : presentOwn(review),
    name: await findName(database, accountId),
  };
}

/** Whether now is a good time to ask a member for a review. */
export async function showRequest(
  { database, now }: Context,
  accountId: number,
): Promise<EndpointData<typeof showReviewRequest>> {
  const registeredBefore = askedWhenRegisteredBefore(now());
  return { may_be_asked: await hasReasonToReview(database, { accountId, registeredBefore }) };
}

type Written = { accountId: number; input: ValidInput<typeof addReviewEndpoint> };

/**
 * Writes the review of a member, or changes it. The same review again changes nothing. Throws review_not_open and
 * too_many_review_changes.
 */
export async function writeReview(
  { transact, now: clock }: Context,
  { accountId, input }: Written,
): Promise<{ data: OwnReviewWire; message?: MessageKey }> {
  const now = clock();
  return transact(async (work) => {
    const { database } = work;
    // Two calls of one member at the same time write one review.
    await lockAccount(database, accountId);
    const before = await lockReview(database, { accountId });
    const name = input.name ?? before?.name ?? (await findName(database, accountId));
    const words = { name, rating: input.stars, text: input.text };
    const content = submitWords(before === undefined ? undefined : contentOf(before), words);
    if (content === null && before !== undefined) return { data: presentOwn(before) };
    if (!(await mayWrite(database, accountId))) throw problem('review_not_open');
    await countChange(database, { accountId, now });
    const sent = { ...words, ...content, submittedAt: now, reason: null };
    const review =
      before === undefined
        ? await insertReview(database, { ...sent, accountId, createdAt: now })
        : await changeReview(database, { id: before.id, changes: sent });
    await announceReview(work, accountId);
    return {
      data: presentOwn(review),
      ...(review.status === 'published' && { message: 'outcome.review_saved' }),
    };
  });
}

async function countChange(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const since = changesSince(now);
  const { count, earliest } = await countChanges(database, { accountId, since });
  if (count >= mostChanges && earliest !== null) {
    const retryAfter = Math.ceil((earliest.getTime() - since.getTime()) / 1000);
    throw problem('too_many_review_changes', { retryAfter });
  }
  await insertChange(database, { accountId, changedAt: now });
}

/** Removes the review of a member with its answer. Without one nothing happens. */
export async function removeReview({ transact }: Context, accountId: number): Promise<void> {
  await transact(async (work) => {
    await lockAccount(work.database, accountId);
    if (await deleteReview(work.database, accountId)) await announceReview(work, accountId);
  });
}

/** Has the open windows of the member and of the administrators who decide load a changed review again. */
export async function announceReview({ database, announce }: Work, accountId: number): Promise<void> {
  announce(accountId, { type: 'reviews_changed' });
  for (const id of await listAdministratorsWith(database, 'stories.decide')) {
    announce(id, { type: 'reviews_changed' });
  }
}

async function findName(database: Database, accountId: number): Promise<string> {
  const { firstName, lastName } = await findProfile(database, accountId);
  return `${firstName} ${lastName}`.trim();
}
