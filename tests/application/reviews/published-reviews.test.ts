import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchReviews } from '#contract/reviews/admin-reviews.ts';
import { removeReview, showOwnReview } from '#contract/reviews/own-review.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { listReviews, summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { restrictAccount } from '#server/features/accounts/accounts.ts';
import { eraseMember } from '#server/features/privacy/erasure.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aReview, writeReview } from '#tests/factories/a-review.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let moderator: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  application = await startApplication();
  moderator = await anAdministrator(application, { role: 'moderator' });
});
afterAll(() => application.close());
beforeEach(() => application.context.database.deleteFrom('reviews').execute());

let limit = 0;
/** The public list, never one that is cached: the rows of these tests are made without calls. */
const list = async () => {
  limit = (limit % 50) + 1;
  return (await callApi(application, { endpoint: listReviews, input: { limit } })).body;
};
const own = async ({ token }: { token: string }) =>
  (await callApi(application, { endpoint: showOwnReview, input: {}, token })).body.data;
const mayBeAsked = async ({ token }: { token: string }) =>
  (await callApi(application, { endpoint: showReviewRequest, input: {}, token })).body.data.may_be_asked;
const write = ({ token }: { token: string }, stars: number, text: string) =>
  writeReview(application, { token, stars, text });

async function aWriter(stars = 4): Promise<TestMember> {
  const member = await aMember(application);
  await aReview(application, { accountId: member.user_id, stars });
  return member;
}

describe('the public list', () => {
  it('has every published review once, in pages, with the average of all', async () => {
    for (let number = 0; number < 15; number += 1) {
      const { user_id: accountId } = await aMember(application);
      await aReview(application, { accountId, stars: (number % 5) + 1, text: `Number ${number}` });
      application.clock.advanceMinutes(1);
    }
    const waiting = await aMember(application);
    await aReview(application, { accountId: waiting.user_id, stars: 1, status: 'pending' });
    const { body: first } = await callApi(application, { endpoint: listReviews, input: {} });
    expect(first).toMatchObject({ total: 15, review_count: 15, average_rating: 3, page: 1, limit: 12 });
    const { body: second } = await callApi(application, { endpoint: listReviews, input: { page: 2 } });
    expect([first.data.length, second.data.length, second.next]).toEqual([12, 3, null]);
    expect(first.data[0]?.r_text).toBe('Number 14');
    expect(new Set([...first.data, ...second.data].map(({ r_id }) => r_id)).size).toBe(15);
    const { body: summary } = await callApi(application, { endpoint: summariseReviews, input: {} });
    expect(summary.data).toMatchObject({ review_count: 15, average_rating: 3, reviews: first.data });
  });

  it('has the average with one decimal, rounded', async () => {
    for (const stars of [5, 5, 4]) await aWriter(stars);
    expect(await list()).toMatchObject({ average_rating: 4.7 });
  });
});

describe('the review of a member', () => {
  it('who is erased goes along', async () => {
    const { user_id: accountId } = await aWriter();
    const now = application.context.now();
    await application.context.transact(({ database }) =>
      eraseMember({ ...application.context, database }, { accountId, now }),
    );
    const { database } = application.context;
    expect(await database.selectFrom('reviews').select('id').execute()).toEqual([]);
  });

  it('who hides the profile, or is not active, is shown or not', async () => {
    const { user_id: id } = await aWriter();
    const { database } = application.context;
    const become = async (state: { isHidden?: boolean; status?: string; emailVerifiedAt?: null }) => {
      await database.updateTable('accounts').set(state).where('id', '=', id).execute();
      return (await list()).total;
    };
    expect(await become({ isHidden: true })).toBe(1);
    expect(await become({ status: 'inactive' })).toBe(0);
    expect(await become({ status: 'active' })).toBe(1);
    expect(await become({ emailVerifiedAt: null })).toBe(0);
  });

  it('who is about to leave is not shown meanwhile', async () => {
    const { user_id: accountId } = await aWriter();
    const now = application.context.now();
    const deletion = { accountId, requestedAt: now, dueAt: now, wasHidden: false };
    await application.context.database.insertInto('accountDeletions').values(deletion).execute();
    expect(await list()).toMatchObject({ review_count: 0, average_rating: null, data: [] });
  });

  it('who is restricted by a report is not shown meanwhile, and cannot be changed but removed', async () => {
    const writer = await aWriter();
    const { transact, now } = application.context;
    const restriction = { kind: 'hidden', reason: 'Unkind', until: null, reportId: null } as const;
    const accountId = writer.user_id;
    await transact((work) =>
      restrictAccount(work, { ...restriction, accountId, createdBy: moderator.user_id, now: now() }),
    );
    expect((await list()).total).toBe(0);
    const { token } = moderator;
    const queue = await callApi(application, { endpoint: searchReviews, input: {}, token });
    expect(queue.body.data[0]).toMatchObject({ r_is_writer_shown: false });
    const refused = await write(writer, 5, 'Let me in.');
    expect([refused.status, refused.body.code]).toEqual([403, 'review_not_open']);
    const removed = await callApi(application, { endpoint: removeReview, input: {}, token: writer.token });
    expect([removed.status, (await own(writer)).review]).toEqual([200, null]);
  });
});

it('a member is asked after a week and an accepted interest, and not once there is a review', async () => {
  const member = await aMember(application);
  const partner = await aMember(application, { gender: 'Male' });
  expect(await mayBeAsked(member)).toBe(false);
  await anInterest(application, {
    senderId: member.user_id,
    receiverId: partner.user_id,
    status: 'accepted',
  });
  expect(await mayBeAsked(member)).toBe(false);
  application.clock.advanceMinutes(8 * 24 * 60);
  expect(await mayBeAsked(member)).toBe(true);
  await write(member, 5, 'Kind.');
  expect((await own(member)).review).toMatchObject({ r_status: 'pending' });
  expect(await mayBeAsked(member)).toBe(false);
});
