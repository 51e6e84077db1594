import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockMember } from '#contract/safety/blocks.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { ownCopies, readJson } from '#tests/support/own-copy.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
let copies: ReturnType<typeof ownCopies>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
  copies = ownCopies(application);
});
afterAll(() => application.close());

const talk = (members?: readonly [TestMember, TestMember]) =>
  aConversation(application, {
    ...(members !== undefined && { members }),
    messages: [
      { by: 'first', text: 'Good morning' },
      { by: 'second', text: 'Good morning to you' },
      { by: 'first', text: 'How are you?' },
    ],
  });

/** The two lists of messages of a member's copy. */
async function copyOf(member: TestMember) {
  const files = await copies.make(member);
  const [sent, received] = ['messages_sent', 'messages_received'].map((name) => readJson(files, name));
  return { sent, received, conversations: readJson(files, 'conversations') };
}

describe('the copy of the own data', () => {
  it('has the messages that were sent and received, oldest first, and the other one by id and first name', async () => {
    const him = await aGroom(application, { firstname: 'Arun', lastname: 'Sentinelli' });
    const { members, messages } = await talk([await aMember(application), him]);
    const [her] = members;
    await chat.see(him, her, messages[0]?.m_id ?? 0);
    const { sent, received, conversations } = await copyOf(her);
    const at = application.clock.now().toISOString();
    const known = { member_id: `ITM${him.user_id}`, first_name: 'Arun' };
    const message = { ...known, reply_to_id: null, created_at: at, taken_back_at: null };
    expect(sent).toEqual([
      {
        ...message,
        id: messages[0]?.m_id,
        text: 'Good morning',
        delivered_at: at,
        seen_at: at,
      },
      { ...message, id: messages[2]?.m_id, text: 'How are you?', delivered_at: null, seen_at: null },
    ]);
    expect(received).toMatchObject([{ ...known, text: 'Good morning to you' }]);
    expect(conversations).toEqual([{ ...known, unread: 1, warning_read_at: null }]);
    expect(JSON.stringify(sent)).not.toContain('Sentinelli');
  });

  it('has no message that the member deleted, and the others have it', async () => {
    const { members, messages } = await talk();
    const [her, him] = members;
    await chat.delete(her, messages[0]?.m_id ?? 0);
    await chat.delete(her, messages[1]?.m_id ?? 0);
    expect(await copyOf(her)).toMatchObject({ sent: [{ text: 'How are you?' }], received: [] });
    await chat.clear(him, her);
    expect(await copyOf(him)).toMatchObject({ sent: [], received: [] });
  });

  it('has no text of a message that was taken back', async () => {
    const { members, messages } = await talk();
    const [her, him] = members;
    await chat.takeBack(her, messages[0]?.m_id ?? 0);
    const takenBack = { text: '', taken_back_at: application.clock.now().toISOString() };
    expect(await copyOf(him)).toMatchObject({ received: [takenBack, { text: 'How are you?' }] });
  });

  it('does not say when a member of a closed conversation read on, nor the name of one who blocked or left', async () => {
    const { members, messages } = await talk();
    const [her, him] = members;
    await callApi(application, {
      endpoint: blockMember,
      input: { partner_id: her.user_id },
      token: him.token,
    });
    await chat.see(him, her, messages[2]?.m_id ?? 0);
    const left = await talk([her, await aGroom(application)]);
    await erasePerson(application.context, left.members[1].email);
    const { sent, received } = await copyOf(her);
    expect(sent).toMatchObject([{ seen_at: null }, { seen_at: null }, {}, {}]);
    for (const { user_id } of [him, left.members[1]]) {
      const ofPartner = expect.objectContaining({ member_id: `ITM${user_id}`, text: 'Good morning to you' });
      expect(received).toContainEqual(ofPartner);
    }
    expect(JSON.stringify([sent, received])).not.toContain('first_name');
  });
});
