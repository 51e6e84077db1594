import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
});
afterAll(() => application.close());

const erase = ({ email }: TestMember) => erasePerson(application.context, email);

async function talk() {
  const said = [
    { by: 'first', text: 'Good morning' },
    { by: 'second', text: 'Good morning to you' },
    { by: 'second', text: 'How are you?' },
  ] as const;
  const { members, messages } = await aConversation(application, { messages: said });
  const [her, him] = members;
  return { her, him, messages };
}

/** What is stored of the conversation of two members. */
async function countStored({ her, him }: { her: TestMember; him: TestMember }) {
  const { database } = application.context;
  const ids = [her.user_id, him.user_id];
  const [conversations, sides, messages] = await Promise.all([
    database.selectFrom('conversations').select('id').where('lowId', 'in', ids).execute(),
    database.selectFrom('conversationSides').select('unread').where('partnerId', 'in', ids).execute(),
    database.selectFrom('messages').select('text').where('senderId', 'in', ids).execute(),
  ]);
  return { conversations: conversations.length, sides: sides.length, messages: messages.length };
}

const nothing = { conversations: 0, sides: 0, messages: 0 };

describe('when one of the two is erased', () => {
  it('the other one reads what both wrote, from a member without a name, and can send nothing', async () => {
    const { her, him, messages } = await talk();
    await erase(him);
    expect((await chat.read(her, him)).data).toEqual(messages.toReversed());
    const known = { partner_id: him.user_id, name: 'A member', profile_pic: null, is_visible: false };
    const thread = { ...known, unread: 2, is_open: false };
    expect((await chat.thread(her, him)).body.data).toMatchObject({
      ...thread,
      closed_reason: 'not_available',
    });
    expect((await chat.threads(her)).body.data).toMatchObject([{ ...thread, last_message: 'How are you?' }]);
    expect(await chat.count(her)).toMatchObject({ unread: 2, threads: 1 });
    const refused = await chat.send(her, him);
    expect([refused.status, refused.body.code]).toEqual([404, 'partner_not_found']);
  });

  it('the other one can still see, delete and clear', async () => {
    const { her, him, messages } = await talk();
    await erase(him);
    expect((await chat.see(her, him, messages[2]?.m_id ?? 0)).body.data).toEqual({ unread: 0 });
    await chat.delete(her, messages[1]?.m_id ?? 0);
    expect((await chat.read(her, him)).data.map(({ m_text }) => m_text)).toEqual([
      'How are you?',
      'Good morning',
    ]);
    expect((await chat.clear(her, him)).status).toBe(200);
    expect((await chat.read(her, him)).data).toEqual([]);
    expect((await chat.threads(her)).body.data).toEqual([]);
  });

  it('messages that the other one had deleted are gone', async () => {
    const { her, him, messages } = await talk();
    await chat.delete(her, messages[0]?.m_id ?? 0);
    await chat.delete(her, messages[1]?.m_id ?? 0);
    await erase(him);
    expect(await countStored({ her, him })).toEqual({ conversations: 1, sides: 1, messages: 1 });
    const cleared = await talk();
    await chat.clear(cleared.her, cleared.him);
    await erase(cleared.him);
    expect(await countStored(cleared)).toMatchObject({ messages: 0 });
  });
});

describe('when both are erased', () => {
  it('nothing of their conversation is left', async () => {
    const { her, him } = await talk();
    await erase(her);
    await erase(him);
    expect(await countStored({ her, him })).toEqual(nothing);
  });

  it('at the same moment, nothing is left either', async () => {
    for (let round = 0; round < 10; round += 1) {
      const two = await talk();
      await Promise.all([erase(two.her), erase(two.him)]);
      expect(await countStored(two)).toEqual(nothing);
    }
  });

  it('the copies of messages in reports stay', async () => {
    const { her, him } = await talk();
    await aReport(application, { reporter: her, reported: him, place: 'conversation' });
    await erase(her);
    await erase(him);
    const { database } = application.context;
    const copies = database.selectFrom('reportMessages').select('text').where('senderId', '=', him.user_id);
    expect(await copies.orderBy('position').execute()).toEqual([
      { text: 'Good morning to you' },
      { text: 'How are you?' },
    ]);
  });
});
