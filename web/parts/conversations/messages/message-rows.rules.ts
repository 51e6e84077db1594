import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { dayIn } from '#contract/fields/dates.ts';
import type { WaitingMessage } from '../sending/outbox.rules.ts';

/** How far an own message has come; a refused one was not sent. */
export type Progress = 'waiting' | 'refused' | 'sent' | 'delivered' | 'seen';

/** One message of the list, with what is drawn above it. */
export type MessageRow = {
  /** The same while a message waits and once it is sent, so that nothing moves. */
  key: string;
  /** What is known of a message on the server; null while it waits. */
  message: MessageWire | null;
  waiting: WaitingMessage | null;
  isOwn: boolean;
  /** When it was sent or written, in ISO 8601. */
  at: string;
  /** Above it is the line of its day, or the one of new messages. */
  startsDay: boolean;
  startsUnread: boolean;
  /** It begins or ends a group of one sender. */
  startsGroup: boolean;
  endsGroup: boolean;
};

type Conversation = {
  messages: readonly MessageWire[];
  outbox: readonly WaitingMessage[];
  viewerId: number;
  /** The line of new messages is above the first message of the partner from this id on. */
  unreadFrom: number | undefined;
  /** Whether the first message is the first of all: otherwise its day may have begun above it. */
  isFromBegin: boolean;
  /** Where a day begins. */
  timeZone: string;
};

/** Messages of one sender within this time are a group. */
const groupMilliseconds = 5 * 60_000;

/** Returns the messages in the order of their ids, and after them those that wait, in the order in which they were written. */
export function listRows(conversation: Conversation): MessageRow[] {
  const { messages, outbox, viewerId, unreadFrom, isFromBegin, timeZone } = conversation;
  const known = new Set(messages.map(keyOf));
  const rows = [
    ...messages.map((message) => rowOf(message, viewerId)),
    ...outbox.map((waiting) => waitingRowOf(waiting, viewerId)).filter(({ key }) => !known.has(key)),
  ];
  const firstUnread = rows.find(
    ({ message, isOwn }) => !isOwn && unreadFrom !== undefined && (message?.m_id ?? 0) >= unreadFrom,
  );
  for (const [index, row] of rows.entries()) {
    row.startsUnread = row === firstUnread;
    const before = rows[index - 1];
    row.startsDay = before === undefined ? isFromBegin : !isOneDay([before.at, row.at], timeZone);
    row.startsGroup = before === undefined || row.startsDay || row.startsUnread || !isTogether(before, row);
    if (before !== undefined) before.endsGroup = row.startsGroup;
  }
  return rows;
}

const plain = { startsDay: false, startsUnread: false, startsGroup: false, endsGroup: true };

function rowOf(message: MessageWire, viewerId: number): MessageRow {
  const { m_created_at: at, m_sender_id: senderId } = message;
  return { ...plain, key: keyOf(message), message, waiting: null, isOwn: senderId === viewerId, at };
}

function waitingRowOf(waiting: WaitingMessage, viewerId: number): MessageRow {
  const key = keyOf({ m_sender_id: viewerId, m_client_id: waiting.clientId });
  return { ...plain, key, message: null, waiting, isOwn: true, at: waiting.writtenAt };
}

/** Client ids are the sender's own, so two senders may have the same one. */
function keyOf({ m_sender_id, m_client_id }: Pick<MessageWire, 'm_sender_id' | 'm_client_id'>): string {
  return `${m_sender_id} ${m_client_id}`;
}

function isTogether(before: MessageRow, row: MessageRow): boolean {
  const passed = Date.parse(row.at) - Date.parse(before.at);
  return before.isOwn === row.isOwn && passed < groupMilliseconds;
}

function isOneDay(instants: readonly [string, string], timeZone: string): boolean {
  const [one, other] = instants.map((instant) => dayOf(instant, timeZone));
  return one === other;
}

const days = new Map<string, string>();

/** The calendar day of an instant. It is found once: a long conversation is listed again with every message. */
function dayOf(instant: string, timeZone: string): string {
  const key = `${instant} ${timeZone}`;
  const day = days.get(key) ?? dayIn(timeZone, new Date(instant));
  if (days.size > 50_000) days.clear();
  days.set(key, day);
  return day;
}

/** How far the message of a row has come. */
export function progressOf({ message, waiting }: Pick<MessageRow, 'message' | 'waiting'>): Progress {
  if (message === null) return waitingProgressOf(waiting);
  if (message.m_seen_at !== null) return 'seen';
  return message.m_delivered_at === null ? 'sent' : 'delivered';
}

function waitingProgressOf(waiting: WaitingMessage | null): Progress {
  if (waiting === null || waiting.isAcknowledged) return 'sent';
  return waiting.refusal === null ? 'waiting' : 'refused';
}

/** The latest message of the partner at or before a row: what is seen when that row is. */
export function seenIdOf(rows: readonly MessageRow[], index: number): number | undefined {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at -= 1) {
    const row = rows[at];
    if (row !== undefined && !row.isOwn && row.message !== null) return row.message.m_id;
  }
  return undefined;
}

const pictograph =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F){1,12}$/u;

/** Whether a text is a few emoji alone, which are drawn larger. */
export function isEmojiAlone(text: string): boolean {
  return pictograph.test(text.replaceAll(' ', ''));
}
