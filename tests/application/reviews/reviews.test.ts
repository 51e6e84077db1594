import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { searchReviews, updateReview } from '#contract/reviews/admin-reviews.ts';
import { removeReview, showOwnReview } from '#contract/reviews/own-review.ts';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { writeReview } from '#tests/factories/a-review.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { signInAgain } from '#tests/support/start-test-session.ts';

let application: TestApplication;
let moderator: { token: string; user_id: number };
beforeAll(async () => {
  application = await startApplication();
  moderator = await anAdministrator(application, { role: 'moderator' });
});
afterAll(() => application.close());
beforeEach(() => application.context.database.deleteFrom('reviews').execute());

const summary = async () => (await callApi(application, { endpoint: summariseReviews, input: {} })).body.data;
const own = async ({ token }: { token: string }) =>
  (await callApi(application, { endpoint: showOwnReview, input: {}, token })).body.data;
const queue = async (input: EndpointInput<typeof searchReviews> = {}) =>
  (await callApi(application, { endpoint: searchReviews, input, token: moderator.token })).body;
const update = (input: EndpointInput<typeof updateReview>, { token } = moderator) =>
  callApi(application, { endpoint: updateReview, input, token });
const write = (member: { token: string }, stars: number, text: string) =>
  writeReview(application, { token: member.token, stars, text });
const bellOf = async ({ token }: { token: string }) =>
  (await callApi(application, { endpoint: listNotifications, input: {}, token })).body.data.map(
    ({ kind }) => kind,
  );

/** A member with a review that waits. */
async function aWriter(stars = 4, text = 'Kind and clear.'): Promise<TestMember & { reviewId: number }> {
  const member = await aMember(application, { firstname: 'Lakshmi', lastname: 'Narayanan' });
  await write(member, stars, text);
  const { id } = await application.context.database
    .selectFrom('reviews')
    .select('id')
    .where('accountId', '=', member.user_id)
    .executeTakeFirstOrThrow();
  return { ...member, reviewId: id };
}

async function aPublished(stars = 4, text = 'Kind and clear.') {
  const writer = await aWriter(stars, text);
  await update({ review_id: writer.reviewId, status: 'published' });
  return writer;
}

describe('a review', () => {
  it('waits, and is shown once it is published, with a shortened name and the answer', async () => {
    const member = await aMember(application, { firstname: 'Lakshmi', lastname: 'Narayanan' });
    const sent = await write(member, 4, 'Kind and clear.\n<script>alert(1)</script>');
    expect([sent.status, sent.body.message]).toEqual([
      201,
      'Thank you. Your review will be shown once we have read it.',
    ]);
    expect(sent.body.data).toMatchObject({ r_status: 'pending', r_name: 'Lakshmi Narayanan' });
    expect(await summary()).toMatchObject({ review_count: 0, average_rating: null, reviews: [] });

    const listed = await queue({ status: 'pending' });
    expect(listed).toMatchObject({ total: 1, waiting: 1 });
    const review_id = listed.data[0]?.r_id ?? 0;
    await update({ review_id, status: 'published', answer: 'Thank you.' });
    // At once, although the answer before is cached for seconds.
    const shown = await summary();
    expect(shown).toMatchObject({ review_count: 1, average_rating: 4 });
    expect(shown.reviews).toEqual([
      {
        r_id: review_id,
        r_name: 'Lakshmi N.',
        r_rating: 4,
        r_text: 'Kind and clear.\n<script>alert(1)</script>',
        r_created_at: expect.any(String),
        r_answer: 'Thank you.',
        r_answered_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain('Narayanan');
    expect(await bellOf(member)).toEqual(['review_answered']);
  });

  it.each([
    ['stars', { stars: 0 }, 'Choose one to five stars'],
    ['stars', { stars: 6 }, 'Choose one to five stars'],
    ['stars', { stars: 4.5 }, 'Choose one to five stars'],
    ['text', { text: '  ' }, 'Write a few words'],
    ['text', { text: 'x'.repeat(10_000) }, 'This text is too long'],
    ['text', { text: 'Kind\u202E and clear' }, 'Remove hidden or control characters'],
    ['name', { name: 'x'.repeat(61) }, 'This text is too long'],
  ])('with wrong %s is refused, case %#', async (field, changes, message) => {
    const { token } = await aMember(application);
    const sent = await writeReview(application, { token, stars: 5, text: 'Kind.', ...changes });
    expect([sent.status, sent.body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('is one for each member, however often it is sent at the same time', async () => {
    const member = await aMember(application);
    const sent = await Promise.all(Array.from({ length: 20 }, () => write(member, 5, 'Kind and clear.')));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await queue()).total).toBe(1);
    const { token } = await aMember(application);
    const others = Array.from({ length: 20 }, (_, index) => write({ token }, 5, `Kind ${index}.`));
    const statuses = (await Promise.all(others)).map(({ status }) => String(status)).toSorted();
    expect(statuses).toEqual([...Array<string>(5).fill('201'), ...Array<string>(15).fill('429')]);
    expect((await queue()).total).toBe(2);
  });

  it('may be sent five times a day, also when it is removed in between', async () => {
    const member = await aMember(application);
    for (const stars of [1, 2, 3, 4, 5]) {
      expect((await write(member, stars, 'Kind.')).status).toBe(201);
      await callApi(application, { endpoint: removeReview, input: {}, token: member.token });
    }
    const refused = await write(member, 5, 'Kind.');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_review_changes']);
    expect(refused.body.retry_after).toBe(24 * 60 * 60);
    application.clock.advanceMinutes(25 * 60);
    await signInAgain(application, moderator);
    const { token } = await aMember(application, {});
    expect((await write({ token }, 5, 'Kind.')).status).toBe(201);
  });

  it('may be under the name of a parent, which stays when it is changed', async () => {
    const { token } = await aMember(application);
    await writeReview(application, { token, stars: 5, text: 'For my son.', name: 'Sunita Tiwari' });
    expect((await write({ token }, 5, 'For my daughter.')).body.data).toMatchObject({
      r_name: 'Sunita Tiwari',
      r_shown_name: 'Sunita T.',
    });
  });
});

describe('a changed review', () => {
  it('waits while the published one stays, and replaces it once it is published', async () => {
    const writer = await aPublished(5, 'Kind and clear.');
    expect((await write(writer, 1, 'Slow and dear.')).body.data).toMatchObject({
      r_status: 'pending',
      r_published: { r_rating: 5, r_text: 'Kind and clear.' },
    });
    expect(await summary()).toMatchObject({ average_rating: 5, reviews: [{ r_text: 'Kind and clear.' }] });
    await update({ review_id: writer.reviewId, status: 'published' });
    expect(await summary()).toMatchObject({ average_rating: 1, reviews: [{ r_text: 'Slow and dear.' }] });
  });

  it('counts at once when only the stars changed', async () => {
    const writer = await aPublished(5);
    const { body } = await write(writer, 2, 'Kind and clear.');
    expect([body.data?.r_status, body.message]).toEqual(['published', 'Your review is saved and shown.']);
    expect(await summary()).toMatchObject({ average_rating: 2, review_count: 1 });
  });

  it('that is rejected leaves the published one, unless that is taken down as well', async () => {
    const writer = await aPublished();
    await write(writer, 1, 'Call me at 98470 11223.');
    await update({ review_id: writer.reviewId, status: 'rejected', reason: 'Please leave out the number.' });
    expect(await summary()).toMatchObject({ review_count: 1, average_rating: 4 });
    expect((await own(writer)).review).toMatchObject({
      r_status: 'rejected',
      r_reason: 'Please leave out the number.',
      r_published: { r_rating: 4 },
    });
    await update({ review_id: writer.reviewId, status: 'rejected', take_down: true });
    expect(await summary()).toMatchObject({ review_count: 0 });
    expect((await own(writer)).review).toMatchObject({ r_published: null });
    expect(await bellOf(writer)).toEqual(['review_rejected', 'review_rejected', 'review_published']);
  });

  it('can be removed, and written again', async () => {
    const writer = await aPublished();
    for (const status of [200, 200]) {
      const removed = await callApi(application, { endpoint: removeReview, input: {}, token: writer.token });
      expect(removed.status).toBe(status);
    }
    expect(await summary()).toMatchObject({ review_count: 0 });
    expect((await own(writer)).review).toBeNull();
    expect((await write(writer, 3, 'Again.')).body.data?.r_status).toBe('pending');
  });
});

describe('a decision', () => {
  it('is refused for a version that changed since', async () => {
    const writer = await aWriter();
    const version = (await queue()).data[0]?.r_version ?? 0;
    await write(writer, 1, 'Other words.');
    const refused = await update({ review_id: writer.reviewId, status: 'published', version });
    expect([refused.status, refused.body.code]).toEqual([409, 'member_review_changed']);
    const latest = (await queue()).data[0]?.r_version ?? 0;
    const both = await Promise.all([
      update({ review_id: writer.reviewId, status: 'published', version: latest }),
      update({ review_id: writer.reviewId, status: 'rejected', version: latest }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it('and a change of the member at the same time never wait for each other', async () => {
    const writer = await aWriter();
    const calls = [1, 2, 3, 4].flatMap((stars) => [
      write(writer, stars, `Words ${stars}.`),
      update({ review_id: writer.reviewId, status: stars % 2 === 0 ? 'published' : 'rejected' }),
    ]);
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([201, 200]));
  });

  it('is recorded without the words', async () => {
    const writer = await aPublished(4, 'Secret words');
    await update({ review_id: writer.reviewId, answer: 'Secret answer' });
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `review ${writer.reviewId} of account ${writer.user_id}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'member_review.published',
      'member_review.answered',
    ]);
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });

  it('of an unknown review is refused, and changes nothing when it is as it was', async () => {
    const unknown = await update({ review_id: 2_000_000_000, status: 'published' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const writer = await aPublished();
    const again = await update({ review_id: writer.reviewId, status: 'published' });
    expect(again.body.data).toMatchObject({ r_status: 'published', r_version: 2 });
    expect(await bellOf(writer)).toEqual(['review_published']);
  });

  it.each([
    ['finance', 403],
    ['support', 403],
    ['grievance_officer', 403],
    ['owner', 200],
  ] as const)('by the role %s answers %i', async (role, status) => {
    const writer = await aWriter();
    const caller = await anAdministrator(application, { role });
    expect((await update({ review_id: writer.reviewId, status: 'published' }, caller)).status).toBe(status);
  });
});

describe('an answer', () => {
  it('is changed without a second notice, and removed', async () => {
    const writer = await aPublished();
    await update({ review_id: writer.reviewId, answer: 'Thnk you.' });
    await update({ review_id: writer.reviewId, answer: 'Thank you.' });
    expect((await summary()).reviews[0]?.r_answer).toBe('Thank you.');
    expect(await bellOf(writer)).toEqual(['review_answered', 'review_published']);
    await update({ review_id: writer.reviewId, answer: '' });
    expect((await summary()).reviews[0]).toMatchObject({ r_answer: null, r_answered_at: null });
  });
});
