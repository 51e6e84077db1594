import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showMyPlan } from '#contract/plans/plans.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
});
afterAll(() => application.close());

type Limit = 'freeMessages' | 'messagesPerMinute' | 'everythingIsFree';
const set = (key: Limit, text: string) => updateSiteSetting(application.context, { key, text });
beforeEach(async () => {
  await set('freeMessages', '20');
  await set('messagesPerMinute', '30');
});

const pass = (minutes: number) => application.clock.advanceMinutes(minutes);
const aPair = async () => (await aConversation(application)).members;
/** A woman with two conversations. */
async function aTriple() {
  const [her, him] = await aPair();
  const { members } = await aConversation(application, { members: [her, await aGroom(application)] });
  return [her, him, members[1]] as const;
}
type Sending = [from: TestMember, to: TestMember, count: number];
/** What is left after each of some messages, one after another. */
async function sendSome(...[from, to, count]: Sending) {
  const left = [];
  for (let sent = 0; sent < count; sent += 1) left.push((await chat.send(from, to)).body.left);
  return left;
}
/** How many of some messages at once were sent, and how many were refused with each code. */
async function sendAtOnce(...[from, to, count]: Sending) {
  const answers = await Promise.all(Array.from({ length: count }, () => chat.send(from, to)));
  const codes = answers.map(({ body }) => body.code ?? 'sent');
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => code)].map(([code, found]) => [code, found.length]),
  );
}
/** In minutes: 18:30 UTC is midnight in India. */
const toMidnight = () => 1440 - Math.floor((application.clock.now().getTime() / 60_000 + 330) % 1440);

describe('the messages of a day', () => {
  it('are twenty without a plan, in all conversations together, and the refusal says when there are more', async () => {
    const [her, him, other] = await aTriple();
    expect(await sendSome(her, him, 12)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
    expect(await sendSome(her, other, 8)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    const refused = await chat.send(her, him);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'message_limit_reached',
      'You have sent all of today’s messages. You can send more tomorrow.',
    ]);
    const seconds = Number(refused.retryAfter);
    expect(refused.body.retry_after).toBe(seconds);
    const midnight = new Date(application.clock.now().getTime() + seconds * 1000);
    expect(Math.floor(midnight.getTime() / 60_000 + 330) % 1440).toBe(0);
    expect(await chat.count(her)).toMatchObject({ left: 0, limit: 20 });
    // Receiving counts for nobody.
    expect(await chat.count(him)).toMatchObject({ unread: 12, left: 20 });
  });

  it('count also when they are taken back or deleted', async () => {
    const [her, him] = await aPair();
    const { m_id } = (await chat.send(her, him)).body.data;
    await chat.takeBack(her, m_id);
    await chat.clear(her, him);
    expect((await chat.send(her, him)).body.left).toBe(18);
  });

  it('are exactly twenty of forty calls at once', async () => {
    const [her, him] = await aPair();
    await set('messagesPerMinute', 'null');
    expect(await sendAtOnce(her, him, 40)).toEqual({ sent: 20, message_limit_reached: 20 });
    expect((await chat.read(him, her)).data).toHaveLength(20);
  });

  it('begin again at midnight of the site', async () => {
    const [her, him] = await aPair();
    await set('freeMessages', '1');
    pass(toMidnight() - 2);
    expect((await chat.send(her, him)).body.left).toBe(0);
    pass(1);
    expect((await chat.send(her, him)).status).toBe(429);
    pass(1);
    expect(await chat.count(her)).toMatchObject({ left: 1, limit: 1 });
    expect((await chat.send(her, him)).status).toBe(201);
  });

  it('follow the setting at once, also when it is less than was sent', async () => {
    const [her, him] = await aPair();
    await sendSome(her, him, 3);
    await set('freeMessages', '2');
    expect(await chat.count(her)).toMatchObject({ left: 0, limit: 2 });
    expect((await chat.send(her, him)).body.code).toBe('message_limit_reached');
    await set('freeMessages', '5');
    expect((await chat.send(her, him)).body.left).toBe(1);
  });

  it('are unlimited with a plan, and limited again when it has ended', async () => {
    const [her, him] = await aPair();
    await aSubscription(application, { accountId: her.user_id, days: 1 });
    const left = await sendSome(her, him, 25);
    expect(new Set(left)).toEqual(new Set([null]));
    expect(await chat.count(her)).toMatchObject({ left: null, limit: null });
    const mine = await callApi(application, { endpoint: showMyPlan, input: {}, token: her.token });
    expect(mine.body.data).toMatchObject({ message_limit: null, message_left: null });
    pass(24 * 60);
    expect(await chat.count(her)).toMatchObject({ left: 20, limit: 20 });
  });

  it('are unlimited when the setting is none', async () => {
    const [her, him] = await aPair();
    await set('freeMessages', 'null');
    expect(new Set(await sendSome(her, him, 25))).toEqual(new Set([null]));
  });

  it('are those of the setting while everything is free, and unlimited with a plan that still runs', async () => {
    const [her, him] = await aPair();
    await aSubscription(application, { accountId: him.user_id });
    await set('everythingIsFree', 'true');
    await set('freeMessages', '2');
    expect(await sendSome(her, him, 2)).toEqual([1, 0]);
    expect((await chat.send(her, him)).body.code).toBe('message_limit_reached');
    expect(await sendSome(him, her, 3)).toEqual([null, null, null]);
    await set('everythingIsFree', 'false');
  });

  it('are not used up by what is refused, nor by a repeated message', async () => {
    const [her, him] = await aPair();
    const sending = { client_id: randomUUID() };
    await chat.send(her, him, { text: '' });
    await chat.send(her, him, { reply_to: 999_999_999 });
    expect((await chat.send(her, him, sending)).body.left).toBe(19);
    await set('freeMessages', '1');
    const again = await chat.send(her, him, sending);
    expect([again.status, again.body.left]).toEqual([201, 0]);
  });
});

describe('the messages of a minute', () => {
  beforeEach(() => set('freeMessages', 'null'));

  it('are thirty in all conversations together, and the refusal says when there are more', async () => {
    const [her, him, other] = await aTriple();
    await sendSome(her, him, 1);
    pass(0.5);
    await sendSome(her, him, 14);
    await sendSome(her, other, 15);
    const refused = await chat.send(her, other);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'too_many_messages',
      'You are writing very quickly. Please wait a moment.',
    ]);
    expect([refused.retryAfter, refused.body.retry_after]).toEqual(['30', 30]);
    // After those thirty seconds the first one is a minute old.
    pass(0.5);
    expect((await chat.send(her, other)).status).toBe(201);
    expect((await chat.send(her, other)).status).toBe(429);
    // Others are not slowed by it.
    expect((await chat.send(him, her)).status).toBe(201);
  });

  it('are exactly thirty of forty calls at once, with a plan too', async () => {
    const [her, him] = await aPair();
    await aSubscription(application, { accountId: her.user_id });
    expect(await sendAtOnce(her, him, 40)).toEqual({ sent: 30, too_many_messages: 10 });
  });

  it('follow their setting, and have no limit when it is none', async () => {
    const [her, him] = await aPair();
    await set('messagesPerMinute', '2');
    expect(await sendAtOnce(her, him, 4)).toEqual({ sent: 2, too_many_messages: 2 });
    await set('messagesPerMinute', 'null');
    expect(await sendAtOnce(her, him, 40)).toEqual({ sent: 40 });
  });

  it('do not keep a repeated message from being answered', async () => {
    const [her, him] = await aPair();
    await set('messagesPerMinute', '1');
    const sending = { client_id: randomUUID() };
    expect((await chat.send(her, him, sending)).status).toBe(201);
    expect((await chat.send(her, him, sending)).status).toBe(201);
    expect((await chat.send(her, him)).status).toBe(429);
  });
});
