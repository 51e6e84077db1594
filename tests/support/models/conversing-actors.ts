import { blockMember, unblockMember } from '#contract/safety/blocks.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { listMessages } from '#server/features/conversations/list-messages.ts';
import { countUnread, listThreads, showThread } from '#server/features/conversations/threads.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '../call-api.ts';
import { someActors } from './connecting-actors.ts';
import { conversing } from '../conversing.ts';
import type { Command, Kind, Model } from './conversation-model.ts';
import type { TestApplication } from '../start-application.ts';

export type Actors = Awaited<ReturnType<typeof someActors>>;
type Stage = { application: TestApplication; actors: Actors };

/** New members. Each woman and each man have an accepted interest, except pairs that `isApart` names by their place. */
export async function someWriters(
  application: TestApplication,
  { size, limit, isApart }: { size: number; limit: number; isApart: (pair: number) => boolean },
): Promise<{ actors: Actors; model: Model }> {
  const actors = await someActors(application, size);
  const connectedAt = application.clock.now().getTime();
  const connected = new Set<string>();
  const women = Math.ceil(size / 2);
  for (const [person, { user_id: senderId }] of actors.entries()) {
    for (const [partner, { user_id: receiverId }] of actors.entries()) {
      if (person >= women || partner < women || isApart(person * women + partner - women)) continue;
      await anInterest(application, { senderId, receiverId, status: 'accepted' });
      connected.add(`${person} ${partner}`);
    }
  }
  const empty = { messages: [], sides: new Map(), blocks: new Set<string>(), hidden: new Set<number>() };
  const model = {
    ...empty,
    size,
    limit,
    now: connectedAt,
    connectedAt,
    connected,
    erased: new Set<number>(),
  };
  return { actors, model };
}

/** No message has it. */
const unknownId = 2_000_000_000;

type Answer = { status: number; code: string; id: number | null };

/** Sends a command as a call of its actor. */
export async function perform({ application, actors }: Stage, command: Command): Promise<Answer> {
  const { kind, message, clientId, minutes } = command;
  const [actor, other] = [actorAt(actors, command.actor), actorAt(actors, command.other)];
  const { token } = actor;
  const chat = conversing(application);
  const setting = (input: { is_hidden: boolean }) =>
    callApi(application, { endpoint: updateSettings, input, token });
  const relate = (endpoint: Endpoint<typeof blockMember.input>) =>
    callApi(application, { endpoint, input: { partner_id: other.user_id }, token });
  const id = message?.id ?? unknownId;
  const calls: Record<
    Kind,
    () => Promise<{ status: number; body: { code?: string; data: unknown } } | null>
  > = {
    send: () =>
      chat.send(actor, other, {
        text: `Message ${clientId}`,
        client_id: clientId,
        ...(message !== null && { reply_to: id }),
      }),
    repeat: () => {
      const partner = actorAt(actors, message?.receiver ?? 0);
      return chat.send(actor, partner, { text: 'Other words', client_id: message?.clientId ?? '' });
    },
    'take back': () => chat.takeBack(actor, id),
    see: () => chat.see(actor, other, id),
    deliver: () => chat.confirmDelivery(actor),
    delete: () => chat.delete(actor, id),
    clear: () => chat.clear(actor, other),
    block: () => relate(blockMember),
    unblock: () => relate(unblockMember),
    hide: () => setting({ is_hidden: true }),
    show: () => setting({ is_hidden: false }),
    erase: async () => {
      await erase(application, actor.user_id);
      return null;
    },
    pass: async () => {
      application.clock.advanceMinutes(minutes);
      return null;
    },
  };
  const answer = await calls[kind]();
  if (answer === null) return { status: 200, code: 'done', id: null };
  const { status, body } = answer;
  return { status, code: body.code ?? 'done', id: readId(body.data) };
}

function readId(data: unknown): number | null {
  const isMessage = typeof data === 'object' && data !== null && 'm_id' in data;
  return isMessage && typeof data.m_id === 'number' ? data.m_id : null;
}

async function erase(application: TestApplication, accountId: number): Promise<void> {
  const account = await application.context.database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account !== undefined) await erasePerson(application.context, account.email);
}

const millisecondsOf = (instant: string) => new Date(instant).getTime();
const perhaps = (instant: string | null) => (instant === null ? null : millisecondsOf(instant));

/** The answers of the product to a member, in the form of the model. The use cases are called without HTTP, because there are many. */
export async function showTo({ application: { context }, actors }: Stage, person: number) {
  const { user_id: viewerId } = actorAt(actors, person);
  const placeOf = (id: number) => actors.findIndex(({ user_id }) => user_id === id);
  const listed = await listThreads(context, { viewerId, page: 1, limit: 50, search: '' });
  const counted = await countUnread(context, viewerId);
  const { unread, threads, left, limit } = counted.data;
  const conversations = [];
  for (const [partner, { user_id: partnerId }] of actors.entries()) {
    if (partner !== person) conversations.push(await showConversation({ viewerId, partnerId, partner }));
  }
  return {
    threads: listed.data.map((thread) => ({
      partner: placeOf(thread.partner_id),
      isNamed: thread.name !== 'A member',
      unread: thread.unread,
      isOpen: thread.is_open,
      lastAt: millisecondsOf(thread.last_at),
      last: thread.last_message,
      isOwn: thread.last_is_own,
      isTakenBack: thread.last_taken_back,
    })),
    counts: { unread, threads, left, limit },
    conversations,
  };

  async function showConversation({
    partnerId,
    partner,
  }: {
    viewerId: number;
    partnerId: number;
    partner: number;
  }) {
    const shown = await showThread(context, { viewerId, partnerId }).catch(() => null);
    if (shown === null) return null;
    const { data } = shown;
    const { data: messages } = await listMessages(context, { viewerId, partner_id: partnerId, limit: 100 });
    return {
      partner,
      isNamed: data.name !== 'A member',
      closedReason: data.closed_reason,
      unread: data.unread,
      firstUnread: data.first_unread,
      messages: messages.map((message) => ({
        id: message.m_id,
        sender: placeOf(message.m_sender_id),
        clientId: message.m_client_id,
        text: message.m_text,
        isTakenBack: message.m_taken_back,
        sentAt: millisecondsOf(message.m_created_at),
        deliveredAt: perhaps(message.m_delivered_at),
        seenAt: perhaps(message.m_seen_at),
        replyTo: message.m_reply_to && {
          id: message.m_reply_to.m_id,
          text: message.m_reply_to.m_text,
          isTakenBack: message.m_reply_to.m_taken_back,
        },
      })),
    };
  }
}

function actorAt(actors: Actors, place: number): Actors[number] {
  const actor = actors[place];
  if (actor === undefined) throw new Error('The command has no actor');
  return actor;
}
