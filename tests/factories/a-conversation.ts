import { randomUUID } from 'node:crypto';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { sendMessage } from '#contract/conversations/messages.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aGroom } from './a-groom.ts';
import { aMember, type TestMember } from './a-member.ts';
import { anInterest } from './an-interest.ts';

type Pair = readonly [TestMember, TestMember];
/** A message, by the first or the second of the two. */
type Said = { by: 'first' | 'second'; text: string };

/** Two members with an accepted interest, a bride and a groom unless others are named, and the messages between them. */
export async function aConversation(
  application: TestApplication,
  { members, messages = [] }: { members?: Pair; messages?: readonly Said[] } = {},
): Promise<{ members: Pair; messages: MessageWire[] }> {
  const [first, second] = members ?? [await aMember(application), await aGroom(application)];
  await anInterest(application, {
    senderId: second.user_id,
    receiverId: first.user_id,
    status: 'accepted',
  });
  const sent: MessageWire[] = [];
  for (const { by, text } of messages) {
    const [from, to] = by === 'first' ? [first, second] : [second, first];
    sent.push(await aMessage(application, { from, to, text }));
  }
  return { members: [first, second], messages: sent };
}

/** A message between two connected members. */
export async function aMessage(
  application: Pick<TestApplication, 'server'>,
  { from, to, text }: { from: { token: string }; to: { user_id: number }; text: string },
): Promise<MessageWire> {
  const { body } = await callApi(application, {
    endpoint: sendMessage,
    input: { partner_id: to.user_id, text, client_id: randomUUID() },
    token: from.token,
  });
  if (!body.result) throw new Error(`The message was refused: ${body.message}`);
  return body.data;
}

/** What the calls of a member about messages name: a partner, and messages of both. */
export type ConversationSubject = { partnerId: number; ownMessageId: number; receivedMessageId: number };

/** A conversation of a member who makes every call. */
export async function aConversationSubject(
  application: TestApplication,
  caller: TestMember,
): Promise<ConversationSubject> {
  const said = [
    { by: 'first', text: 'Good morning' },
    { by: 'second', text: 'Good morning to you' },
  ] as const;
  const { gender } = await application.context.database
    .selectFrom('profiles')
    .select('gender')
    .where('accountId', '=', caller.user_id)
    .executeTakeFirstOrThrow();
  const writer = { firstname: 'Writer' };
  const partner = gender === 'Male' ? await aMember(application, writer) : await aGroom(application, writer);
  const { messages } = await aConversation(application, { members: [caller, partner], messages: said });
  const [own, received] = messages;
  return { partnerId: partner.user_id, ownMessageId: own?.m_id ?? 0, receivedMessageId: received?.m_id ?? 0 };
}

/** The inputs of the calls about messages. */
export function writeConversationInputs(subject: ConversationSubject): Record<string, object> {
  const { partnerId: partner_id, ownMessageId, receivedMessageId } = subject;
  return {
    'POST /chat/list': { page: 1, limit: 20, search: 'Writer' },
    'GET /chat/thread': { partner_id },
    'GET /chat/counts': {},
    'POST /chat/messages': { partner_id, limit: 20, search: '' },
    'POST /chat/send': {
      partner_id,
      text: 'How are you?',
      client_id: randomUUID(),
      reply_to: receivedMessageId,
    },
    'POST /chat/seen': { partner_id, m_id: receivedMessageId },
    'POST /chat/delivered': {},
    'POST /chat/typing': { partner_id },
    'POST /chat/take_back': { m_id: ownMessageId },
    'POST /chat/delete': { m_id: receivedMessageId },
    'POST /chat/clear': { partner_id },
    'POST /chat/warning': { partner_id },
  };
}
