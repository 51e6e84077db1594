import { expect, test } from 'vitest';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { aMessage } from '#tests/components/conversations/wire-conversation.ts';
import type { WaitingMessage } from '../sending/outbox.rules.ts';
import { isEmojiAlone, listRows, progressOf, seenIdOf } from './message-rows.rules.ts';

const viewerId = 7;
const morning = new Date(2026, 4, 1, 8, 0).getTime();

/** A message so many minutes after eight in the morning. */
function after(minutes: number, changes: Partial<MessageWire> = {}): MessageWire {
  const m_id = 100 + minutes;
  const m_created_at = new Date(morning + minutes * 60_000).toISOString();
  return aMessage({ m_id, m_client_id: `message-${m_id}`, m_created_at, ...changes });
}

const own = { m_sender_id: viewerId };
const usual = { outbox: [], viewerId, unreadFrom: undefined, isFromBegin: true, timeZone: 'Asia/Kolkata' };

const waiting: WaitingMessage = {
  clientId: 'waiting-1',
  partnerId: 21,
  text: 'Later',
  replyTo: null,
  writtenAt: new Date(morning + 60 * 60_000).toISOString(),
  refusal: null,
  isAcknowledged: false,
};

test('messages of one sender within five minutes are a group', () => {
  const rows = listRows({ ...usual, messages: [after(0), after(4), after(5, own), after(11, own)] });
  expect(rows.map(({ startsGroup }) => startsGroup)).toEqual([true, false, true, true]);
  expect(rows.map(({ endsGroup }) => endsGroup)).toEqual([false, true, true, true]);
});

test('each day begins with a line, the first one only where the conversation begins', () => {
  const messages = [after(0), after(16 * 60), after(17 * 60)];
  const startsOf = (isFromBegin: boolean) =>
    listRows({ ...usual, messages, isFromBegin }).map(({ startsDay }) => startsDay);
  expect(startsOf(true)).toEqual([true, true, false]);
  expect(startsOf(false)).toEqual([false, true, false]);
});

test('the line of new messages is above the first unread message of the partner', () => {
  const messages = [after(0), after(1, own), after(2), after(3)];
  const rows = listRows({ ...usual, messages, unreadFrom: 101 });
  expect(rows.map(({ startsUnread }) => startsUnread)).toEqual([false, false, true, false]);
});

test('what waits is behind all messages, until one of them is the same message', () => {
  const later = { ...waiting, clientId: 'waiting-2' };
  const messages = [after(90), after(91, { ...own, m_client_id: 'waiting-1' })];
  const rows = listRows({ ...usual, messages, outbox: [waiting, later] });
  expect(rows.map(({ key }) => key)).toEqual(['21 message-190', '7 waiting-1', '7 waiting-2']);
  expect(rows.map(({ waiting: message }) => message?.clientId)).toEqual([undefined, undefined, 'waiting-2']);
});

test('a client id of the partner is another message than the same one of the member', () => {
  const messages = [after(0, { m_client_id: 'waiting-1' })];
  expect(listRows({ ...usual, messages, outbox: [waiting] })).toHaveLength(2);
});

test('a message waits, is refused, sent, delivered and seen', () => {
  const at = '2026-05-01T09:00:00.000Z';
  const of = (message: MessageWire | null, other: WaitingMessage | null = null) =>
    progressOf({ message, waiting: other });
  expect([
    of(null, waiting),
    of(null, { ...waiting, refusal: 'Too many' }),
    of(null, { ...waiting, isAcknowledged: true }),
    of(after(0, { m_delivered_at: null })),
    of(after(0, { m_delivered_at: at })),
    of(after(0, { m_delivered_at: at, m_seen_at: at })),
  ]).toEqual(['waiting', 'refused', 'sent', 'sent', 'delivered', 'seen']);
});

test('what is in view reaches up to the latest message of the partner above it', () => {
  const rows = listRows({ ...usual, messages: [after(0, own), after(1), after(2, own), after(3)] });
  expect([0, 1, 2, 3, 9].map((index) => seenIdOf(rows, index))).toEqual([undefined, 101, 101, 103, 103]);
});

test.each([
  ['🙏', true],
  ['❤️ 👍🏽', true],
  ['👨‍👩‍👧', true],
  ['🇮🇳', true],
  ['7', false],
  ['ok 👍', false],
  ['', false],
])('%j is emoji alone: %s', (text, expected) => {
  expect(isEmojiAlone(text)).toBe(expected);
});
