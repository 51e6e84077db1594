import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMessagesOfNobody } from '#server/features/conversations/conversations.jobs.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation, aMessage } from '#tests/factories/a-conversation.ts';
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

const second = 1 / 60;
const dayMinutes = 24 * 60;
const pass = (minutes: number) => application.clock.advanceMinutes(minutes);

/** A message of hers between two of his, and their ids. */
async function talk() {
  const { members, messages } = await aConversation(application, {
    messages: [
      { by: 'second', text: 'His first' },
      { by: 'first', text: 'Hers' },
      { by: 'second', text: 'His second' },
    ],
  });
  const [hisFirst = 0, hers = 0, hisSecond = 0] = messages.map(({ m_id }) => m_id);
  return { her: members[0], him: members[1], hisFirst, hers, hisSecond };
}
const textsOf = async (reader: TestMember, partner: TestMember) =>
  (await chat.read(reader, partner)).data.map(({ m_text }) => m_text).toReversed();
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof chat.takeBack | typeof chat.delete>>) => [
  status,
  body.code,
  body.message,
];
const findStored = (id: number) =>
  application.context.database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
const notFound = [404, 'message_not_found', 'This message no longer exists.'];

describe('a message that is taken back', () => {
  it('has no text any more for either, not even in the database', async () => {
    const { her, him, hers } = await talk();
    const { status, body } = await chat.takeBack(her, hers);
    expect([status, body.message]).toEqual([200, 'Your message is deleted for everyone.']);
    expect(body.data).toMatchObject({ m_id: hers, m_text: '', m_taken_back: true });
    for (const reader of [her, him]) {
      const partner = reader === her ? him : her;
      expect(await textsOf(reader, partner)).toEqual(['His first', '', 'His second']);
    }
    expect(await findStored(hers)).toMatchObject({ text: '', warning: null });
  });

  it('counts as unread no more', async () => {
    const { her, him, hisFirst } = await talk();
    expect(await chat.count(her)).toMatchObject({ unread: 2 });
    await chat.takeBack(him, hisFirst);
    expect(await chat.count(her)).toMatchObject({ unread: 1, threads: 1 });
  });

  it('can be up to fifteen minutes old, to the second', async () => {
    const { her, hers } = await talk();
    pass(15);
    expect((await chat.takeBack(her, hers)).status).toBe(200);
    const later = await talk();
    pass(15 + second);
    expect(outcomeOf(await chat.takeBack(later.her, later.hers))).toEqual([
      409,
      'take_back_too_late',
      'A message can be deleted for everyone only within 15 minutes.',
    ]);
    expect(await textsOf(later.him, later.her)).toContain('Hers');
  });

  it('can be taken back again, also later, and nothing changes', async () => {
    const { her, him, hers } = await talk();
    const first = await chat.takeBack(her, hers);
    const { change } = await chat.read(her, him);
    pass(60);
    expect((await chat.takeBack(her, hers)).body).toEqual(first.body);
    expect((await chat.read(her, him)).change).toBe(change);
  });

  it('is an own one', async () => {
    const { her, him, hisFirst, hers } = await talk();
    expect(outcomeOf(await chat.takeBack(her, hisFirst))).toEqual([
      409,
      'message_not_yours',
      'Only your own messages can be deleted for everyone.',
    ]);
    const stranger = await aMember(application);
    expect(outcomeOf(await chat.takeBack(stranger, hers))).toEqual(notFound);
    expect(outcomeOf(await chat.takeBack(her, 999_999_999))).toEqual(notFound);
    expect(await textsOf(him, her)).toEqual(['His first', 'Hers', 'His second']);
  });

  it('may be in a closed conversation', async () => {
    const { her, him, hers } = await talk();
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect((await chat.takeBack(her, hers)).status).toBe(200);
    expect(await textsOf(him, her)).toEqual(['His first', '', 'His second']);
  });
});

describe('a message that is deleted', () => {
  it.each(['received', 'sent'] as const)('is gone for the member alone: one that was %s', async (which) => {
    const { her, him, hisFirst, hers } = await talk();
    const { status, body } = await chat.delete(her, which === 'sent' ? hers : hisFirst);
    expect([status, body.message, body.data]).toEqual([200, 'The message is deleted for you.', null]);
    const left = which === 'sent' ? ['His first', 'His second'] : ['Hers', 'His second'];
    expect(await textsOf(her, him)).toEqual(left);
    expect(await textsOf(him, her)).toEqual(['His first', 'Hers', 'His second']);
  });

  it('reaches a client that loads what changed without its text', async () => {
    const { her, him, hisFirst } = await talk();
    const before = await chat.read(her, him);
    await chat.delete(her, hisFirst);
    const { data, is_complete } = await chat.read(her, him, { changed_after: before.change });
    expect([data.length, is_complete]).toEqual([1, true]);
    expect(data[0]).toMatchObject({ m_id: hisFirst, m_text: '', m_deleted: true, m_reply_to: null });
    const his = await chat.read(him, her, { changed_after: before.change });
    expect(his.data).toMatchObject([{ m_id: hisFirst, m_text: 'His first', m_deleted: false }]);
  });

  it('counts as unread no more, and can be deleted again', async () => {
    const { her, him, hisFirst } = await talk();
    await chat.delete(her, hisFirst);
    expect(await chat.count(her)).toMatchObject({ unread: 1 });
    expect((await chat.delete(her, hisFirst)).status).toBe(200);
    expect(await chat.count(her)).toMatchObject({ unread: 1 });
    expect(await textsOf(her, him)).toEqual(['Hers', 'His second']);
  });

  it('is in a conversation of the member', async () => {
    const { hers } = await talk();
    expect(outcomeOf(await chat.delete(await aMember(application), hers))).toEqual(notFound);
    expect(await findStored(hers)).toMatchObject({ text: 'Hers' });
  });
});

describe('a conversation that is deleted', () => {
  it('is empty for the member alone, up to now', async () => {
    const { her, him, hers } = await talk();
    const { status, body } = await chat.clear(her, him);
    expect([status, body.message]).toEqual([200, 'The conversation is deleted for you.']);
    await aMessage(application, { from: him, to: her, text: 'Later' });
    expect(await textsOf(her, him)).toEqual(['Later']);
    expect(await textsOf(him, her)).toEqual(['His first', 'Hers', 'His second', 'Later']);
    expect(await chat.count(her)).toMatchObject({ unread: 1 });
    // What was deleted cannot be named any more.
    expect(outcomeOf(await chat.takeBack(her, hers))).toEqual(notFound);
    expect(outcomeOf(await chat.delete(her, hers))).toEqual(notFound);
  });

  it('tells clients up to which message it is deleted', async () => {
    const { her, him, hisSecond } = await talk();
    const { change, cleared } = await chat.read(her, him);
    expect(cleared).toBe(0);
    await chat.clear(her, him);
    expect(await chat.read(her, him, { changed_after: change })).toMatchObject({
      data: [],
      cleared: hisSecond,
    });
    expect(await chat.read(him, her)).toMatchObject({ cleared: 0 });
  });

  it('has to be there', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const { status, body } = await chat.clear(her, him);
    expect([status, body.code]).toEqual([404, 'partner_not_found']);
  });
});

describe('the cleaning job', () => {
  it('removes messages that neither of the two has, two days after they were sent', async () => {
    const deletedByBoth = await talk();
    await chat.delete(deletedByBoth.her, deletedByBoth.hers);
    await chat.delete(deletedByBoth.him, deletedByBoth.hers);
    const deletedAndCleared = await talk();
    await chat.delete(deletedAndCleared.her, deletedAndCleared.hers);
    await chat.clear(deletedAndCleared.him, deletedAndCleared.her);
    const cleared = await talk();
    await chat.clear(cleared.her, cleared.him);
    await chat.clear(cleared.him, cleared.her);
    const gone = [deletedByBoth.hers, deletedAndCleared.hers, cleared.hers, cleared.hisFirst];
    const deletedByOne = await talk();
    await chat.delete(deletedByOne.her, deletedByOne.hers);
    await chat.delete(deletedByOne.him, deletedByOne.hisFirst);
    const kept = [
      deletedByBoth.hisFirst,
      deletedAndCleared.hisSecond,
      deletedByOne.hers,
      deletedByOne.hisFirst,
    ];
    pass(2 * dayMinutes - 1);
    await removeMessagesOfNobody(application.context);
    for (const id of [...gone, ...kept]) expect(await findStored(id)).toBeDefined();
    pass(2);
    await removeMessagesOfNobody(application.context);
    for (const id of gone) expect(await findStored(id)).toBeUndefined();
    for (const id of kept) expect(await findStored(id)).toBeDefined();
    expect(await textsOf(deletedByBoth.her, deletedByBoth.him)).toEqual(['His first', 'His second']);
  });
});
