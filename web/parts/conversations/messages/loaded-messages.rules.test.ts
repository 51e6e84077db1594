import { expect, test } from 'vitest';
import { aMessage } from '#tests/components/conversations/wire-conversation.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import {
  addNewer,
  addOlder,
  addOwn,
  applyChanges,
  loadedOf,
  type LoadedMessages,
  type MessagePage,
  removeMessage,
} from './loaded-messages.rules.ts';

const message = (m_id: number, changes: Partial<MessageWire> = {}) =>
  aMessage({ m_id, m_client_id: `message-${m_id}`, ...changes });

/** A page as it is answered, newest first. */
function pageOf(ids: readonly number[], changes: Partial<MessagePage> = {}): MessagePage {
  const data = ids.toSorted((first, second) => second - first).map((id) => message(id));
  return { data, next: null, previous: null, change: 10, cleared: 0, is_complete: true, ...changes };
}

const idsOf = ({ messages }: LoadedMessages) => messages.map(({ m_id }) => m_id);

test('a page is in the order of the ids, and says what is around it', () => {
  const loaded = loadedOf(pageOf([5, 7, 6], { next: 5, previous: 7 }));
  expect(idsOf(loaded)).toEqual([5, 6, 7]);
  expect([loaded.hasOlder, loaded.hasNewer, loaded.change]).toEqual([true, true, 10]);
});

test('older and newer pages are put on their side once', () => {
  const loaded = loadedOf(pageOf([5, 6], { next: 5, previous: 6 }));
  const withOlder = addOlder(loaded, pageOf([3, 4, 5], { previous: 5 }));
  expect(idsOf(withOlder)).toEqual([3, 4, 5, 6]);
  expect(withOlder.hasOlder).toBe(false);
  expect(withOlder.hasNewer).toBe(true);
  const withNewer = addNewer(withOlder, pageOf([6, 7, 8], { next: 6 }));
  expect(idsOf(withNewer)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(withNewer.hasNewer).toBe(false);
});

test('a page that was read before the latest known change is asked about again', () => {
  const loaded = loadedOf(pageOf([5], { next: 5, change: 12 }));
  expect(addOlder(loaded, pageOf([4], { change: 9 })).change).toBe(9);
});

test('changes replace, add and remove messages, and leave the others the same objects', () => {
  const loaded = loadedOf(pageOf([1, 2, 3]));
  const seen = message(2, { m_seen_at: '2026-05-01T09:00:00.000Z' });
  const data = [message(4), seen, message(1, { m_deleted: true, m_text: '' })];
  const changed = applyChanges(loaded, pageOf([], { data, change: 13 }));
  expect(idsOf(changed)).toEqual([2, 3, 4]);
  expect(changed.messages[0]).toBe(seen);
  expect(changed.messages[1]).toBe(loaded.messages[2]);
  expect(changed.change).toBe(13);
});

test('what changed outside of the loaded part comes with its page', () => {
  const loaded = loadedOf(pageOf([5, 6], { next: 5, previous: 6 }));
  const changed = applyChanges(loaded, pageOf([], { data: [message(2), message(9)], change: 11 }));
  expect(idsOf(changed)).toEqual([5, 6]);
  expect(changed.change).toBe(11);
});

test('a message of the partner that was sent before an own one is put before it', () => {
  const loaded = addOwn(loadedOf(pageOf([1])), message(3, { m_sender_id: 7 }));
  expect(idsOf(loaded)).toEqual([1, 3]);
  expect(idsOf(applyChanges(loaded, pageOf([2], { change: 12 })))).toEqual([1, 2, 3]);
});

test('an answer that was read earlier changes nothing', () => {
  const loaded = loadedOf(pageOf([1], { change: 20 }));
  expect(applyChanges(loaded, pageOf([1, 2], { change: 19 }))).toBe(loaded);
});

test('an own message is not shown after a gap', () => {
  const loaded = loadedOf(pageOf([1, 2], { previous: 2 }));
  expect(addOwn(loaded, message(9))).toBe(loaded);
});

test('a message that is taken back is empty wherever it is quoted', () => {
  const { m_id, m_sender_id, m_text, m_taken_back } = message(1, { m_text: 'A secret' });
  const answer = message(2, { m_reply_to: { m_id, m_sender_id, m_text, m_taken_back } });
  const loaded = loadedOf(pageOf([], { data: [answer, message(1)] }));
  const taken = message(1, { m_taken_back: true, m_text: '' });
  for (const changed of [
    addOwn(loaded, taken),
    applyChanges(loaded, pageOf([], { data: [taken], change: 11 })),
  ]) {
    expect(JSON.stringify(changed)).not.toContain('A secret');
  }
});

test('a deleted conversation has no messages up to that moment, and none above', () => {
  const loaded = loadedOf(pageOf([4, 5, 6], { next: 4 }));
  const cleared = applyChanges(loaded, pageOf([7], { change: 12, cleared: 6 }));
  expect(idsOf(cleared)).toEqual([7]);
  expect(cleared.hasOlder).toBe(false);
  const emptied = applyChanges({ ...loaded, hasNewer: true }, pageOf([], { change: 12, cleared: 6 }));
  expect([emptied.messages, emptied.hasNewer]).toEqual([[], false]);
});

test('a message that its reader deleted is removed at once', () => {
  expect(idsOf(removeMessage(loadedOf(pageOf([1, 2])), 1))).toEqual([2]);
});
