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
