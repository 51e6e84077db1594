import type { Outline } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import { ashasConversations, everydayLines, type Line, type Talk } from './ashas-conversations.ts';

type DemoMessage = {
  senderId: number;
  text: string;
  /** The place of the message that this one answers. */
  answers?: number;
  createdAt: Date;
  deliveredAt: Date | null;
  seenAt: Date | null;
  takenBackAt: Date | null;
};

export type DemoConversation = {
  ownId: number;
  partnerId: number;
  messages: DemoMessage[];
  /** How many messages the demo's own member has not seen. */
  unread: number;
  readWarningAt: Date;
};

const ownId = accountIdOf(0);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The conversations of the demo's own member. A small population has fewer of them. */
export function listConversations({ now }: Plan, cast: readonly Outline[]): DemoConversation[] {
  return ashasConversations.flatMap((talk) => {
    const man = cast[talk.man];
    return man === undefined ? [] : [conversationWith(accountIdOf(man.index), { talk, now })];
  });
}

function conversationWith(
  partnerId: number,
  { talk: { unread = 0, herLast, ...talk }, now }: { talk: Talk; now: Date },
): DemoConversation {
  const lines = [...listEveryday(talk), ...talk.lines];
  const messages = lines.map((line, place) => {
    const isLast = place === lines.length - 1;
    const isUnread = line.by === 'him' && place >= lines.length - unread;
    const isSent = line.by === 'her' && isLast && herLast === 'sent';
    const isSeen = !isUnread && !(line.by === 'her' && isLast && herLast !== undefined);
    return messageOf(line, { partnerId, now, isDelivered: !isSent, isSeen });
  });
  const firstAt = messages[0]?.createdAt ?? now;
  const readWarningAt = new Date(firstAt.getTime() - minuteMs);
  return { ownId, partnerId, messages, unread, readWarningAt };
}

/** The lines of the days before, which end an hour before the others begin. */
function listEveryday({ earlier = 0, lines }: Talk): Line[] {
  const endsAt = (lines[0]?.hoursAgo ?? 0) + 1;
  return Array.from({ length: earlier }, (_, place): Line => {
    const text = everydayLines[place % everydayLines.length] ?? '';
    return { by: place % 2 === 0 ? 'him' : 'her', hoursAgo: endsAt + (earlier - place) / 2, text };
  });
}

type State = { partnerId: number; now: Date; isDelivered: boolean; isSeen: boolean };

function messageOf(
  { by, hoursAgo, text, answers, isTakenBack = false }: Line,
  { partnerId, now, isDelivered, isSeen }: State,
): DemoMessage {
  const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
  const soon = (minutes: number) => new Date(createdAt.getTime() + minutes * minuteMs);
  return {
    senderId: by === 'her' ? ownId : partnerId,
    text,
    ...(answers === undefined ? {} : { answers }),
    createdAt,
    deliveredAt: isDelivered ? soon(0.2) : null,
    seenAt: isSeen ? soon(2) : null,
    takenBackAt: isTakenBack ? soon(1) : null,
  };
}
