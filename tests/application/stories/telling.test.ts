import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStory, listStories } from '#contract/stories/stories.ts';
import { blockMember } from '#server/features/safety/blocks.ts';
import { deliverQuestion } from '#server/features/stories/deliver-story-mails.ts';
import { aHugePng, anAnimatedPng } from '#tests/factories/a-hostile-picture.ts';
import { anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aFile, aPicture, aPictureFile } from '#tests/factories/a-picture.ts';
import { aCouple, aSentStory, aStory, aStoryForm } from '#tests/factories/a-story.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
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

  it('is about a woman and a man who are members: neither the other way round, nor an administrator or an unverified account', async () => {
    const { bride, groom } = await aCouple(application);
    const administrator = await anAdministrator(application);
    const { email } = await anUnverifiedMember(application);
    const { id } = await application.context.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    const wrong = [];
    for (const bride_id of [groom.user_id, administrator.user_id, id]) {
      const { body } = await add(await aStoryForm({ bride, groom }, { bride_id }));
      wrong.push(body.errors?.map(({ field }) => field));
    }
    for (const groom_id of [administrator.user_id, 1_999_999]) {
      const { body } = await add(await aStoryForm({ bride, groom }, { groom_id }));
      wrong.push(body.errors?.map(({ field }) => field));
    }
    // The same for each of the two, so that it does not say which of them is a member.
    expect(wrong).toEqual(Array.from({ length: 5 }, () => ['bride_id', 'groom_id']));
  });

  it('is stored once when it is sent twice at the same time', async () => {
    const couple = await aCouple(application);
    const form = await aStoryForm(couple);
    const answers = await Promise.all([add(form), add(form), add(form)]);
    expect(answers.map(({ body }) => body.code ?? 'stored').toSorted()).toEqual(
      ['story_exists', 'story_exists', 'stored'].toSorted(),
    );
  });

  it('is refused while there is another one about one of the two', async () => {
    const { bride } = await aStory(application);
    const { groom } = await aCouple(application);
    expect((await add(await aStoryForm({ bride, groom }))).body.code).toBe('story_exists');
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
    expect((await add(await aStoryForm(couple))).body.code).toBe('too_many_stories');
    application.clock.advanceMinutes(31 * 24 * 60);
    expect((await add(await aStoryForm(couple))).status).toBe(201);
  });
});

it('ten stories a day come from one network', async () => {
  const couple = await aCouple(limited);
  for (let sent = 1; sent <= 10; sent += 1) await aSentStory(limited);
  const { status, body } = await add(await aStoryForm(couple), limited);
  expect([status, body.code]).toEqual([429, 'too_many_stories']);
  limited.clock.advanceMinutes(24 * 60 + 1);
  expect((await add(await aStoryForm(couple), limited)).status).toBe(201);
});
