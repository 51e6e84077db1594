import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyOtp } from '#contract/accounts/codes.ts';
import { askCouple } from '#contract/stories/story-review.ts';
import { addStory, listStories } from '#contract/stories/stories.ts';
import { blockMember } from '#server/features/safety/blocks.ts';
import { removeOldStories } from '#server/features/stories/stories.jobs.ts';
import { deliverQuestion } from '#server/features/stories/deliver-story-mails.ts';
import { aHugePng, anAnimatedPng } from '#tests/factories/a-hostile-picture.ts';
import { anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aFile, aPicture, aPictureFile } from '#tests/factories/a-picture.ts';
import { aCouple, aSentStory, aStory, aStoryForm } from '#tests/factories/a-story.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { listMailsTo, readCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import sharp from 'sharp';

let application: TestApplication;
let limited: TestApplication;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: 'https://families.example' });
  limited = await startApplication({ RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await application.close();
  await limited.close();
});

const add = (input: Awaited<ReturnType<typeof aStoryForm>>, at = application) =>
  callApi(at, { endpoint: addStory, input });
const rowOf = (id: number) =>
  application.context.database
    .selectFrom('stories')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const pendingOf = (brideOrGroom: number) =>
  application.context.database
    .selectFrom('stories')
    .select('id')
    .where('status', '=', 'pending')
    .where((story) => story.or([story('brideId', '=', brideOrGroom), story('groomId', '=', brideOrGroom)]))
    .execute();

describe('a story that is sent in', () => {
  it('waits for review, with the names of the members, and asks both by mail', async () => {
    const couple = await aCouple(application);
    const { status, body } = await add(await aStoryForm(couple, { place: ' Kottayam ', consent: 'true' }));
    expect([status, body.result]).toEqual([201, true]);
    expect(body.message).toBe(
      'Thank you. Your story was sent to our team for review and will be displayed after approval.',
    );
    expect(await rowOf(body.data.ss_id)).toMatchObject({
      status: 'pending',
      place: 'Kottayam',
      groomFirstName: 'Joseph',
      groomLastName: 'Varghese',
      weddingDate: '2026-02-14',
    });
    for (const { email } of [couple.bride, couple.groom]) {
      const [mail] = await receiveMails(application, { address: email, count: 1 });
      expect(mail?.text).toMatch(/https:\/\/families\.example\/story-consent#token=[\w-]+/);
      expect(mail?.text).not.toContain('We met in spring');
      expect(mail?.text).toMatch(/^Dear \w+,$/m);
    }
    const { body: list } = await callApi(application, { endpoint: listStories, input: {} });
    expect(list.data.map(({ ss_id }) => ss_id)).not.toContain(body.data.ss_id);
  });

  it('asks neither when one has blocked the other, and looks the same to the sender', async () => {
    const couple = await aCouple(application);
    const { bride, groom } = couple;
    await blockMember(application.context, { blockerId: bride.user_id, blockedId: groom.user_id });
    const { body } = await add(await aStoryForm(couple));
    expect(body.result).toBe(true);
    for (const { user_id: accountId } of [bride, groom]) {
      await deliverQuestion(application.context, { storyId: body.data.ss_id, accountId });
    }
    const mails = [bride, groom].map(({ email }) => listMailsTo(application.outbox, email));
    expect((await Promise.all(mails)).flat()).toEqual([]);
  });

  it('takes profile IDs with their letters, and a consent that is left to the form', async () => {
    const couple = await aCouple(application);
    const form = await aStoryForm(couple, {
      bride_id: `ITM${couple.bride.user_id}`,
      groom_id: `itm ${couple.groom.user_id}`,
    });
    expect((await add(form)).status).toBe(201);
  });

  it('shows the picture in several widths, cleaned, and as one for previews of links', async () => {
    const file = await aPictureFile({ width: 1600, height: 1600, hasPlace: true });
    const { id } = await aSentStory(application, { file });
    const { image } = await rowOf(id);
    expect(image).toMatch(/^\/photos\/[\w-]{24}\/card-1200\.jpg$/);
    const sizes = [];
    for (const name of ['card-1200.jpg', 'card-800.webp', 'card-480.avif', 'share-1200.jpg']) {
      const { content, headers } = await fetchFile(application, image.replace('card-1200.jpg', name));
      const { width, height, exif } = await sharp(content).metadata();
      sizes.push([headers['content-type'], width, height, exif]);
    }
    expect(sizes).toEqual([
      ['image/jpeg', 1200, 900, undefined],
      ['image/webp', 800, 600, undefined],
      ['image/avif', 480, 360, undefined],
      ['image/jpeg', 1200, 630, undefined],
    ]);
  });

  it('crops the picture as the sender wants', async () => {
    const file = await aPictureFile({ width: 400, height: 400 });
    const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
    const { id } = await aSentStory(application, { file, crop });
    const { content } = await fetchFile(application, (await rowOf(id)).image);
    const { channels } = await sharp(content).stats();
    // The bottom right quarter is nearly white.
    expect(Math.min(...channels.map(({ mean }) => mean))).toBeGreaterThan(220);
  });

  it.each([
    ['bride_id', { bride_id: 'Asha' }, 'Enter the member ID of the bride'],
    ['bride_id', { bride_id: 0 }, 'Enter the member ID of the bride'],
    ['bride_id', { bride_id: 99_999_999_999 }, 'Enter the member ID of the bride'],
    ['wedding_date', { wedding_date: '14/02/2026' }, 'Enter the date of the wedding'],
    ['wedding_date', { wedding_date: '2026-02-30' }, 'Enter the date of the wedding'],
    ['wedding_date', { wedding_date: '2199-01-01' }, 'Enter the date of the wedding'],
    ['story', { story: '  ' }, 'Write the story'],
    ['story', { story: 'x'.repeat(10_000) }, 'This text is too long'],
    ['consent', { consent: 'false' as 'true' }, 'Without this consent we cannot show the story'],
  ])('with a wrong %s is refused beside the field', async (field, changes, message) => {
    const couple = await aCouple(application);
    const { status, body } = await add(await aStoryForm(couple, changes));
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('needs a picture', async () => {
    const { file: _file, ...form } = await aStoryForm(await aCouple(application));
    const { status, body } = await callApi(application, {
      endpoint: addStory,
      input: form as Awaited<ReturnType<typeof aStoryForm>>,
    });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'file']);
  });

  it.each([
    ['a text', 415, 'not_an_image', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a picture of too many pixels', 422, 'too_many_pixels', async () => aHugePng(9000, 9000)],
    ['an animation', 422, 'animated_photo', anAnimatedPng],
    ['half a picture', 422, 'broken_photo', async () => (await aPicture()).subarray(0, 900)],
  ])('with %s for a picture is refused, and nothing is stored', async (_kind, status, code, make) => {
    const couple = await aCouple(application);
    const answer = await add(await aStoryForm(couple, { file: aFile(await make()) }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const { database } = application.context;
    const stored = await database
      .selectFrom('stories')
      .select('id')
      .where('brideId', '=', couple.bride.user_id)
      .execute();
    expect(stored).toEqual([]);
  });

  it('gets the same answer whether it fits a couple or not, and only one that fits is stored', async () => {
    const { bride, groom } = await aCouple(application);
    const administrator = await anAdministrator(application);
    const { email } = await anUnverifiedMember(application);
    const { id } = await application.context.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    // Verified in another browser, so that the registration has to be finished.
    const unfinished = await anUnverifiedMember(application);
    const token = await readCode(application, unfinished.email);
    const entering = { email: unfinished.email, token, is_login: true };
    const entered = await callApi(application, { endpoint: verifyOtp, input: entering });
    expect(entered.body.data?.missing_step).toBe('registration_incomplete');
    const unfinishedId = entered.body.data?.user_id ?? 0;
    const { bride: known } = await aStory(application);
    const off = await aCouple(application);
    await application.context.database
      .updateTable('accounts')
      .set({ status: 'inactive' })
      .where('id', '=', off.bride.user_id)
      .execute();
    const wrong = [
      ...[groom.user_id, administrator.user_id, id, unfinishedId, known.user_id, off.bride.user_id].map(
        (bride_id) => ({ bride_id }),
      ),
      ...[bride.user_id, administrator.user_id, 1_999_999].map((groom_id) => ({ groom_id })),
    ];
    const answers: object[] = [];
    for (const changes of [...wrong, {}]) {
      const { status, body } = await add(await aStoryForm({ bride, groom }, changes));
      answers.push({ status, ...body, request_id: '', data: Object.keys(body.data) });
    }
    expect(answers).toEqual(answers.map(() => answers.at(-1)));
    expect(await pendingOf(bride.user_id)).toHaveLength(1);
    expect(await pendingOf(groom.user_id)).toHaveLength(1);
  });

  it('with a file that is no picture is refused in the same way whether it fits a couple or not', async () => {
    const couple = await aCouple(application);
    const file = aFile(Buffer.from('no picture'));
    const answers = [];
    for (const changes of [{}, { bride_id: 1_999_999 }]) {
      const { status, body } = await add(await aStoryForm(couple, { file, ...changes }));
      answers.push([status, body.code]);
    }
    expect(answers).toEqual([
      [415, 'not_an_image'],
      [415, 'not_an_image'],
    ]);
  });

  it('asks the couple once an administrator has read it, when the sender does not know how to reach them', async () => {
    const couple = await aCouple(application);
    const { token } = await anAdministrator(application);
    const { id } = await aSentStory(application, { couple, contact: 'somebody.else@example.org' });
    await application.runJobs();
    const listMails = async () =>
      (
        await Promise.all(
          [couple.bride, couple.groom].map(({ email }) => listMailsTo(application.outbox, email)),
        )
      ).flat();
    expect(await listMails()).toEqual([]);
    for (let asked = 1; asked <= 2; asked += 1) {
      const { body } = await callApi(application, { endpoint: askCouple, input: { story_id: id }, token });
      expect(body.data).toMatchObject({ ss_is_asked: true });
      await application.runJobs();
    }
    expect(await listMails()).toHaveLength(2);
  });

  it.each(['bride', 'groom'] as const)(
    'asks both at once when the sender knows the number of the %s',
    async (side) => {
      const couple = await aCouple(application);
      await aSentStory(application, { couple, contact: couple[side].mobile });
      expect(await receiveMails(application, { address: couple.bride.email, count: 1 })).toHaveLength(1);
    },
  );

  it('is stored once when it is sent twice at the same time', async () => {
    const couple = await aCouple(application);
    const form = await aStoryForm(couple);
    const answers = await Promise.all([add(form), add(form), add(form)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await pendingOf(couple.bride.user_id)).toHaveLength(1);
  });

  it('cannot mail the same person again and again', async () => {
    const couple = await aCouple(application);
    for (let sent = 1; sent <= 3; sent += 1) {
      const { id } = await aSentStory(application, { couple });
      await application.context.database
        .updateTable('stories')
        .set({ status: 'rejected' })
        .where('id', '=', id)
        .execute();
    }
    await add(await aStoryForm(couple));
    expect(await pendingOf(couple.bride.user_id)).toEqual([]);
    application.clock.advanceMinutes(31 * 24 * 60);
    await add(await aStoryForm(couple));
    expect(await pendingOf(couple.bride.user_id)).toHaveLength(1);
  });
});

it('ten stories a day come from one network, those that fit no couple included', async () => {
  const couple = await aCouple(limited);
  const changes = { bride_id: 1_999_999 };
  for (let sent = 1; sent <= 5; sent += 1) await aSentStory(limited);
  for (let sent = 1; sent <= 5; sent += 1) await add(await aStoryForm(couple, changes), limited);
  limited.clock.advanceMinutes(23 * 60);
  await removeOldStories(limited.context);
  const { status, body } = await add(await aStoryForm(couple), limited);
  expect([status, body.code]).toEqual([429, 'too_many_stories']);
  limited.clock.advanceMinutes(60 + 1);
  await removeOldStories(limited.context);
  expect((await add(await aStoryForm(couple), limited)).status).toBe(201);
});
