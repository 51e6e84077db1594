import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import type { listMessages } from '#contract/conversations/messages.ts';

/** An answer of `listMessages`. */
export type MessagePage = { data: EndpointData<typeof listMessages> } & Omit<
  EndpointExtra<typeof listMessages>,
  'limit'
>;

/** The loaded part of a conversation: every message between its first and its last one. */
export type LoadedMessages = {
  /** In the order of their ids, which is that of both members. */
  messages: readonly MessageWire[];
  /** Changes up to this one are known. */
  change: number;
  hasOlder: boolean;
  hasNewer: boolean;
  /** Another one after a jump, when all messages are replaced. */
  origin: string;
};

/** Begins with a page, the newest first as answered. */
export function loadedOf({ data, change, next, previous }: MessagePage): LoadedMessages {
  const messages = data.toReversed();
  const origin = `${messages[0]?.m_id ?? 0}-${messages.at(-1)?.m_id ?? 0}`;
  return { messages, change, hasOlder: next !== null, hasNewer: previous !== null, origin };
}

/** Adds the page before the first message. */
export function addOlder(loaded: LoadedMessages, page: MessagePage): LoadedMessages {
  const [first] = loaded.messages;
  const older = page.data.filter(({ m_id }) => first === undefined || m_id < first.m_id).toReversed();
  const messages = [...older, ...loaded.messages];
  return withPage({ ...loaded, messages, hasOlder: page.next !== null }, page);
}

/** Adds the page after the last message. */
export function addNewer(loaded: LoadedMessages, page: MessagePage): LoadedMessages {
  const last = loaded.messages.at(-1);
  const newer = page.data.filter(({ m_id }) => last === undefined || m_id > last.m_id).toReversed();
  const messages = [...loaded.messages, ...newer];
  return withPage({ ...loaded, messages, hasNewer: page.previous !== null }, page);
}

/** A page that was read before the latest known change may miss it: then the changes since the page are asked for again. */
function withPage(loaded: LoadedMessages, { change, cleared }: MessagePage): LoadedMessages {
  return withoutCleared({ ...loaded, change: Math.min(loaded.change, change) }, cleared);
}

/** Applies an answer of `changed_after`. One that was read before what is known is of no use. */
export function applyChanges(loaded: LoadedMessages, page: MessagePage): LoadedMessages {
  if (page.change < loaded.change) return loaded;
  const { messages, hasOlder, hasNewer } = loaded;
  const [firstId, lastId] = [messages[0]?.m_id ?? 0, messages.at(-1)?.m_id ?? 0];
  // What is before the first or after the last loaded message comes with its page.
  const belongs = ({ m_id }: MessageWire) => (m_id >= firstId || !hasOlder) && (m_id <= lastId || !hasNewer);
  const merged = merge(messages, page.data.filter(belongs));
  const changed = { ...loaded, messages: takeBackAnswered(merged, page.data), change: page.change };
  return withoutCleared(changed, page.cleared);
}

/** Adds a message that was sent, or replaces one that was taken back. It is left out while newer messages are not loaded. */
export function addOwn(loaded: LoadedMessages, message: MessageWire): LoadedMessages {
  const lastId = loaded.messages.at(-1)?.m_id ?? 0;
  if (loaded.hasNewer && message.m_id > lastId) return loaded;
  return { ...loaded, messages: takeBackAnswered(merge(loaded.messages, [message]), [message]) };
}

/** Removes a message that its reader deleted. */
export function removeMessage(loaded: LoadedMessages, id: number): LoadedMessages {
  return { ...loaded, messages: loaded.messages.filter(({ m_id }) => m_id !== id) };
}

/** Messages that did not change stay the same objects, so that only changed ones are drawn again. */
function merge(messages: readonly MessageWire[], changed: readonly MessageWire[]): readonly MessageWire[] {
  if (changed.length === 0) return messages;
  const changes = new Map(changed.map((message) => [message.m_id, message]));
  const kept = messages.map((message) => changes.get(message.m_id) ?? message);
  for (const { m_id } of messages) changes.delete(m_id);
  const added = [...changes.values()];
  const lastId = messages.at(-1)?.m_id ?? 0;
  const all = [...kept, ...added].filter(({ m_deleted }) => !m_deleted);
  const isInOrder = added.every(({ m_id }, index) => m_id > (added[index - 1]?.m_id ?? lastId));
  return isInOrder ? all : all.toSorted((first, second) => first.m_id - second.m_id);
}

/** An answer quotes its message; once that is taken back, the quote is empty as well. */
function takeBackAnswered(
  messages: readonly MessageWire[],
  changed: readonly MessageWire[],
): readonly MessageWire[] {
  const takenBack = new Set(changed.filter(({ m_taken_back }) => m_taken_back).map(({ m_id }) => m_id));
  if (takenBack.size === 0) return messages;
  return messages.map((message) => {
    const answered = message.m_reply_to;
    if (answered === null || answered.m_taken_back || !takenBack.has(answered.m_id)) return message;
    return { ...message, m_reply_to: { ...answered, m_text: '', m_taken_back: true } };
  });
}

function withoutCleared(loaded: LoadedMessages, cleared: number): LoadedMessages {
  const messages = loaded.messages.filter(({ m_id }) => m_id > cleared);
  if (messages.length === loaded.messages.length) return loaded;
  return { ...loaded, messages, hasOlder: false, hasNewer: loaded.hasNewer && messages.length > 0 };
}
