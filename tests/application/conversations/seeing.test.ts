import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation, aMessage } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
});
afterAll(() => application.close());

const pass = (minutes: number) => application.clock.advanceMinutes(minutes);
const isoNow = () => application.clock.now().toISOString();
const block = (blocker: TestMember, blocked: TestMember) =>
  aBlock(application, { blockerId: blocker.user_id, blockedId: blocked.user_id });
const unblock = (blocker: TestMember) =>
  application.context.database.deleteFrom('blocks').where('blockerId', '=', blocker.user_id).execute();

/** Three messages from him to her, and their ids. */
async function talk() {
  const messages = (['one', 'two', 'three'] as const).map((text) => ({ by: 'second' as const, text }));
  const { members, messages: sent } = await aConversation(application, { messages });
  const [first = 0, second = 0, third = 0] = sent.map(({ m_id }) => m_id);
  return { her: members[0], him: members[1], ids: [first, second, third] as const };
}
/** When each message was delivered and seen, oldest first, as its sender reads it. */
const marksOf = async (sender: TestMember, partner: TestMember) =>
  (await chat.read(sender, partner)).data
    .toReversed()
    .map(({ m_delivered_at, m_seen_at }) => [m_delivered_at, m_seen_at]);
const none = [null, null];

describe('messages that are seen', () => {
  it('are marked up to the one that is named, also as delivered, with their times', async () => {
    const { her, him, ids } = await talk();
    pass(1);
    const { status, body } = await chat.see(her, him, ids[1]);
    expect([status, body.data]).toEqual([200, { unread: 1 }]);
    const seen = [isoNow(), isoNow()];
    expect(await marksOf(him, her)).toEqual([seen, seen, none]);
    pass(1);
    expect((await chat.see(her, him, ids[2])).body.data).toEqual({ unread: 0 });
    expect(await marksOf(him, her)).toEqual([seen, seen, [isoNow(), isoNow()]]);
  });

  it('stay seen when an older message is named later', async () => {
    const { her, him, ids } = await talk();
    await chat.see(her, him, ids[2]);
    const marks = await marksOf(him, her);
    pass(1);
    expect((await chat.see(her, him, ids[0])).body.data).toEqual({ unread: 0 });
    expect(await marksOf(him, her)).toEqual(marks);
    expect((await chat.thread(her, him)).body.data).toMatchObject({ unread: 0, first_unread: null });
  });

  it('are those that exist: a huge number marks no later message', async () => {
    const { her, him } = await talk();
    expect((await chat.see(her, him, Number.MAX_SAFE_INTEGER)).body.data).toEqual({ unread: 0 });
    await aMessage(application, { from: him, to: her, text: 'four' });
    expect(await chat.count(her)).toMatchObject({ unread: 1 });
    expect((await marksOf(him, her)).at(-1)).toEqual(none);
  });

  it('are not the own ones, nor those of another conversation', async () => {
    const { her, him, ids } = await talk();
    const other = await aGroom(application);
    await aConversation(application, { members: [her, other] });
    const { m_id } = await aMessage(application, { from: other, to: her, text: 'Hello' });
    await chat.see(her, other, m_id);
    expect(await marksOf(him, her)).toEqual([none, none, none]);
    expect((await chat.see(him, her, ids[2])).body.data).toEqual({ unread: 0 });
    expect(await marksOf(him, her)).toEqual([none, none, none]);
    expect(await chat.count(her)).toMatchObject({ unread: 3, threads: 1 });
  });

  it('cannot be named before anything is written', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const { status, body } = await chat.see(her, him, 1);
    expect([status, body.code]).toEqual([404, 'partner_not_found']);
  });

  it('are not marked for the sender while the conversation is closed, and are when it is open again', async () => {
    const { her, him, ids } = await talk();
    await block(her, him);
    expect((await chat.see(her, him, ids[2])).body.data).toEqual({ unread: 0 });
    expect(await chat.count(her)).toMatchObject({ unread: 0 });
    expect(await marksOf(him, her)).toEqual([none, none, none]);
    await unblock(her);
    expect(await marksOf(him, her)).toEqual([none, none, none]);
    pass(1);
    await chat.see(her, him, ids[2]);
    expect((await marksOf(him, her)).at(-1)).toEqual([isoNow(), isoNow()]);
  });
});

describe('the oldest message that was not seen', () => {
  const firstUnread = async (her: TestMember, him: TestMember) =>
    (await chat.thread(her, him)).body.data.first_unread;

  it('is named by the conversation, and moves on with what is seen', async () => {
    const { her, him, ids } = await talk();
    expect(await firstUnread(her, him)).toBe(ids[0]);
    await chat.see(her, him, ids[0]);
    expect(await firstUnread(her, him)).toBe(ids[1]);
    await chat.see(her, him, ids[2]);
    expect(await firstUnread(her, him)).toBeNull();
  });

  it('is none that was taken back, deleted or cleared, and none of the own', async () => {
    const { her, him, ids } = await talk();
    await chat.takeBack(him, ids[0]);
    expect(await firstUnread(her, him)).toBe(ids[1]);
    await chat.delete(her, ids[1]);
    expect(await firstUnread(her, him)).toBe(ids[2]);
    expect((await chat.thread(her, him)).body.data.unread).toBe(1);
    await chat.clear(her, him);
    expect(await firstUnread(her, him)).toBeNull();
    await aMessage(application, { from: her, to: him, text: 'Hers' });
    expect(await firstUnread(her, him)).toBeNull();
    expect(await chat.count(her)).toMatchObject({ unread: 0 });
  });
});

describe('messages that arrive', () => {
  it('are marked in all open conversations, once', async () => {
    const { her, him } = await talk();
    const other = await aGroom(application);
    await aConversation(application, { members: [her, other] });
    await aMessage(application, { from: other, to: her, text: 'Hello' });
    pass(1);
    expect((await chat.confirmDelivery(her)).status).toBe(200);
    const delivered = [isoNow(), null];
    expect(await marksOf(him, her)).toEqual([delivered, delivered, delivered]);
    expect(await marksOf(other, her)).toEqual([delivered]);
    pass(1);
    await chat.confirmDelivery(her);
    expect(await marksOf(other, her)).toEqual([delivered]);
    expect(await chat.count(her)).toMatchObject({ unread: 4 });
  });

  it('keep the time of their delivery when they are seen', async () => {
    const { her, him, ids } = await talk();
    await chat.confirmDelivery(her);
    const deliveredAt = isoNow();
    pass(1);
    await chat.see(her, him, ids[2]);
    expect((await marksOf(him, her)).at(-1)).toEqual([deliveredAt, isoNow()]);
  });

  it('are not marked in a closed conversation', async () => {
    const { her, him } = await talk();
    await block(her, him);
    await chat.confirmDelivery(her);
    expect(await marksOf(him, her)).toEqual([none, none, none]);
  });

  it('are not marked by their sender', async () => {
    const { her, him } = await talk();
    await chat.confirmDelivery(him);
    expect(await marksOf(him, her)).toEqual([none, none, none]);
    expect((await chat.confirmDelivery(await aMember(application))).status).toBe(200);
  });
});
