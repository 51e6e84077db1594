import {
  closedReasonOf,
  isBlocked,
  isConnected,
  isDeletedFor,
  keptBy,
  leftOf,
  type Message,
  type Model,
  sees,
  sideOf,
  unreadOf,
} from './conversation-model.ts';

/** What a person of the model sees: the list of conversations, the counts, and each conversation. */
export function viewOf(model: Model, person: number) {
  const others = [...Array(model.size).keys()].filter((other) => other !== person);
  const threads = others
    .flatMap((partner) => threadOf(model, [person, partner]) ?? [])
    .toSorted((one, other) => other.lastAt - one.lastAt || other.partner - one.partner);
  const unread = others.map((partner) => unreadOf(model, [person, partner]).length);
  return {
    threads,
    counts: {
      unread: unread.reduce((sum, count) => sum + count, 0),
      threads: unread.filter((count) => count > 0).length,
      left: leftOf(model, person),
      limit: model.limit,
    },
    conversations: others.map((partner) => conversationOf(model, [person, partner])),
  };
}

/** A row of the list; null when there is none. */
function threadOf(model: Model, pair: readonly [number, number]) {
  const [person, partner] = pair;
  const { lastAt = null } = sideOf(model, pair) ?? {};
  if (lastAt === null && !(sees(model, pair) && isConnected(model, pair))) return null;
  return {
    partner,
    isNamed: isNamed(model, pair),
    unread: unreadOf(model, pair).length,
    isOpen: closedReasonOf(model, pair) === null,
    lastAt: lastAt ?? model.connectedAt,
    ...lastOf(keptBy(model, pair).at(-1), person),
  };
}

function lastOf(latest: Message | undefined, person: number) {
  if (latest === undefined) return { last: null, isOwn: false, isTakenBack: false };
  return { last: latest.text, isOwn: latest.sender === person, isTakenBack: latest.isTakenBack };
}

function isNamed(model: Model, pair: readonly [number, number]): boolean {
  return sees(model, pair) || isBlocked(model, pair);
}

/** A conversation, latest message first; null when the partner is not found. */
function conversationOf(model: Model, pair: readonly [number, number]) {
  const side = sideOf(model, pair);
  if (side === undefined && !sees(model, pair)) return null;
  return {
    partner: pair[1],
    isNamed: isNamed(model, pair),
    closedReason: closedReasonOf(model, pair),
    unread: unreadOf(model, pair).length,
    firstUnread: unreadOf(model, pair)[0]?.id ?? null,
    messages: keptBy(model, pair)
      .toReversed()
      .map((message) => messageOf(model, { message, person: pair[0] })),
  };
}

function messageOf(model: Model, { message, person }: { message: Message; person: number }) {
  const { id, sender, clientId, text, isTakenBack, sentAt, deliveredAt, seenAt } = message;
  const answered = model.messages.find((other) => other.id === message.replyTo);
  const isShown = answered !== undefined && !isDeletedFor(model, { message: answered, person });
  const replyTo = isShown
    ? { id: answered.id, text: answered.text, isTakenBack: answered.isTakenBack }
    : null;
  return { id, sender, clientId, text, isTakenBack, sentAt, deliveredAt, seenAt, replyTo };
}
