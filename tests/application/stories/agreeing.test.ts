import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { addStory, answerStory, listStories, showOwnStory, showStory } from '#contract/stories/stories.ts';
import { askCouple, decideStory, deleteStory, showReviewedStory } from '#contract/stories/story-review.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aCouple, aSentStory, aStory, aStoryForm, bothAgreed } from '#tests/factories/a-story.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

// A story that a stranger invents about two members, and what its approval needs.

let application: TestApplication;
let moderator: SessionData;
beforeAll(async () => {
  application = await startApplication();
  moderator = await anAdministrator(application, { role: 'moderator' });
});
afterAll(() => application.close());

const decide = (
  story_id: number,
  input: Partial<EndpointInput<typeof decideStory>> = {},
  status: EndpointInput<typeof decideStory>['status'] = 'approved',
) =>
  callApi(application, {
    endpoint: decideStory,
    input: { story_id, status, ...input },
    token: moderator.token,
  });
const answer = (input: EndpointInput<typeof answerStory>) =>
  callApi(application, { endpoint: answerStory, input });
const isPublic = async (id: number) =>
  (await callApi(application, { endpoint: showStory, input: { id } })).status === 200;
const review = async (story_id: number) =>
  (
    await callApi(application, {
      endpoint: showReviewedStory,
      input: { story_id },
      token: moderator.token,
    })
  ).body.data;
const listReasons = (id: number) =>
  application.context.database
    .selectFrom('auditEntries')
    .select(['action', 'reason'])
    .where('subject', '=', `story ${id}`)
    .orderBy('id')
    .execute();

const record = 'Both agreed by telephone on 3 March.';

describe('a story that a stranger sends in about two guessed members', () => {
  it('mails nobody, and is published by no key while they are silent', async () => {
    const { bride, groom } = await aCouple(application);
    const form = await aStoryForm({ bride, groom }, { contact: '' });
    const { body } = await callApi(application, { endpoint: addStory, input: form });
    const id = body.data.ss_id;
    await application.runJobs();
    for (const { email } of [bride, groom]) {
      expect(await listMailsTo(application.outbox, email)).toEqual([]);
    }
    const refused = await decide(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'story_not_agreed']);
    expect(await isPublic(id)).toBe(false);
    expect(await listReasons(id)).toEqual([]);
  });

  it('names neither to the other in the mails, until the other has agreed', async () => {
    const { id, bride, groom, tokens } = await aSentStory(application, { contact: '' });
    const input = { story_id: id };
    await callApi(application, { endpoint: askCouple, input, token: moderator.token });
    const [firstOfBride = ''] = bride.name.split(' ');
    const [firstOfGroom = ''] = groom.name.split(' ');
    const [toBride] = await receiveMails(application, { address: bride.email, count: 1 });
    const [toGroom] = await receiveMails(application, { address: groom.email, count: 1 });
    for (const [mail, other] of [
      [toBride, firstOfGroom],
      [toGroom, firstOfBride],
    ] as const) {
      const text = `${mail?.subject} ${mail?.text}`;
      expect(text).toContain('you and somebody');
      expect(text).not.toContain(other);
    }
    await answer({ token: tokens.bride, answer: 'agreed' });
    await decide(id, { agreement: record });
    const shownTo = async (address: string) =>
      (await receiveMails(application, { address, count: 2 })).map(({ text }) => text).join(' ');
    expect(await shownTo(groom.email)).toContain(`you and ${firstOfBride}`);
    expect(await shownTo(bride.email)).not.toContain(`you and ${firstOfGroom}`);
  });
});

describe('an approval', () => {
  it.each([
    ['nobody', []],
    ['the bride alone', ['bride']],
    ['the groom alone', ['groom']],
  ] as const)('is refused when %s agreed', async (_who, agreed) => {
    const { id } = await aStory(application, { status: 'pending', agreed });
    expect((await decide(id)).body.code).toBe('story_not_agreed');
    expect((await review(id)).ss_status).toBe('pending');
  });

  it('is refused once an agreement is older than 90 days, until the person says it again', async () => {
    const { id, tokens } = await aStory(application, { status: 'pending', agreed: bothAgreed });
    application.clock.advanceMinutes(90 * 24 * 60 + 1);
    moderator = await anAdministrator(application, { role: 'moderator' });
    expect((await review(id)).ss_not_agreed).toBe('both');
    expect((await decide(id)).body.code).toBe('story_not_agreed');
    await answer({ token: tokens.bride, answer: 'agreed' });
    expect((await review(id)).ss_not_agreed).toBe('groom');
    await answer({ token: tokens.groom, answer: 'agreed' });
    expect((await decide(id)).body.data).toMatchObject({ ss_status: 'approved', ss_not_agreed: null });
  });

  it('rests on the record of an administrator too, which the audit log and the story keep', async () => {
    const { id } = await aStory(application, { status: 'pending' });
    const { body } = await decide(id, { agreement: ` ${record} ` });
    expect(body.data).toMatchObject({ ss_status: 'approved', ss_agreement: record, ss_not_agreed: 'both' });
    expect(await isPublic(id)).toBe(true);
    expect(await listReasons(id)).toEqual([{ action: 'story.approved', reason: record }]);
    const { body: shown } = await callApi(application, { endpoint: showStory, input: { id } });
    expect(JSON.stringify(shown)).not.toContain('telephone');
  });

  it.each(['', ' ', 'ok', 'yes yes', '. . . .', 'a b c d', 'x'.repeat(501)])(
    'is refused beside the field with the record %j',
    async (agreement) => {
      const { id } = await aStory(application, { status: 'pending' });
      const { status, body } = await decide(id, { agreement });
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['agreement']]);
    },
  );

  it('that was taken back needs the agreement again', async () => {
    const { id } = await aStory(application, { status: 'pending' });
    await decide(id, { agreement: record });
    await decide(id, {}, 'pending');
    expect((await review(id)).ss_agreement).toBeNull();
    expect((await decide(id)).body.code).toBe('story_not_agreed');
  });

  it.each(['pending', 'rejected'] as const)(
    'of a %s story is not brought about by deleting and restoring it',
    async (status) => {
      const { id } = await aStory(application, { status });
      await callApi(application, {
        endpoint: deleteStory,
        input: { story_id: id },
        token: moderator.token,
      });
      expect((await decide(id)).body.code).toBe('story_not_agreed');
      expect(await isPublic(id)).toBe(false);
      expect((await decide(id, {}, status)).body.data.ss_status).toBe(status);
    },
  );

  it('is not asked for again when an approved story is deleted and restored', async () => {
    const { id } = await aStory(application, { agreement: record });
    const input = { story_id: id };
    await callApi(application, { endpoint: deleteStory, input, token: moderator.token });
    expect((await decide(id)).body.data).toMatchObject({ ss_status: 'approved', ss_agreement: record });
    expect(await isPublic(id)).toBe(true);
  });

  it('of a story that fitted no couple is impossible', async () => {
    const form = await aStoryForm(await aCouple(application), { bride_id: 1_999_999 });
    const { body } = await callApi(application, { endpoint: addStory, input: form });
    for (const status of ['approved', 'pending', 'rejected'] as const) {
      expect((await decide(body.data.ss_id, { agreement: record }, status)).status).toBe(404);
    }
  });

  it('is refused against an objection, whatever is written down', async () => {
    const { id, tokens } = await aStory(application, { status: 'pending', agreed: bothAgreed });
    await answer({ token: tokens.groom, answer: 'objected' });
    expect((await decide(id, { agreement: record })).body.code).toBe('story_objected');
  });

  it('and an objection at the same time never leave the story in public', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, tokens } = await aStory(application, { status: 'pending', agreed: bothAgreed });
      await Promise.all([decide(id), answer({ token: tokens.bride, answer: 'objected' })]);
      expect(await isPublic(id)).toBe(false);
    }
  });

  it('whose agreement is withdrawn disappears, and is mailed to nobody', async () => {
    const { id, bride, tokens } = await aStory(application, { status: 'pending', agreed: bothAgreed });
    await decide(id);
    expect(await isPublic(id)).toBe(true);
    await answer({ token: tokens.bride, answer: 'objected' });
    expect(await isPublic(id)).toBe(false);
    await application.runJobs();
    expect((await listMailsTo(application.outbox, bride.email)).length).toBeLessThanOrEqual(1);
  });
});

describe('the ids', () => {
  it('are shown to visitors when both agreed to that, and no longer once one takes it back', async () => {
    const { id, bride, groom, tokens } = await aStory(application, { agreed: bothAgreed });
    const idsOf = async () => {
      const { body } = await callApi(application, { endpoint: showStory, input: { id } });
      const { body: list } = await callApi(application, { endpoint: listStories, input: {} });
      const listed = list.data.find(({ ss_id }) => ss_id === id);
      expect([listed?.bride_id, listed?.groom_id]).toEqual([body.data.bride_id, body.data.groom_id]);
      return [body.data.bride_id, body.data.groom_id, body.data.bride_lastname, body.data.ss_wedding_date];
    };
    const none = [null, null, '', '2026-02-01'];
    await answer({ token: tokens.bride, answer: 'agreed', show_id: true });
    expect(await idsOf()).toEqual(none);
    await answer({ token: tokens.groom, answer: 'agreed', show_id: true });
    expect(await idsOf()).toEqual([bride.user_id, groom.user_id, '', '2026-02-01']);
    // An answer that says nothing of it changes nothing.
    await answer({ token: tokens.groom, answer: 'agreed' });
    expect(await idsOf()).toEqual([bride.user_id, groom.user_id, '', '2026-02-01']);
    await answer({ token: tokens.groom, answer: 'agreed', show_id: false });
    expect(await idsOf()).toEqual(none);
  });

  it('the full names and the day are there for the couple', async () => {
    const { bride, groom, tokens } = await aStory(application, { status: 'pending' });
    const input = { token: tokens.bride };
    const { body } = await callApi(application, { endpoint: showOwnStory, input });
    expect(body.data).toMatchObject({
      bride_id: bride.user_id,
      groom_id: groom.user_id,
      groom_lastname: groom.name.split(' ')[1],
      ss_wedding_date: '2026-02-14',
      ss_shows_id: false,
    });
  });
});

describe('when a person of the couple is erased', () => {
  it('who agreed, and chose to stay as an initial, the other one alone is still to agree', async () => {
    const { id, groom, tokens } = await aStory(application, { status: 'pending', agreement: record });
    await answer({ token: tokens.groom, answer: 'agreed', ending: 'initials' });
    await erasePerson(application.context, groom.email);
    expect(await review(id)).toMatchObject({ ss_not_agreed: 'bride', ss_agreement: null });
    await answer({ token: tokens.bride, answer: 'agreed' });
    expect((await decide(id)).body.data).toMatchObject({ ss_status: 'approved', groom_firstname: 'J.' });
  });

  it('and the other one too, the story that both left as initials can still be decided about', async () => {
    const { id, bride, groom, tokens } = await aStory(application, { status: 'pending' });
    for (const token of [tokens.bride, tokens.groom]) {
      await answer({ token, answer: 'agreed', ending: 'initials' });
    }
    for (const { email } of [bride, groom]) await erasePerson(application.context, email);
    const statuses = ['rejected', 'approved'] as const;
    for (const status of statuses) expect((await decide(id, {}, status)).body.data.ss_status).toBe(status);
    expect(await isPublic(id)).toBe(true);
  });

  it('who objects, the story goes, so that the objection is not forgotten', async () => {
    const { id, groom, tokens } = await aStory(application);
    await answer({ token: tokens.groom, answer: 'agreed', ending: 'initials' });
    await answer({ token: tokens.groom, answer: 'objected' });
    await erasePerson(application.context, groom.email);
    expect((await answer({ token: tokens.bride, answer: 'agreed' })).status).toBe(404);
    expect(await isPublic(id)).toBe(false);
  });
});
