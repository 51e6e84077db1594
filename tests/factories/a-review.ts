import { addReview } from '#contract/reviews/own-review.ts';
import type { ReviewState } from '#contract/reviews/review.wire.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

type Written = { accountId: number; stars?: number; text?: string; name?: string; status?: ReviewState };

/** The review of a member without one, as a row: published unless another state is named. */
export async function aReview(
  { context }: Pick<TestApplication, 'context'>,
  { accountId, stars = 5, text = 'Kind and clear.', name = 'Lakshmi Nair', status = 'published' }: Written,
): Promise<number> {
  const now = context.now();
  const { id } = await context.database
    .insertInto('reviews')
    .values({
      accountId,
      name,
      rating: stars,
      text,
      status,
      createdAt: now,
      submittedAt: now,
      ...(status === 'published' && {
        shownName: name,
        shownRating: stars,
        shownText: text,
        decidedAt: now,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The call by which a member writes a review. */
export async function writeReview(
  application: TestApplication,
  { token, ...input }: { token: string; stars: number; text: string; name?: string },
) {
  return callApi(application, { endpoint: addReview, input, token });
}

/** A valid input of every call about reviews, by name. */
export function writeReviewInputs(reviewId: number): Record<string, object> {
  return {
    'GET /review/summary': {},
    'GET /review/list': { page: '1', limit: '12' },
    'GET /review/own': {},
    'GET /review/request': {},
    'POST /review/add': { stars: 5, text: 'Kind and clear.' },
    'POST /review/remove': {},
    'POST /admin/reviews/list': { status: 'pending', search: 'kind', page: 1 },
    'POST /admin/reviews/update': { review_id: reviewId, status: 'published', answer: 'Thank you.' },
  };
}
