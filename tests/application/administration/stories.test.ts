import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { answerStory, listStories, showStory } from '#contract/stories/stories.ts';
import { storyLimits } from '#contract/stories/story-limits.ts';
import {
  askCouple,
  decideStory,
  deleteStory,
  editStory,
  listReviewedStories,
  moveStory,
  showReviewedStory,
} from '#contract/stories/story-review.ts';
import { listStories as listShown } from '#server/features/stories/show-stories.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aStory, bothAgreed } from '#tests/factories/a-story.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let moderator: SessionData;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: 'https://families.example' });
  moderator = await anAdministrator(application, { role: 'moderator' });
});
afterAll(() => application.close());

const decide = (story_id: number, status: EndpointInput<typeof decideStory>['status']) =>
  callApi(application, { endpoint: decideStory, input: { story_id, status }, token: moderator.token });
const remove = (story_id: number) =>
  callApi(application, { endpoint: deleteStory, input: { story_id }, token: moderator.token });
const edit = (input: EndpointInput<typeof editStory>) =>
  callApi(application, { endpoint: editStory, input, token: moderator.token });
const move = (story_id: number, place: number) =>
  callApi(application, { endpoint: moveStory, input: { story_id, place }, token: moderator.token });
const reviewed = async (input: EndpointInput<typeof listReviewedStories> = {}) =>
  (await callApi(application, { endpoint: listReviewedStories, input, token: moderator.token })).body;
const find = async (id: number) => (await reviewed()).data.find(({ ss_id }) => ss_id === id);
/** What visitors see now. The factory writes past the calls, so it is read past the cache. */
const publicIds = async () => {
  const { data } = await listShown(application.context, { search: '', page: 1, limit: storyLimits.page });
  return data.map(({ ss_id }) => ss_id);
};
const show = (id: number) => callApi(application, { endpoint: showStory, input: { id } });

describe('the review of a story', () => {
  it('approves it: visitors see it at once, first of all, and both people are mailed', async () => {
    const { id, bride, groom } = await aStory(application, { status: 'pending', agreed: bothAgreed });
    const list = () => callApi(application, { endpoint: listStories, input: {} });
    const before = (await list()).body.data.map(({ ss_id }) => ss_id);
    expect([before.includes(id), (await show(id)).status]).toEqual([false, 404]);
    const { status, body } = await decide(id, 'approved');
    expect([status, body.result, body.message]).toEqual([200, true, 'Success story approved successfully.']);
    expect(body.data).toMatchObject({ ss_id: id, ss_status: 'approved', ss_is_shown: true });
    expect((await list()).body.data[0]?.ss_id).toBe(id);
    expect((await show(id)).body.data).toMatchObject({ ss_id: id, bride_id: null, bride_lastname: '' });
    for (const { email } of [bride, groom]) {
      const [mail] = await receiveMails(application, { address: email, count: 1 });
      expect(mail?.text).toContain(`https://families.example/view-success-story?id=${id}`);
    }
  });

  it('rejects it, and takes a decision back', async () => {
    const { id } = await aStory(application, { status: 'pending' });
    const rejected = await decide(id, 'rejected');
    expect(rejected.body).toMatchObject({ result: true, message: 'Success story rejected successfully.' });
    expect(await find(id)).toMatchObject({ ss_status: 'rejected', ss_is_shown: false });
    expect((await decide(id, 'pending')).body.data).toMatchObject({ ss_status: 'pending' });
    expect((await show(id)).status).toBe(404);
  });

  it('of 20 equal decisions at the same time records one', async () => {
    const { id } = await aStory(application, { status: 'pending', agreed: bothAgreed });
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(id, 'approved')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select('action')
      .where('subject', '=', `story ${id}`)
      .execute();
    expect(entries).toEqual([{ action: 'story.approved' }]);
  });

  it.each(['approve', '', 'deleted', null])('refuses the status %j', async (status) => {
    const { id } = await aStory(application, { status: 'pending' });
    const answer = await sendRaw(application, {
      method: 'POST',
      url: '/api/admin/success_story/update',
      payload: JSON.stringify({ story_id: id, status }),
      token: moderator.token,
    });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'status']);
  });

  it('answers for a story that does not exist that there is none', async () => {
    const answers = [
      await decide(999_999, 'approved'),
      await remove(999_999),
      await edit({ story_id: 999_999, story: 'Once' }),
      await move(999_999, 1),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'not_found']),
    );
  });

  it('cannot approve a story that a person of the couple objects to', async () => {
    const { id, tokens } = await aStory(application, { status: 'pending' });
    const input = { token: tokens.groom, answer: 'objected' } as const;
    await callApi(application, { endpoint: answerStory, input });
    expect((await decide(id, 'approved')).body).toMatchObject({ result: false, code: 'story_objected' });
    expect(await find(id)).toMatchObject({ ss_groom_answer: 'objected', ss_bride_answer: null });
  });

  it('cannot approve a wedding before the younger of the two was of age', async () => {
    const { id } = await aStory(application, { status: 'pending', weddingDate: '2005-02-14' });
    expect((await decide(id, 'approved')).body).toMatchObject({ result: false, code: 'story_below_age' });
    expect((await decide(id, 'rejected')).body.result).toBe(true);
  });

  it('asks no couple about a story that waits no more', async () => {
    const { id } = await aStory(application);
    await decide(id, 'rejected');
    const { status, body } = await callApi(application, {
      endpoint: askCouple,
      input: { story_id: id },
      token: moderator.token,
    });
    expect([status, body.code]).toEqual([409, 'story_changed']);
  });

  it('is refused to who saw another status, unless that is what was wanted', async () => {
    const { id } = await aStory(application);
    const input = { story_id: id, previous: 'pending', status: 'rejected' } as const;
    const { token } = moderator;
    const answers = [
      await callApi(application, { endpoint: decideStory, input, token }),
      await callApi(application, { endpoint: deleteStory, input, token }),
      await callApi(application, { endpoint: decideStory, input: { ...input, status: 'approved' }, token }),
    ];
    expect(answers.map(({ body }) => body.code ?? 'done')).toEqual([
      'story_changed',
      'story_changed',
      'done',
    ]);
  });
});

describe('the list for review', () => {
  it('has waiting stories first, oldest first, and filters by state and by name or place', async () => {
    const first = await aStory(application, { status: 'pending', place: 'Thrissur' });
    application.clock.advanceMinutes(1);
    const second = await aStory(application, { status: 'pending', place: 'Thrissur' });
    const shown = await aStory(application, { place: 'Thrissur' });
    const all = await reviewed({ search: 'thriss' });
    expect(all.data.map(({ ss_id }) => ss_id)).toEqual([first.id, second.id, shown.id]);
    const page = await reviewed({ search: 'thriss', status: 'pending', limit: 1, page: 2 });
    expect([page.data.map(({ ss_id }) => ss_id), page.total, page.next]).toEqual([[second.id], 2, null]);
    expect((await reviewed({ search: '100%_' })).data).toEqual([]);
  });

  it('has the documented fields', async () => {
    const { id, bride, groom } = await aStory(application, { status: 'pending' });
    expect(await find(id)).toMatchObject({
      ss_id: id,
      ss_status: 'pending',
      ss_image: '',
      ss_story: 'We met in spring and married in winter.',
      ss_wedding_date: '2026-02-14',
      bride_id: bride.user_id,
      ss_bride_id: bride.user_id,
      bride_firstname: expect.any(String),
      bride_lastname: expect.any(String),
      groom_id: groom.user_id,
      ss_groom_id: groom.user_id,
      groom_firstname: 'Joseph',
      groom_lastname: 'Varghese',
      name: expect.stringContaining('Joseph'),
    });
  });
});

describe('the correction of a story', () => {
  it('keeps the text as it was sent, also after a second one', async () => {
    const { id } = await aStory(application, { story: 'We mett.' });
    await edit({ story_id: id, story: 'We met.', previous: 'We mett.' });
    const { body } = await edit({ story_id: id, story: 'We met in May.' });
    expect(body.data).toMatchObject({ ss_story: 'We met in May.', ss_original_story: 'We mett.' });
    expect((await show(id)).body.data.ss_story).toBe('We met in May.');
  });

  it('is refused when another administrator was faster', async () => {
    const { id } = await aStory(application, { story: 'We mett.' });
    const answers = await Promise.all(
      ['We met.', 'We met!'].map((story) => edit({ story_id: id, story, previous: 'We mett.' })),
    );
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'story_changed']);
  });

  it('is in the audit log without the text, which is personal', async () => {
    const { id } = await aStory(application, { story: 'We mett.' });
    await edit({ story_id: id, story: 'We met.' });
    const entry = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `story ${id}`)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'story.edited', before: null, after: null });
  });
});

describe('the order', () => {
  it('of the landing page is that of the moves, also of several at the same time', async () => {
    const stories = [await aStory(application), await aStory(application), await aStory(application)];
    for (const [index, { id }] of stories.entries()) await move(id, index + 1);
    const [one, two, three] = stories.map(({ id }) => id);
    expect((await publicIds()).slice(0, 3)).toEqual([one, two, three]);
    await move(three ?? 0, 1);
    expect((await publicIds()).slice(0, 3)).toEqual([three, one, two]);
    await move(three ?? 0, 1_000_000);
    expect((await publicIds()).at(-1)).toBe(three);
    await Promise.all(stories.map(({ id }) => move(id, 1)));
    expect(new Set((await publicIds()).slice(0, 3))).toEqual(new Set([one, two, three]));
  });

  it('is in the list for review, which says what the landing page shows', async () => {
    const { body } = await callApi(application, { endpoint: listStories, input: {} });
    const shown = body.data.map(({ ss_id }) => ss_id);
    const approved = (await reviewed({ status: 'approved' })).data;
    expect(approved.map(({ ss_order }) => ss_order)).toEqual(approved.map((_story, index) => index + 1));
    const onLanding = approved.filter((story) => story.ss_is_on_landing).map(({ ss_id }) => ss_id);
    expect(onLanding).toEqual(shown.slice(0, storyLimits.landing));
    const input = { story_id: approved[1]?.ss_id ?? 0 };
    const one = await callApi(application, { endpoint: showReviewedStory, input, token: moderator.token });
    expect(one.body.data).toEqual(approved[1]);
  });

  it('has no place for a story that waits', async () => {
    const { id } = await aStory(application, { status: 'pending' });
    expect((await move(id, 1)).body.code).toBe('story_changed');
  });
});

it('the calls of the review need the permission', async () => {
  const { token } = await anAdministrator(application, { role: 'finance' });
  const { status } = await callApi(application, { endpoint: listReviewedStories, input: {}, token });
  expect(status).toBe(403);
});
