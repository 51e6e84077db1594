import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockMember } from '#contract/safety/blocks.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

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

const aPair = async () => (await aConversation(application)).members;
const block = ({ token }: TestMember, { user_id: partner_id }: TestMember) =>
  callApi(application, { endpoint: blockMember, input: { partner_id }, token });
const textsOf = async (reader: TestMember, partner: TestMember) =>
  (await chat.read(reader, partner)).data.map(({ m_text }) => m_text).toReversed();

describe('a message that is sent again under its client id', () => {
  it('is one message after twenty calls at once', async () => {
    const [her, him] = await aPair();
    const sending = { text: 'Only once', client_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => chat.send(her, him, sending)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.m_id)).size).toBe(1);
    expect(await textsOf(him, her)).toEqual(['Only once']);
    expect(await chat.count(him)).toMatchObject({ unread: 1, threads: 1 });
  });

  it('is answered after a block too, while a new one is refused', async () => {
    const [her, him] = await aPair();
    const sending = { text: 'Before the block', client_id: randomUUID() };
    const first = await chat.send(her, him, sending);
    await block(him, her);
    const again = await chat.send(her, him, sending);
    expect([again.status, again.body.data]).toEqual([201, first.body.data]);
    const other = await chat.send(her, him);
    expect([other.status, other.body.code]).toEqual([404, 'partner_not_found']);
  });

  it('is shown as it is now', async () => {
    const [her, him] = await aPair();
    const sending = { client_id: randomUUID() };
    const { m_id } = (await chat.send(her, him, sending)).body.data;
    await chat.see(him, her, m_id);
    await chat.takeBack(her, m_id);
    const { data } = (await chat.send(her, him, sending)).body;
    expect(data).toMatchObject({ m_id, m_text: '', m_taken_back: true, m_seen_at: expect.any(String) });
  });

  it('to somebody else is another message', async () => {
    const [her, him] = await aPair();
    const other = (await aConversation(application, { members: [her, (await aPair())[1]] })).members[1];
    const sending = { client_id: randomUUID() };
    const first = await chat.send(her, him, sending);
    const second = await chat.send(her, other, sending);
    expect(second.body.data.m_id).not.toBe(first.body.data.m_id);
    expect(await textsOf(other, her)).toEqual(['Hello']);
  });
});

describe('the messages of two members who write at the same time', () => {
  it('have one order, in which ids and changes grow', async () => {
    const [her, him] = await aPair();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? chat.send(her, him, { text: `hers ${index}` })
          : chat.send(him, her, { text: `his ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const [hers, his] = [
      await chat.read(her, him, { limit: 100 }),
      await chat.read(him, her, { limit: 100 }),
    ];
    expect(hers.data).toHaveLength(50);
    expect(his.data).toEqual(hers.data);
    const changed = await chat.read(her, him, { changed_after: 0, limit: 100 });
    const ids = changed.data.map(({ m_id }) => m_id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(ids).toEqual(hers.data.map(({ m_id }) => m_id).toReversed());
    expect(changed.change).toBe(50);
  });
});

describe('the text of a message', () => {
  it.each([
    ['line breaks of Windows become those of everybody', 'one\r\ntwo', 'one\ntwo'],
    ['spaces around it go', '  \n Hello \t ', 'Hello'],
    ['control characters go', 'He\u0007l\u0085lo\u001B[31m', 'Hello[31m'],
    ['marks that turn the direction of all text go', '\u202Eevil\u202C \u2066x\u2069\uFEFF', 'evil x'],
    ['a half of a character goes', 'a\uD83Db', 'ab'],
    ['Arabic stays, with its mark of direction', 'مرحبا\u200F!', 'مرحبا\u200F!'],
    ['Hebrew beside English stays', 'שלום and hello', 'שלום and hello'],
    ['Malayalam stays, with its joiners', 'ക്\u200Dഷ നന്ദി', 'ക്\u200Dഷ നന്ദി'],
    ['emoji of several characters stay', '👨‍👩‍👧 🙏🏽 🇮🇳', '👨‍👩‍👧 🙏🏽 🇮🇳'],
    ['tabs and breaks inside stay', 'a\tb\n\nc', 'a\tb\n\nc'],
    ['markup is text', '<b>&amp;</b>', '<b>&amp;</b>'],
  ])('%s', async (_rule, typed, stored) => {
    const [her, him] = await aPair();
    const { body } = await chat.send(her, him, { text: typed });
    expect(body.data.m_text).toBe(stored);
    expect(await textsOf(him, her)).toEqual([stored]);
  });

  it('has at most 2,000 characters', async () => {
    const [her, him] = await aPair();
    expect((await chat.send(her, him, { text: 'x'.repeat(2000) })).status).toBe(201);
    const { status, body } = await chat.send(her, him, { text: 'x'.repeat(2001) });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'text', message: 'A message may have at most 2,000 characters' }],
    ]);
  });

  it.each([
    ['empty', ''],
    ['only spaces', ' \n\t '],
    ['only control characters', '\u0007\u202E'],
    ['only characters without a width', '\u200B\u200D\uFE0F\u3164\u2800'],
  ])('is required: %s', async (_what, text) => {
    const [her, him] = await aPair();
    const { status, body } = await chat.send(her, him, { text });
    expect([status, body.errors]).toEqual([422, [{ field: 'text', message: 'Enter a message' }]]);
    expect((await chat.read(her, him)).data).toEqual([]);
  });

  it.each([
    ['a NUL character', Buffer.from(String.raw`He\u0000llo`)],
    ['bytes that are no UTF-8', Buffer.from([0x48, 0xff, 0xfe])],
  ])('is refused with %s, and nothing is stored', async (_what, text) => {
    const [her, him] = await aPair();
    const start = `{"partner_id":${him.user_id},"client_id":"${randomUUID()}","text":"`;
    const payload = Buffer.concat([Buffer.from(start), text, Buffer.from('"}')]);
    const { status, body } = await sendRaw(application, {
      method: 'POST',
      url: '/api/chat/send',
      payload,
      token: her.token,
    });
    expect([status, body.code]).toEqual([400, 'malformed_request']);
    expect((await chat.read(her, him)).data).toEqual([]);
  });

  it.each(['', 'x'.repeat(65)])('is not stored under the client id “%s”', async (client_id) => {
    const [her, him] = await aPair();
    const { status, body } = await chat.send(her, him, { client_id });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['client_id']]);
  });
});

describe('an answer to a message', () => {
  it.each(['first', 'second'] as const)('of the %s of the two shows it to both', async (by) => {
    const said = [{ by, text: `Long\n${'words '.repeat(40)}` }] as const;
    const { members, messages } = await aConversation(application, { messages: said });
    const [her, him] = members;
    const [answered] = messages;
    const { body } = await chat.send(her, him, { text: 'Yes', reply_to: answered?.m_id ?? 0 });
    expect(body.data.m_reply_to).toEqual({
      m_id: answered?.m_id,
      m_sender_id: answered?.m_sender_id,
      m_text: expect.stringMatching(/^Long words (?:words )+.*…$/),
      m_taken_back: false,
    });
    expect((await chat.read(him, her)).data[0]).toEqual(body.data);
  });

  it('has no text of one that is taken back, and a client that loads what changed learns of it', async () => {
    const { members, messages } = await aConversation(application, {
      messages: [{ by: 'first', text: 'A secret' }],
    });
    const [her, him] = members;
    const m_id = messages[0]?.m_id ?? 0;
    await chat.send(him, her, { text: 'What?', reply_to: m_id });
    const { change } = await chat.read(him, her);
    await chat.takeBack(her, m_id);
    const { data } = await chat.read(him, her, { changed_after: change });
    expect(data.find(({ m_text }) => m_text === 'What?')?.m_reply_to).toMatchObject({
      m_text: '',
      m_taken_back: true,
    });
  });

  it('does not show one that the reader deleted, and still shows it to the other one', async () => {
    const { members, messages } = await aConversation(application, {
      messages: [{ by: 'first', text: 'Deleted by him' }],
    });
    const [her, him] = members;
    const m_id = messages[0]?.m_id ?? 0;
    await chat.send(her, him, { reply_to: m_id });
    const { change } = await chat.read(him, her);
    await chat.delete(him, m_id);
    expect((await chat.read(him, her)).data[0]?.m_reply_to).toBeNull();
    expect((await chat.read(her, him)).data[0]?.m_reply_to).toMatchObject({ m_text: 'Deleted by him' });
    const { data } = await chat.read(him, her, { changed_after: change });
    expect(data.map(({ m_text, m_reply_to }) => [m_text, m_reply_to])).toEqual([
      ['', null],
      ['Hello', null],
    ]);
  });

  it('is refused for one that the sender deleted, cleared, or never had', async () => {
    const talk = () => aConversation(application, { messages: [{ by: 'second', text: 'Hello' }] });
    const [one, cleared, foreign] = [await talk(), await talk(), await talk()];
    const idOf = ({ messages }: typeof one) => messages[0]?.m_id ?? 0;
    const [her, him] = one.members;
    await chat.delete(her, idOf(one));
    const [hers, his] = cleared.members;
    await chat.clear(hers, his);
    const answers = [
      await chat.send(her, him, { reply_to: idOf(one) }),
      await chat.send(hers, his, { reply_to: idOf(cleared) }),
      await chat.send(her, him, { reply_to: idOf(foreign) }),
      await chat.send(her, him, { reply_to: Number.MAX_SAFE_INTEGER }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'message_not_found']);
    }
    expect(await chat.count(him)).toMatchObject({ unread: 0 });
  });
});
