import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
});
afterAll(() => application.close());

const countRows = async () =>
  (await application.context.database.selectFrom('messages').select('id').execute()).length;

describe('a message', () => {
  it('is answered with everything that its sender sees of it', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const client_id = randomUUID();
    const { status, body } = await chat.send(her, him, { text: 'Good morning', client_id });
    expect([status, body.message, body.left]).toEqual([201, 'Your message is sent.', 19]);
    expect(body.data).toEqual({
      m_id: expect.any(Number),
      m_sender_id: her.user_id,
      m_text: 'Good morning',
      m_client_id: client_id,
      m_created_at: application.clock.now().toISOString(),
      m_delivered_at: null,
      m_seen_at: null,
      m_taken_back: false,
      m_deleted: false,
      m_reply_to: null,
      m_warning: null,
    });
  });

  it('is read by both, the newest first', async () => {
    const said = [
      { by: 'first', text: 'one' },
      { by: 'second', text: 'two' },
      { by: 'first', text: 'three' },
    ] as const;
    const { members, messages } = await aConversation(application, { messages: said });
    const [her, him] = members;
    for (const page of [await chat.read(her, him), await chat.read(him, her)]) {
      expect(page.data).toEqual(messages.toReversed());
    }
  });

  it('that is sent again under its client id is the same message, and is not counted again', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const sending = { text: 'Once', client_id: randomUUID() };
    const first = await chat.send(her, him, sending);
    const before = await countRows();
    const again = await chat.send(her, him, { ...sending, text: 'Other words' });
    expect([again.status, again.body.data, again.body.left]).toEqual([201, first.body.data, 19]);
    expect(await countRows()).toBe(before);
    expect((await chat.count(him)).unread).toBe(1);
  });

  it.each(['1', 'out:17/é “a b”', 'x'.repeat(64)])(
    'has any client id of at most 64 characters, such as %s, and comes once',
    async (client_id) => {
      const {
        members: [her, him],
      } = await aConversation(application);
      const [first, again] = [
        await chat.send(her, him, { text: 'Once', client_id }),
        await chat.send(her, him, { text: 'Once', client_id }),
      ];
      expect(first.body.data).toMatchObject({ m_client_id: client_id });
      expect([again.status, again.body.data]).toEqual([201, first.body.data]);
    },
  );

  it.each(['', 'x'.repeat(65), '\ud800'])('is refused with the client id %j', async (client_id) => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const { status, body } = await chat.send(her, him, { text: 'Once', client_id });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['client_id']]);
  });

  it('of another sender may have the same client id', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const client_id = randomUUID();
    await chat.send(her, him, { text: 'Hers', client_id });
    await chat.send(him, her, { text: 'His', client_id });
    const { data } = await chat.read(her, him);
    expect(data.map(({ m_text }) => m_text)).toEqual(['His', 'Hers']);
  });
});
