import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { addStory, answerStory, listStories, showStory } from '#contract/stories/stories.ts';
import { decideStory, deleteStory, listReviewedStories } from '#contract/stories/story-review.ts';
import { removeOldStories } from '#server/features/stories/stories.jobs.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aCouple, aSentStory, aStory, aStoryForm } from '#tests/factories/a-story.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let moderator: SessionData;
beforeAll(async () => {
  application = await startApplication();
  moderator = await anAdministrator(application, { role: 'moderator' });
});
afterAll(() => application.close());

const decide = (story_id: number, status: EndpointInput<typeof decideStory>['status']) =>
  callApi(application, { endpoint: decideStory, input: { story_id, status }, token: moderator.token });
const remove = (story_id: number) =>
  callApi(application, { endpoint: deleteStory, input: { story_id }, token: moderator.token });
const find = async (id: number) => {
  const asked = { endpoint: listReviewedStories, input: {}, token: moderator.token };
  return (await callApi(application, asked)).body.data.find(({ ss_id }) => ss_id === id);
};
const show = (id: number) => callApi(application, { endpoint: showStory, input: { id } });
/** What visitors see now: the answer to a query of its own is in no cache, for the factory writes past the calls. */
const publicIds = async () => {
  const url = `/api${listStories.path}?fresh=${crypto.randomUUID()}`;
  const { body } = await sendRaw<{ ss_id: number }[]>(application, { method: 'GET', url });
  return body.data.map(({ ss_id }) => ss_id);
};

describe('a deleted story', () => {
  it('is gone at once, and can be restored in its place', async () => {
    const { id } = await aStory(application);
    const before = await publicIds();
    expect((await remove(id)).body).toMatchObject({
      result: true,
      message: 'Success story deleted successfully.',
    });
    expect([(await show(id)).status, await find(id), (await remove(id)).status]).toEqual([
      404,
      undefined,
      404,
    ]);
    await decide(id, 'approved');
    expect(await publicIds()).toEqual(before);
  });

  it('to which a person of the couple objects can be restored too, and stays out of sight', async () => {
    const { id, tokens } = await aStory(application);
    const input = { token: tokens.bride, answer: 'objected' } as const;
    await callApi(application, { endpoint: answerStory, input });
    await remove(id);
    expect((await decide(id, 'approved')).body.data).toMatchObject({
      ss_status: 'approved',
      ss_is_shown: false,
    });
  });

  it('that fitted no couple is found by no administrator', async () => {
    const input = await aStoryForm(await aCouple(application), { groom_id: 1_999_999 });
    const { body } = await callApi(application, { endpoint: addStory, input });
    const id = body.result ? body.data.ss_id : 0;
    expect([(await remove(id)).status, (await decide(id, 'approved')).status]).toEqual([404, 404]);
  });

  it('of two who were erased and left their initials can be deleted and restored', async () => {
    const { id } = await aStory(application);
    const { database } = application.context;
    const initials = { brideId: null, brideFirstName: 'A.', groomId: null, groomFirstName: 'J.' };
    await database.updateTable('stories').set(initials).where('id', '=', id).execute();
    expect([(await remove(id)).status, (await decide(id, 'approved')).status]).toEqual([200, 200]);
  });

  it('makes room for another one of the couple, and cannot come back beside that', async () => {
    const { id, bride, groom } = await aStory(application);
    await remove(id);
    await aSentStory(application, { couple: { bride, groom } });
    expect((await decide(id, 'approved')).body.code).toBe('story_exists');
  });

  it('is removed with its picture after an hour, and a rejected one after 30 days', async () => {
    const deleted = await aSentStory(application);
    const image = (await find(deleted.id))?.ss_image ?? '';
    expect((await fetchFile(application, image)).status).toBe(200);
    const rejected = await aStory(application, { status: 'pending' });
    await decide(rejected.id, 'rejected');
    await remove(deleted.id);
    const ids = async () => {
      const { database } = application.context;
      const rows = await database.selectFrom('stories').select('id').execute();
      return rows.map(({ id }) => id).filter((id) => id === deleted.id || id === rejected.id);
    };
    await removeOldStories(application.context);
    expect(await ids()).toHaveLength(2);
    application.clock.advanceMinutes(61);
    await removeOldStories(application.context);
    expect(await ids()).toEqual([rejected.id]);
    await application.runJobs();
    expect((await fetchFile(application, image)).status).toBe(404);
    application.clock.advanceMinutes(30 * 24 * 60 + 1);
    await removeOldStories(application.context);
    expect(await ids()).toEqual([]);
  });
});
