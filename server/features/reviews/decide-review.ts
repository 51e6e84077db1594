import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  searchReviews as searchReviewsEndpoint,
  updateReview as updateReviewEndpoint,
} from '#contract/reviews/admin-reviews.ts';
import type { AdminReviewWire } from '#contract/reviews/review.wire.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { lockAccount } from '#server/features/accounts/accounts.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { announceReview } from './own-review.ts';
import { contentOf, presentForAdministrators } from './reviews.presenter.ts';
import {
  changeReview,
  countWaiting,
  findReview,
  lockReview,
  type Review,
  searchReviews as findReviews,
} from './reviews.repository.ts';
import { decide } from './reviews.rules.ts';

/** A page of the reviews; those that wait come the longest waiting first. Throws invalid_input for an unknown cursor. */
export async function searchReviews(
  { database }: Context,
  { status, ...input }: ValidInput<typeof searchReviewsEndpoint>,
) {
  const query = readListing(input, status === 'pending' ? 'age' : 'submitted_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const memberId = readMemberId(query.search, memberIdPrefix);
  const { rows, total } = await findReviews(database, { ...query, status, memberId });
  return {
    data: rows.map(presentForAdministrators),
    ...pagingOf(query, total),
    waiting: await countWaiting(database),
  };
}

type Update = { administratorId: number; input: ValidInput<typeof updateReviewEndpoint> };

/** Publishes, rejects or answers a review. Throws not_found, and member_review_changed when the caller saw an earlier version. */
export async function updateReview(
  { transact, now: clock }: Context,
  { administratorId, input }: Update,
): Promise<AdminReviewWire> {
  const now = clock();
  return transact(async (work) => {
    const { database } = work;
    const review = await lockWithWriter(database, input.review_id);
    if (review === undefined) throw problem('not_found');
    if (input.version !== undefined && input.version !== review.version) {
      throw problem('member_review_changed');
    }
    const decision = decisionOf(review, { administratorId, input, now });
    const answer = answerOf(review, { input, now });
    if (decision !== null || answer !== null) {
      const changes = { ...decision, ...answer };
      const changed = await changeReview(database, { id: review.id, changes });
      await notifyMember(work, { before: review, after: changed, isDecided: decision !== null, now });
      await announceReview(work, review.accountId);
      await record(work, {
        before: review,
        after: changed,
        isDecided: decision !== null,
        administratorId,
        now,
      });
    }
    const found = await findReview(database, review.id);
    if (found === undefined) throw problem('not_found');
    return presentForAdministrators(found);
  });
}

/** Locks a review after the account of its writer, as the writer's own changes do, so that they never wait for each other. */
async function lockWithWriter(database: Database, id: number): Promise<Review | undefined> {
  const found = await findReview(database, id);
  if (found === undefined) return undefined;
  await lockAccount(database, found.accountId);
  return lockReview(database, { id });
}

/** The columns that a decision changes; null when it is as decided already. */
function decisionOf(review: Review, { administratorId, input, now }: Update & { now: Date }) {
  const { status, take_down: takesDown = false, reason } = input;
  if (status === undefined) return null;
  const decided = decide(contentOf(review), { status, takesDown });
  if (decided === null) return null;
  const written = reason === undefined || reason === '' ? null : reason;
  return {
    ...decided,
    reason: status === 'rejected' ? written : null,
    decidedAt: now,
    decidedBy: administratorId,
  };
}

/** The columns of a changed answer; null when it stays. */
function answerOf(review: Review, { input, now }: Pick<Update, 'input'> & { now: Date }) {
  if (input.answer === undefined) return null;
  const answer = input.answer === '' ? null : input.answer;
  if (answer === review.answer) return null;
  return { answer, answeredAt: answer === null ? null : now };
}

type Changed = { before: Review; after: Review; isDecided: boolean; now: Date };

/** The member reads of a decision, and of an answer that visitors can read; not of a corrected answer. */
async function notifyMember(work: Work, { before, after, isDecided, now }: Changed): Promise<void> {
  const isAnswered = before.answer === null && after.answer !== null && after.shownText !== null;
  const decided = after.status === 'published' ? 'review_published' : 'review_rejected';
  if (!isDecided && !isAnswered) return;
  const kind = isAnswered && !(isDecided && decided === 'review_rejected') ? 'review_answered' : decided;
  const notification = { kind, details: { name: '', count: 1 } } as const;
  await notify(work, { accountId: after.accountId, notification, now });
}

/** A text may say anything about the member, so the log has only whether there is one. */
async function record(
  { database }: Work,
  { before, after, isDecided, administratorId, now }: Changed & { administratorId: number },
): Promise<void> {
  const decided = after.status === 'published' ? 'member_review.published' : 'member_review.rejected';
  const describe = ({ status, shownText, answer }: Review) => ({
    status,
    is_shown: shownText !== null,
    has_answer: answer !== null,
  });
  await recordAction(database, {
    administratorId,
    action: isDecided ? decided : 'member_review.answered',
    subject: `review ${after.id} of account ${after.accountId}`,
    before: describe(before),
    after: describe(after),
    now,
  });
}
