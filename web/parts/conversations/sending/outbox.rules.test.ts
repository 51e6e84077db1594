import { expect, test } from 'vitest';
import {
  acknowledge,
  delayOf,
  isTriedAgain,
  listRecipients,
  nextOf,
  putBack,
  refuse,
  type WaitingMessage,
  without,
} from './outbox.rules.ts';

const write = (clientId: string, partnerId = 21): WaitingMessage => ({
  clientId,
  partnerId,
  text: clientId,
  replyTo: null,
  writtenAt: '2026-05-01T08:00:00.000Z',
  refusal: null,
  isAcknowledged: false,
});

const outbox = [write('a'), write('b', 22), write('c')];
const idsOf = (messages: readonly WaitingMessage[]) => messages.map(({ clientId }) => clientId);

test('the oldest message of a conversation is sent first, and only then the next', () => {
  expect(nextOf(outbox, 21)?.clientId).toBe('a');
  expect(nextOf(acknowledge(outbox, 'a'), 21)?.clientId).toBe('c');
  expect(nextOf(without(outbox, 'a'), 21)?.clientId).toBe('c');
  expect(nextOf(outbox, 23)).toBeUndefined();
});

test('a refused message does not hold up the ones behind it, and goes behind them when it is tried again', () => {
  const refused = refuse(outbox, { clientId: 'a', sentence: 'Too long' });
  expect(nextOf(refused, 21)?.clientId).toBe('c');
  expect(idsOf(putBack(refused, 'a'))).toEqual(['b', 'c', 'a']);
  expect(putBack(refused, 'a').at(-1)?.refusal).toBeNull();
  expect(idsOf(putBack(refused, 'unknown'))).toEqual(['a', 'b', 'c']);
});

test('only conversations in which something waits are sent to', () => {
  expect(listRecipients(outbox)).toEqual([21, 22]);
  expect(listRecipients(refuse(outbox, { clientId: 'b', sentence: 'Closed' }))).toEqual([21]);
  expect(listRecipients(outbox.map((message) => ({ ...message, isAcknowledged: true })))).toEqual([]);
});

test.each([
  ['unavailable', true],
  ['unexpected_error', true],
  ['too_many_requests', true],
  ['too_many_messages', true],
  ['not_signed_in', true],
  ['message_limit_reached', false],
  ['not_connected', false],
  ['partner_not_found', false],
  ['invalid_input', false],
])('after %s a message is sent again by itself: %s', (code, expected) => {
  expect(isTriedAgain({ code })).toBe(expected);
});

test('the pauses grow up to half a minute, and are never shorter than the server asks', () => {
  expect([1, 2, 3, 5, 6, 40].map((attempts) => delayOf({ attempts }))).toEqual([
    1000, 2000, 4000, 16_000, 30_000, 30_000,
  ]);
  expect(delayOf({ attempts: 1, retryAfter: 60 })).toBe(60_000);
});
