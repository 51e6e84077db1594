import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { showSettings } from '#contract/settings/settings.ts';
import {
  answerStory,
  listOwnStories,
  listStories,
  showOwnStory,
  showStory,
} from '#contract/stories/stories.ts';
import { removeOrphans } from '#server/features/photos/photo-files.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aSentStory, aStory } from '#tests/factories/a-story.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { whenFilesAreOld } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const answer = (input: EndpointInput<typeof answerStory>) =>
  callApi(application, { endpoint: answerStory, input });
const isPublic = async (id: number) =>
  (await callApi(application, { endpoint: showStory, input: { id } })).status === 200;
const rowOf = (id: number) =>
  application.context.database.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();

describe('a person of the couple', () => {
  it('reads the story by the link of the mail, and agrees', async () => {
    const { id, tokens } = await aStory(application, { status: 'pending' });
    const { body } = await callApi(application, { endpoint: showOwnStory, input: { token: tokens.groom } });
    expect(body.data).toMatchObject({
      ss_id: id,
      ss_side: 'groom',
      ss_answer: null,
      ss_ending: 'remove',
      ss_status: 'pending',
      ss_is_shown: false,
      ss_is_hidden: false,
    });
    expect((await answer({ token: tokens.groom, answer: 'agreed' })).body).toMatchObject({
      result: true,
      message: 'Thank you. Your answer is saved.',
      data: { ss_answer: 'agreed' },
    });
  });

  it('objects: the story disappears at once, until they agree', async () => {
    const { id, tokens } = await aStory(application);
    const before = await callApi(application, { endpoint: listStories, input: {} });
    expect(before.body.data.map(({ ss_id }) => ss_id)).toContain(id);
    await answer({ token: tokens.bride, answer: 'objected' });
    await answer({ token: tokens.groom, answer: 'agreed' });
    const after = await callApi(application, { endpoint: listStories, input: {} });
    expect([await isPublic(id), after.body.data.map(({ ss_id }) => ss_id).includes(id)]).toEqual([
      false,
      false,
    ]);
    await answer({ token: tokens.bride, answer: 'agreed' });
    expect(await isPublic(id)).toBe(true);
  });

  it('says that they found each other, which hides the own profile alone', async () => {
    const { tokens, bride, groom } = await aStory(application, { status: 'pending' });
    const { body } = await answer({ token: tokens.bride, answer: 'agreed', hide_profile: true });
    expect(body.data.ss_is_hidden).toBe(true);
    const hidden = [];
    for (const { token } of [bride, groom]) {
      hidden.push(
        (await callApi(application, { endpoint: showSettings, input: {}, token })).body.data.is_hidden,
      );
    }
    expect(hidden).toEqual([true, false]);
    const { body: other } = await callApi(application, {
      endpoint: showOwnStory,
      input: { token: tokens.groom },
    });
    expect(other.data).toMatchObject({ ss_partner_is_hidden: true, ss_is_hidden: false });
    const seen = await callApi(application, { endpoint: listMatches, input: {}, token: groom.token });
    expect(seen.body.data.map(({ u_id }) => u_id)).not.toContain(bride.user_id);
  });

  it('finds the stories about themselves when signed in, and no others', async () => {
    const { id, tokens, bride } = await aStory(application, { status: 'pending' });
    const own = await callApi(application, { endpoint: listOwnStories, input: {}, token: bride.token });
    expect(own.body.data.map(({ ss_id, token }) => [ss_id, token])).toEqual([[id, tokens.bride]]);
    const { token } = await aMember(application);
    expect((await callApi(application, { endpoint: listOwnStories, input: {}, token })).body.data).toEqual(
      [],
    );
  });

  it('has a link that no other link can be made from', async () => {
    const one = await aStory(application);
    const other = await aStory(application);
    const forged = [
      one.tokens.bride.replace(/^\d+/, String(other.id)),
      one.tokens.bride.slice(0, -1),
      '1-1-short'.padEnd(30, 'x'),
    ];
    for (const token of forged) {
      expect((await answer({ token, answer: 'objected' })).status).toBe(404);
    }
  });
});

describe('when a person of the couple is erased', () => {
  it('the story goes with its picture, unless they chose otherwise', async () => {
    const { id, bride } = await aSentStory(application);
    const image = (await rowOf(id))?.image ?? '';
    await erasePerson(application.context, bride.email);
    expect(await rowOf(id)).toBeUndefined();
    await removeOrphans(whenFilesAreOld(application.context));
    expect((await fetchFile(application, image)).status).toBe(404);
  });

  it('the story stays with initials and without the picture, when they chose so', async () => {
    const { id, groom, tokens } = await aSentStory(application, {
      story: 'Joseph wrote first. JOSEPH, Varghese and Josephine laughed; Joseph’s mother too.',
    });
    await answer({ token: tokens.groom, answer: 'agreed', ending: 'initials' });
    await erasePerson(application.context, groom.email);
    expect(await rowOf(id)).toMatchObject({
      groomId: null,
      groomFirstName: 'J.',
      groomLastName: '',
      story: 'J. wrote first. J., V. and Josephine laughed; J.’s mother too.',
      image: '',
      pictureToken: null,
    });
    const link = await callApi(application, { endpoint: showOwnStory, input: { token: tokens.groom } });
    expect(link.status).toBe(404);
    const { database } = application.context;
    expect(
      await database.selectFrom('storyConsents').select('side').where('storyId', '=', id).execute(),
    ).toEqual([{ side: 'bride' }]);
  });
});
