import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { someActors } from '#tests/support/models/connecting-actors.ts';
import { conversing } from '#tests/support/conversing.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const longMs = scaleLimit(300_000);

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
  for (const key of ['freeMessages', 'messagesPerMinute']) {
    await updateSiteSetting(application.context, { key, text: 'null' });
  }
});
afterAll(() => application.close());

type Someone = { user_id: number; token: string };
type View = { reader: Someone; partner: Someone };
type Page = Awaited<ReturnType<typeof chat.read>>;

const idsOf = (messages: readonly MessageWire[]) => messages.map(({ m_id }) => m_id);

/** The older messages beyond a page, page by page. */
async function loadOlder({ reader, partner }: View, { next, limit }: Page): Promise<MessageWire[]> {
  if (next === null) return [];
  const page = await chat.read(reader, partner, { before: next, limit });
  expect(page.data.length).toBeLessThanOrEqual(limit);
  return [...page.data, ...(await loadOlder({ reader, partner }, page))];
}

/** The newer messages beyond a page, page by page. */
async function loadNewer({ reader, partner }: View, { previous, limit }: Page): Promise<MessageWire[]> {
  if (previous === null) return [];
  const page = await chat.read(reader, partner, { after: previous, limit });
  expect(page.data.length).toBeLessThanOrEqual(limit);
  return [...(await loadNewer({ reader, partner }, page)), ...page.data];
}

/** All messages, page by page from the newest. */
async function loadAll(view: View, limit: number): Promise<MessageWire[]> {
  const page = await chat.read(view.reader, view.partner, { limit });
  expect(page.previous).toBeNull();
  return [...page.data, ...(await loadOlder(view, page))];
}

/** A client that keeps messages and loads only what changed. */
function openClient({ reader, partner }: View) {
  const kept = new Map<number, MessageWire>();
  let change = 0;
  const sync = async (limit: number): Promise<void> => {
    const page = await chat.read(reader, partner, { changed_after: change, limit });
    for (const message of page.data) {
      if (message.m_deleted) kept.delete(message.m_id);
      else kept.set(message.m_id, message);
    }
    for (const id of kept.keys()) if (id <= page.cleared) kept.delete(id);
    expect(page.change).toBeGreaterThanOrEqual(change);
    change = page.change;
    if (!page.is_complete) await sync(limit);
  };
  return {
    sync,
    list: () => [...kept.values()].toSorted((one, other) => other.m_id - one.m_id),
  };
}

type Talk = Awaited<ReturnType<typeof aTalk>>;
type Acting = View & { client: ReturnType<typeof openClient>; id: number; limit: number };

/** What the two do: `id` is one of their messages. */
const actions = {
  send: ({ reader, partner }: Acting) => chat.send(reader, partner),
  answer: ({ reader, partner, id }: Acting) => chat.send(reader, partner, { reply_to: id }),
  see: ({ reader, partner, id }: Acting) => chat.see(reader, partner, id),
  deliver: ({ reader }: Acting) => chat.confirmDelivery(reader),
  'take back': ({ reader, id }: Acting) => chat.takeBack(reader, id),
  delete: ({ reader, id }: Acting) => chat.delete(reader, id),
  clear: ({ reader, partner }: Acting) => chat.clear(reader, partner),
  sync: ({ client, limit }: Acting) => client.sync(limit),
};
const anyAction = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('send' as const) },
    { weight: 3, arbitrary: fc.constant('answer' as const) },
    { weight: 4, arbitrary: fc.constantFrom('see' as const, 'deliver', 'take back', 'delete') },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
    { weight: 4, arbitrary: fc.constant('sync' as const) },
  ),
  by: fc.constantFrom(0 as const, 1),
  /** A message, counted from the latest. */
  which: fc.nat(6),
  limit: fc.integer({ min: 1, max: 6 }),
});
type Action = typeof anyAction extends fc.Arbitrary<infer One> ? One : never;

/** Two members, and a client of each. */
async function aTalk() {
  const [her, him] = await someActors(application, 2);
  if (her === undefined || him === undefined) throw new Error('Two actors were asked for');
  await anInterest(application, { senderId: her.user_id, receiverId: him.user_id, status: 'accepted' });
  const views = [
    { reader: her, partner: him },
    { reader: him, partner: her },
  ] as const;
  return { views, clients: [openClient(views[0]), openClient(views[1])] as const };
}

async function act(talk: Talk, { kind, by, which, limit }: Action): Promise<void> {
  const view = talk.views[by];
  const { data } = await chat.read(view.reader, view.partner);
  const id = idsOf(data)[which] ?? 1;
  await actions[kind]({ ...view, client: talk.clients[by], id, limit });
}

describe('after any history of a conversation', () => {
  it(
    'pages have every message once, and a client that loads what changed has all of them',
    { timeout: longMs },
    async () => {
      const history = fc.array(anyAction, { minLength: 6, maxLength: 22, size: 'max' });
      await fc.assert(
        fc.asyncProperty(history, fc.integer({ min: 1, max: 5 }), async (done, limit) => {
          const talk = await aTalk();
          for (const action of done) await act(talk, action);
          for (const place of [0, 1] as const) {
            const [view, client] = [talk.views[place], talk.clients[place]];
            const { reader, partner } = view;
            const { data: all } = await chat.read(reader, partner, { limit: 100 });
            expect(idsOf(all)).toEqual(idsOf(all).toSorted((one, other) => other - one));
            expect(await loadAll(view, limit)).toEqual(all);
            const middle = all[Math.floor(all.length / 2)]?.m_id ?? 1;
            const around = await chat.read(reader, partner, { around: middle, limit });
            expect(idsOf(around.data).includes(middle)).toBe(all.length > 0);
            const [newer, older] = [await loadNewer(view, around), await loadOlder(view, around)];
            expect([...newer, ...around.data, ...older]).toEqual(all);
            await client.sync(limit);
            expect(client.list()).toEqual(all);
          }
        }),
        { numRuns: countTries(20) },
      );
    },
  );
});

describe('a page of messages', () => {
  const five = ['one', 'two', 'three', 'four', 'five'].map((text) => ({ by: 'second' as const, text }));
  async function aView() {
    const { members, messages } = await aConversation(application, { messages: five });
    return { view: { reader: members[0], partner: members[1] }, ids: idsOf(messages) };
  }
  const read = ({ reader, partner }: View, input: Parameters<typeof chat.read>[2]) =>
    chat.read(reader, partner, input);

  it('has the latest messages, and leads to the older ones', async () => {
    const { view, ids } = await aView();
    const [one = 0, two = 0, three = 0, four = 0, latest = 0] = ids;
    const page = await read(view, { limit: 2 });
    expect([idsOf(page.data), page.next, page.previous]).toEqual([[latest, four], four, null]);
    const older = await read(view, { before: four, limit: 3 });
    expect([idsOf(older.data), older.next, older.previous]).toEqual([[three, two, one], null, three]);
  });

  it('after a message has the next ones, and leads both ways', async () => {
    const { view, ids } = await aView();
    const [one = 0, two = 0, three = 0, four = 0, latest = 0] = ids;
    const page = await read(view, { after: one, limit: 2 });
    expect([idsOf(page.data), page.next, page.previous]).toEqual([[three, two], two, three]);
    const last = await read(view, { after: three, limit: 2 });
    expect([idsOf(last.data), last.previous]).toEqual([[latest, four], null]);
  });

  it('around a message has as many before as after it', async () => {
    const { view, ids } = await aView();
    const [, two = 0, three = 0, four = 0] = ids;
    const page = await read(view, { around: three, limit: 3 });
    expect([idsOf(page.data), page.next, page.previous]).toEqual([[four, three, two], two, four]);
  });

  it('around one that is gone has its neighbours', async () => {
    const { view, ids } = await aView();
    const [, two = 0, three = 0, four = 0] = ids;
    await chat.delete(view.reader, three);
    expect(idsOf((await read(view, { around: three, limit: 2 })).data)).toEqual([four, two]);
  });

  it('of an empty conversation is empty', async () => {
    const { members } = await aConversation(application);
    expect(await read({ reader: members[0], partner: members[1] }, {})).toEqual({
      data: [],
      limit: 50,
      next: null,
      previous: null,
      change: 0,
      cleared: 0,
      is_complete: true,
    });
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { before: 0 },
    { after: 1.5 },
    { around: -1 },
    { changed_after: -1 },
  ])('is not asked for by %j', async (input) => {
    const { view } = await aView();
    const { status, body } = await chat.list(view.reader, view.partner, input);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, Object.keys(input)]);
  });
});

describe('the search within a conversation', () => {
  const said = [
    { by: 'first', text: 'We live in Kochi' },
    { by: 'second', text: 'My sister lives in kochi too' },
    { by: 'first', text: '100% sure_of it \\ or not' },
    { by: 'second', text: 'വീട് കൊച്ചിയിൽ' },
    { by: 'second', text: 'Kochi again' },
  ] as const;
  async function aSearch() {
    const { members, messages } = await aConversation(application, { messages: said });
    const [her, him] = members;
    const search = async (words: string, input: object = {}) =>
      (await chat.read(her, him, { search: words, ...input })).data.map(({ m_text }) => m_text);
    return { her, him, ids: idsOf(messages), search };
  }

  it('finds words in any case, newest first', async () => {
    const { search } = await aSearch();
    expect(await search('KOCHI')).toEqual([
      'Kochi again',
      'My sister lives in kochi too',
      'We live in Kochi',
    ]);
    expect(await search(' കൊച്ചി ')).toEqual(['വീട് കൊച്ചിയിൽ']);
    expect(await search('nothing like it')).toEqual([]);
  });

  it.each(['100%', 'sure_of', '\\ or', '%', '_', '\\'])(
    'takes every character as it is: %s',
    async (words) => {
      const { search } = await aSearch();
      expect(await search(words)).toEqual(['100% sure_of it \\ or not']);
      expect(await search('%_\\')).toEqual([]);
    },
  );

  it('is paged to older ones', async () => {
    const { her, him, ids } = await aSearch();
    const page = await chat.read(her, him, { search: 'kochi', limit: 2 });
    expect([idsOf(page.data), page.next, page.previous]).toEqual([[ids[4], ids[1]], ids[1], null]);
    const older = await chat.read(her, him, { search: 'kochi', limit: 2, before: page.next ?? 0 });
    expect([idsOf(older.data), older.next, older.previous]).toEqual([[ids[0]], null, null]);
  });

  it('does not find what is taken back, deleted, or of another conversation', async () => {
    const { her, him, ids, search } = await aSearch();
    const [first = 0, second = 0] = ids;
    await chat.takeBack(her, first);
    await chat.delete(her, second);
    expect(await search('kochi')).toEqual(['Kochi again']);
    const other = await aConversation(application, {
      members: [her, (await aConversation(application)).members[1]],
      messages: [{ by: 'second', text: 'Kochi of another one' }],
    });
    expect(await search('kochi')).toEqual(['Kochi again']);
    await chat.clear(her, him);
    expect(await search('kochi')).toEqual([]);
    const found = await chat.read(her, other.members[1], { search: 'kochi' });
    expect(found.data).toHaveLength(1);
  });
});
