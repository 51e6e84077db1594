import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectionHeader } from '#contract/calls/headers.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { conversing } from '#tests/support/conversing.ts';
import { connectionOf, connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let address: string;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  chat = conversing(application);
});
afterAll(() => application.close());

const open: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
const connect = async ({ token }: TestMember) => {
  const client = await connectLive(address, { token });
  open.push(client);
  return client;
};

/** Two who write, each with a window, her second window, and somebody connected to both. */
async function talk() {
  const { members, messages } = await aConversation(application, {
    messages: [
      { by: 'second', text: 'His' },
      { by: 'first', text: 'Hers' },
    ],
  });
  const [her, him] = members;
  const third = await aGroom(application);
  await aConversation(application, { members: [her, third] });
  const [his = 0, hers = 0] = messages.map(({ m_id }) => m_id);
  const windows = {
    hers: await connect(her),
    herOther: await connect(her),
    his: await connect(him),
    third: await connect(third),
  };
  const people = { hers: her, herOther: her, his: him, third };
  return { her, him, third, ids: { his, hers }, windows, people };
}
type Talk = Awaited<ReturnType<typeof talk>>;
type Heard = Record<keyof Talk['windows'], LiveEvent[]>;

let lastMark = 0;

/** What each window hears of messages because of a call. */
async function listen({ windows, people }: Talk, call: () => Promise<{ status: number }>): Promise<Heard> {
  const names = ['hers', 'herOther', 'his', 'third'] as const;
  const starts = names.map((name) => windows[name].messages.length);
  expect((await call()).status).toBeLessThan(400);
  lastMark += 1;
  const mark: LiveEvent = { type: 'visit_changed', partner_id: lastMark };
  await application.context.transact(async (work) => {
    for (const { user_id } of Object.values(people)) work.announce(user_id, mark);
  });
  const isMark = (message: object) => JSON.stringify(message) === JSON.stringify(mark);
  const heard = names.map(async (name, place) => {
    await expect.poll(() => windows[name].messages.some(isMark)).toBe(true);
    const received = windows[name].messages.slice(starts[place]);
    return received.filter(
      (message): message is LiveEvent =>
        message.type === 'message_changed' || message.type === 'partner_typing',
    );
  });
  const [hers = [], herOther = [], his = [], third = []] = await Promise.all(heard);
  return { hers, herOther, his, third };
}
const changedBy = ({ user_id }: TestMember): LiveEvent => ({ type: 'message_changed', partner_id: user_id });
const none: Heard = { hers: [], herOther: [], his: [], third: [] };

describe('the open windows of two who write', () => {
  it('learn of a new message, except the window that sent it', async () => {
    const one = await talk();
    const { her, him, windows } = one;
    const headers = { [connectionHeader]: connectionOf(windows.hers) };
    expect(await listen(one, () => chat.send(her, him, { headers }))).toEqual({
      ...none,
      herOther: [changedBy(him)],
      his: [changedBy(her)],
    });
  });

  it.each<[string, (one: Talk) => Promise<{ status: number }>]>([
    ['is sent', ({ her, him }) => chat.send(her, him)],
    ['is taken back', ({ her, ids }) => chat.takeBack(her, ids.hers)],
    ['is seen', ({ her, him, ids }) => chat.see(her, him, ids.his)],
  ])('of both learn that a message %s', async (_what, call) => {
    const one = await talk();
    const { her, him } = one;
    const own = [changedBy(him)];
    expect(await listen(one, () => call(one))).toEqual({
      ...none,
      hers: own,
      herOther: own,
      his: [changedBy(her)],
    });
  });

  it.each<[string, (one: Talk) => Promise<{ status: number }>]>([
    ['a message is deleted', ({ her, ids }) => chat.delete(her, ids.his)],
    ['the conversation is deleted', ({ her, him }) => chat.clear(her, him)],
    ['the warning is confirmed', ({ her, him }) => chat.confirmWarning(her, him)],
  ])('of the member alone learn that %s', async (_what, call) => {
    const one = await talk();
    const own = [changedBy(one.him)];
    expect(await listen(one, () => call(one))).toEqual({ ...none, hers: own, herOther: own });
  });

  it('of the sender alone learn that messages have arrived', async () => {
    const one = await talk();
    const { her } = one;
    const confirm = () => chat.confirmDelivery(her);
    expect(await listen(one, confirm)).toEqual({ ...none, his: [changedBy(her)] });
    expect(await listen(one, confirm)).toEqual(none);
  });

  it('of the partner alone learn that the member is writing, and nothing is stored', async () => {
    const one = await talk();
    const { her, him } = one;
    const before = await chat.read(her, him);
    const typing = { type: 'partner_typing', partner_id: her.user_id };
    expect(await listen(one, () => chat.type(her, him))).toEqual({ ...none, his: [typing] });
    expect(await chat.read(her, him)).toEqual(before);
    expect((await chat.threads(him)).body.data).toMatchObject([{ unread: 1, last_message: 'Hers' }]);
  });

  it.each<[string, (one: Talk) => Promise<{ status: number }>]>([
    ['taking back again', ({ her, ids }) => chat.takeBack(her, ids.hers)],
    ['seeing again', ({ her, him, ids }) => chat.see(her, him, ids.his)],
    ['deleting again', ({ her, ids }) => chat.delete(her, ids.his)],
  ])('learn nothing from %s', async (_what, call) => {
    const one = await talk();
    await listen(one, () => call(one));
    expect(await listen(one, () => call(one))).toEqual(none);
  });

  it('learn nothing of the other one while the conversation is closed', async () => {
    const one = await talk();
    const { her, him, ids } = one;
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    const calls = [
      () => chat.see(her, him, ids.his),
      () => chat.takeBack(her, ids.hers),
      () => chat.delete(her, ids.his),
      () => chat.confirmDelivery(her),
      () => chat.clear(her, him),
    ];
    for (const call of calls) expect((await listen(one, call)).his).toEqual([]);
  });

  it('carry no text and no id of a message', async () => {
    const one = await talk();
    await chat.send(one.her, one.him, { text: 'Sentinel text' });
    await listen(one, () => chat.type(one.her, one.him));
    const received = JSON.stringify(Object.values(one.windows).map(({ messages }) => messages));
    expect(received).toContain('message_changed');
    expect(received).not.toContain('Sentinel text');
    expect(received).not.toContain('m_id');
  });
});
