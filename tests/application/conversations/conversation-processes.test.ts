import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionHeader } from '#contract/calls/headers.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { connectionOf, connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createTestDatabase } from '#tests/support/databases/test-database.ts';

describe('two processes on one database', () => {
  let both: readonly [TestApplication, TestApplication];
  let chats: readonly [ReturnType<typeof conversing>, ReturnType<typeof conversing>];
  let addresses: readonly string[];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key that both processes have in common',
    };
    both = [await startApplication(environment), await startApplication(environment)];
    chats = [conversing(both[0]), conversing(both[1])];
    addresses = await Promise.all(both.map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })));
  });
  afterAll(async () => {
    await Promise.all(both.map((application) => application.close()));
    await drop();
  });

  const set = (key: 'freeMessages' | 'messagesPerMinute', text: string) =>
    updateSiteSetting(both[0].context, { key, text });
  beforeEach(async () => {
    await set('freeMessages', 'null');
    await set('messagesPerMinute', 'null');
  });

  const open: LiveClient[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.close()));
  });
  const connect = async (place: 0 | 1, { token }: TestMember) => {
    const client = await connectLive(addresses[place] ?? '', { token });
    open.push(client);
    return client;
  };

  /** The calls of every second process. */
  const atOneOf = (index: number) => chats[index % 2 === 0 ? 0 : 1];
  const aPair = async () => (await aConversation(both[0])).members;
  type Call = (index: number) => ReturnType<(typeof chats)[0]['send']>;
  const callAtOnce = (count: number, call: Call) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));

  it('give the messages of two members one order', async () => {
    const [her, him] = await aPair();
    const answers = await callAtOnce(80, (index) =>
      index % 4 < 2 ? atOneOf(index).send(her, him) : atOneOf(index).send(him, her),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const hers = await chats[0].read(her, him, { limit: 100 });
    const his = await chats[1].read(him, her, { limit: 100 });
    expect(hers.data).toHaveLength(80);
    expect(his.data).toEqual(hers.data);
    const changed = await chats[1].read(her, him, { changed_after: 0, limit: 100 });
    expect(changed.data).toEqual(hers.data.toReversed());
    expect(changed.change).toBe(80);
  });

  it('store a message once that is sent to both at the same time', async () => {
    const [her, him] = await aPair();
    for (let round = 1; round <= 20; round += 1) {
      const sending = { client_id: randomUUID() };
      const [one, other] = await callAtOnce(2, (index) => atOneOf(index).send(her, him, sending));
      expect([one?.status, one?.body]).toEqual([201, other?.body]);
    }
    expect((await chats[1].read(him, her)).data).toHaveLength(20);
    expect(await chats[0].count(him)).toMatchObject({ unread: 20 });
  });

  it('open one conversation for two who write their first message at the same time', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const [her, him] = await aPair();
      const answers = await callAtOnce(2, (index) =>
        index === 0 ? chats[0].send(her, him) : chats[1].send(him, her),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect((await chats[0].read(her, him)).data).toHaveLength(2);
    }
  });

  it.each([
    ['freeMessages', 'message_limit_reached'],
    ['messagesPerMinute', 'too_many_messages'],
  ] as const)('hold the limit of %s together', async (limit, code) => {
    const [her, him] = await aPair();
    await set(limit, '20');
    const answers = await callAtOnce(60, (index) => atOneOf(index).send(her, him));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === code)).toHaveLength(40);
    expect((await chats[0].read(him, her)).data).toHaveLength(20);
  });

  it('let no message through after a block at the other one', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const [her, him] = await aPair();
      const input = { partner_id: her.user_id };
      // Without a message before the block there is no conversation that a blocked pair may still read.
      await chats[0].send(her, him);
      const sending = callAtOnce(6, () => chats[0].send(her, him));
      const blocked = await callApi(both[1], { endpoint: blockMember, input, token: him.token });
      expect(blocked.status).toBe(200);
      expect((await chats[0].send(her, him)).body.code).toBe('partner_not_found');
      const sent = (await sending).filter(({ status }) => status === 201);
      expect((await chats[1].read(him, her)).data).toHaveLength(1 + sent.length);
    }
  });

  it('tell the windows at both of a message and of typing, and not the window that sent it', async () => {
    const [her, him] = await aPair();
    const [sending, other, his] = [await connect(0, her), await connect(1, her), await connect(1, him)];
    const heard = [other.next('message_changed'), his.next('message_changed')];
    const headers = { [connectionHeader]: connectionOf(sending) };
    await chats[0].send(her, him, { headers });
    expect(await Promise.all(heard)).toEqual([
      { type: 'message_changed', partner_id: him.user_id },
      { type: 'message_changed', partner_id: her.user_id },
    ]);
    const typing = his.next('partner_typing');
    await chats[0].type(her, him);
    expect(await typing).toEqual({ type: 'partner_typing', partner_id: her.user_id });
    // This event of his arrives after all of hers.
    const last = sending.next('message_changed');
    await chats[1].send(him, her);
    await last;
    expect(sending.messages.filter(({ type }) => type === 'message_changed')).toHaveLength(1);
  });

  it('answer clients that load what changed while others write, without a gap', async () => {
    const [her, him] = await aPair();
    const written = new AbortController();
    const follow = async (place: 0 | 1, [reader, partner]: readonly [TestMember, TestMember]) => {
      const ids = new Set<number>();
      let change = 0;
      const load = async () => {
        const page = await chats[place].read(reader, partner, { changed_after: change, limit: 7 });
        for (const { m_id } of page.data) ids.add(m_id);
        change = page.change;
        return page.is_complete;
      };
      while (!written.signal.aborted) await load();
      while (!(await load()));
      return ids;
    };
    const following = [follow(0, [her, him]), follow(1, [him, her]), follow(1, [her, him])];
    for (let round = 0; round < 5; round += 1) {
      const answers = await callAtOnce(8, (index) =>
        index % 4 < 2 ? atOneOf(index).send(her, him) : atOneOf(index).send(him, her),
      );
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    }
    written.abort();
    const { data } = await chats[0].read(her, him, { limit: 100 });
    const all = new Set(data.map(({ m_id }) => m_id));
    expect(all.size).toBe(40);
    for (const ids of await Promise.all(following)) expect(ids).toEqual(all);
  });
});
