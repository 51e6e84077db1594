import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { answerStory, showStory } from '#contract/stories/stories.ts';
import { storyLimits } from '#contract/stories/story-limits.ts';
import { decideStory, deleteStory, listReviewedStories } from '#contract/stories/story-review.ts';
import { removeOldStories } from '#server/features/stories/stories.jobs.ts';
import { listStories as listShown } from '#server/features/stories/show-stories.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aSentStory, aStory } from '#tests/factories/a-story.ts';
import { callApi } from '#tests/support/call-api.ts';
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
/** What visitors see now. The factory writes past the calls, so it is read past the cache. */
const publicIds = async () => {
  const { data } = await listShown(application.context, { search: '', page: 1, limit: storyLimits.page });
  return data.map(({ ss_id }) => ss_id);
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
