import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation, aMessage } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
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

/** Who the bell says has written, latest first. */
const bellOf = async ({ token }: TestMember) => {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return body.data.flatMap(({ kind, partner }) => (kind === 'message_received' ? [partner?.u_id] : []));
};
const aPair = async () => (await aConversation(application)).members;
const write = async (from: TestMember, to: TestMember) =>
  (await aMessage(application, { from, to, text: 'Hello' })).m_id;

describe('the bell', () => {
  it('rings for the first unread message of a conversation, and not for the next ones', async () => {
    const [her, him] = await aPair();
    const first = await write(him, her);
    expect(await bellOf(her)).toEqual([him.user_id]);
    const { database } = application.context;
    const notification = database
      .selectFrom('notifications')
      .select('id')
      .where('accountId', '=', her.user_id);
    const rung = await notification.execute();
    await write(him, her);
    expect(await notification.execute()).toEqual(rung);
    expect(await bellOf(him)).toEqual([]);
    await chat.see(her, him, first);
    expect(await bellOf(her)).toEqual([him.user_id]);
  });

  it('rings again once everything was seen', async () => {
    const [her, him] = await aPair();
    await chat.see(her, him, await write(him, her));
    expect(await bellOf(her)).toEqual([]);
    await write(him, her);
    expect(await bellOf(her)).toEqual([him.user_id]);
  });

  it('rings for each of several people', async () => {
    const [her, him] = await aPair();
    const { members } = await aConversation(application, { members: [her, await aGroom(application)] });
    await write(him, her);
    await write(members[1], her);
    expect(await bellOf(her)).toEqual([members[1].user_id, him.user_id]);
  });

  it.each<[string, (her: TestMember, him: TestMember, id: number) => Promise<unknown>]>([
    ['taken back', (_her, him, id) => chat.takeBack(him, id)],
    ['deleted', (her, _him, id) => chat.delete(her, id)],
    ['deleted with the conversation', (her, him) => chat.clear(her, him)],
  ])('forgets a message that was %s before it was seen', async (_what, remove) => {
    const [her, him] = await aPair();
    await remove(her, him, await write(him, her));
    expect(await bellOf(her)).toEqual([]);
  });

  it('keeps ringing while another message is unread', async () => {
    const [her, him] = await aPair();
    const id = await write(him, her);
    await write(him, her);
    await chat.takeBack(him, id);
    expect(await bellOf(her)).toEqual([him.user_id]);
  });

  it('does not name one who cannot be seen', async () => {
    const [her, him] = await aPair();
    await write(him, her);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(await bellOf(her)).toEqual([]);
  });
});

describe('a message that asks for money', () => {
  it('warns its reader, and not its sender', async () => {
    const [her, him] = await aPair();
    const { body } = await chat.send(him, her, { text: 'Please send me money, 50,000 rupees' });
    expect(body.data.m_warning).toBeNull();
    expect((await chat.read(him, her)).data).toMatchObject([{ m_warning: null }]);
    expect((await chat.read(her, him)).data).toMatchObject([{ m_warning: 'money' }]);
  });

  it('warns of nothing once it is taken back or deleted', async () => {
    const [her, him] = await aPair();
    const text = 'Please send me money, 50,000 rupees';
    const { m_id } = (await chat.send(him, her, { text })).body.data;
    await chat.takeBack(him, m_id);
    expect((await chat.read(her, him)).data).toMatchObject([{ m_warning: null }]);
    const second = (await chat.send(him, her, { text })).body.data.m_id;
    await chat.delete(her, second);
    const { data } = await chat.read(her, him, { changed_after: 0 });
    expect(data.find(({ m_id: id }) => id === second)).toMatchObject({ m_warning: null, m_text: '' });
  });
});
