/**
 * A second, plain implementation of conversations between a few people. It shares only the codes of answers with the product, so that
 * agreement is evidence for both. People are named by their index; the first half are women, the others men. Instants are milliseconds.
 */
export type Model = {
  size: number;
  /** How many messages each may send. */
  limit: number;
  now: number;
  connectedAt: number;
  /** `0 2`: the first, a woman, and the third, a man, have an accepted interest. */
  connected: Set<string>;
  /** In the order of sending. */
  messages: Message[];
  /** By ordered pairs: `0 2` is the conversation as the first has it. */
  sides: Map<string, Side>;
  /** `0 2`: the first blocked the third. */
  blocks: Set<string>;
  hidden: Set<number>;
  erased: Set<number>;
};

export type Message = {
  id: number;
  clientId: string;
  sender: number;
  receiver: number;
  text: string;
  /** The id of the message that it answers. */
  replyTo: number | null;
  sentAt: number;
  deliveredAt: number | null;
  seenAt: number | null;
  isTakenBack: boolean;
  deletedBy: Set<number>;
};

export type Side = { seenId: number; clearedId: number; lastAt: number | null };

export type Kind =
  | 'send'
  | 'repeat'
  | 'take back'
  | 'see'
  | 'deliver'
  | 'delete'
  | 'clear'
  | 'block'
  | 'unblock'
  | 'hide'
  | 'show'
  | 'erase'
  | 'pass';

/** An action of a person on another one, or on a message. */
export type Command = {
  kind: Kind;
  actor: number;
  other: number;
  /** The message that it is about, or that a sent one answers. */
  message: Message | null;
  /** Of a message to send. */
  clientId: string;
  minutes: number;
};

export type Outcome = { refusal: string } | { change: () => void };

const pairName = (one: number, other: number) => `${one} ${other}`;
const isWoman = ({ size }: Model, person: number) => person < size / 2;
const isOfPair = ({ sender, receiver }: Message, [one, other]: readonly [number, number]) =>
  (sender === one && receiver === other) || (sender === other && receiver === one);
const nothing: Outcome = { change: () => undefined };

/** Whether a viewer may see a partner. */
export function sees(model: Model, [viewer, partner]: readonly [number, number]): boolean {
  const isApart = model.blocks.has(pairName(viewer, partner)) || model.blocks.has(pairName(partner, viewer));
  const isShown = !model.hidden.has(partner) && !model.erased.has(partner);
  return isShown && !isApart && isWoman(model, viewer) !== isWoman(model, partner);
}

/** Whether a viewer blocked a partner who still is a member. */
export function isBlocked(model: Model, [viewer, partner]: readonly [number, number]): boolean {
  return model.blocks.has(pairName(viewer, partner)) && !model.erased.has(partner);
}

/** Why a person cannot write to another one, in the words of the wire; null when they can. */
export function closedReasonOf(model: Model, [viewer, partner]: readonly [number, number]): string | null {
  if (isBlocked(model, [viewer, partner])) return 'blocked';
  if (!sees(model, [viewer, partner])) return 'not_available';
  if (model.hidden.has(viewer)) return 'profile_hidden';
  return isConnected(model, [viewer, partner]) ? null : 'not_connected';
}

export function isConnected({ connected }: Model, [one, other]: readonly [number, number]): boolean {
  return connected.has(pairName(one, other)) || connected.has(pairName(other, one));
}

export function sideOf(model: Model, [person, partner]: readonly [number, number]): Side | undefined {
  return model.sides.get(pairName(person, partner));
}

/** The messages of two people, those that the reader deleted included. */
function messagesOf(model: Model, pair: readonly [number, number]): Message[] {
  return model.messages.filter((message) => isOfPair(message, pair));
}

export function isDeletedFor(
  model: Model,
  { message, person }: { message: Message; person: number },
): boolean {
  const partner = message.sender === person ? message.receiver : message.sender;
  return message.deletedBy.has(person) || message.id <= (sideOf(model, [person, partner])?.clearedId ?? 0);
}

/** The messages that a person has of a conversation, oldest first. */
export function keptBy(model: Model, [person, partner]: readonly [number, number]): Message[] {
  return messagesOf(model, [person, partner]).filter((message) => !isDeletedFor(model, { message, person }));
}

export function unreadOf(model: Model, [person, partner]: readonly [number, number]): Message[] {
  const { seenId = 0 } = sideOf(model, [person, partner]) ?? {};
  return keptBy(model, [person, partner]).filter(
    ({ id, sender, isTakenBack }) => sender === partner && id > seenId && !isTakenBack,
  );
}

export function leftOf({ messages, limit }: Model, person: number): number {
  return Math.max(0, limit - messages.filter(({ sender }) => sender === person).length);
}

/** The expected outcome of each kind of action. */
const foreseen: Record<Kind, (model: Model, command: Command) => Outcome | null> = {
  send: foreseeSending,
  // The message is there, so it is answered and nothing changes.
  repeat: (_model, { message, actor }) => (message?.sender === actor ? nothing : null),
  'take back': foreseeTakingBack,
  see: foreseeSeeing,
  deliver: (model, { actor }) => ({
    change: () => {
      for (const partner of Array(model.size).keys()) deliver(model, [actor, partner]);
    },
  }),
  delete: (model, { actor, message }) =>
    message === null || !isNamed(model, { message, actor })
      ? { refusal: 'message_not_found' }
      : { change: () => void message.deletedBy.add(actor) },
  clear: (model, { actor, other }) => {
    const side = sideOf(model, [actor, other]);
    if (side === undefined) return { refusal: 'partner_not_found' };
    return {
      change: () => {
        side.clearedId = Math.max(side.clearedId, ...messagesOf(model, [actor, other]).map(({ id }) => id));
        side.lastAt = null;
      },
    };
  },
  block: (model, { actor, other }) => {
    if (model.blocks.has(pairName(actor, other))) return nothing;
    if (!sees(model, [actor, other])) return { refusal: 'partner_not_found' };
    return { change: () => void model.blocks.add(pairName(actor, other)) };
  },
  unblock: (model, { actor, other }) => ({
    change: () => void model.blocks.delete(pairName(actor, other)),
  }),
  hide: (model, { actor }) => ({ change: () => void model.hidden.add(actor) }),
  show: (model, { actor }) => ({ change: () => void model.hidden.delete(actor) }),
  erase: (model, { actor }) => ({ change: () => erase(model, actor) }),
  pass: (model, { minutes }) => ({
    change: () => {
      model.now += minutes * 60_000;
    },
  }),
};

/** The change of the model by a command, or the code of its refusal; null when there is nothing that it could be about. */
export function foresee(model: Model, command: Command): Outcome | null {
  const isGone = model.erased.has(command.actor);
  if (command.kind === 'erase' && isGone) return null;
  if (command.kind !== 'pass' && isGone) return { refusal: 'not_signed_in' };
  return foreseen[command.kind](model, command);
}

const refusals: Record<string, string> = {
  blocked: 'partner_not_found',
  not_available: 'partner_not_found',
};

function foreseeSending(model: Model, { actor, other, message, clientId }: Command): Outcome {
  const reason = closedReasonOf(model, [actor, other]);
  if (reason !== null) return { refusal: refusals[reason] ?? reason };
  if (leftOf(model, actor) === 0) return { refusal: 'message_limit_reached' };
  if (message !== null && !keptBy(model, [actor, other]).includes(message)) {
    return { refusal: 'message_not_found' };
  }
  const sent: Message = {
    id: 0,
    clientId,
    sender: actor,
    receiver: other,
    text: `Message ${clientId}`,
    replyTo: message?.id ?? null,
    sentAt: model.now,
    deliveredAt: null,
    seenAt: null,
    isTakenBack: false,
    deletedBy: new Set(),
  };
  return {
    change: () => {
      model.messages.push(sent);
      for (const pair of [pairName(actor, other), pairName(other, actor)]) {
        const side = model.sides.get(pair) ?? { seenId: 0, clearedId: 0 };
        model.sides.set(pair, { ...side, lastAt: model.now });
      }
    },
  };
}

/** Whether a person can name a message: it is of a conversation that they have, and not deleted with it. */
function isNamed(model: Model, { message, actor }: { message: Message; actor: number }): boolean {
  if (![message.sender, message.receiver].includes(actor) || !model.messages.includes(message)) return false;
  const partner = message.sender === actor ? message.receiver : message.sender;
  return message.id > (sideOf(model, [actor, partner])?.clearedId ?? 0);
}

function foreseeTakingBack(model: Model, { actor, message }: Command): Outcome {
  if (message === null || !isNamed(model, { message, actor })) return { refusal: 'message_not_found' };
  if (message.sender !== actor) return { refusal: 'message_not_yours' };
  if (message.isTakenBack) return nothing;
  if (model.now - message.sentAt > 15 * 60_000) return { refusal: 'take_back_too_late' };
  return {
    change: () => {
      message.text = '';
      message.isTakenBack = true;
    },
  };
}

function foreseeSeeing(model: Model, { actor, other, message }: Command): Outcome {
  const side = sideOf(model, [actor, other]);
  if (side === undefined) return { refusal: 'partner_not_found' };
  return {
    change: () => {
      // An id that no message has is after all of them.
      const upTo = message?.id ?? Number.MAX_SAFE_INTEGER;
      const before = messagesOf(model, [actor, other]).filter(({ id }) => id <= upTo);
      side.seenId = Math.max(side.seenId, before.at(-1)?.id ?? 0);
      if (closedReasonOf(model, [actor, other]) !== null) return;
      for (const seen of before.filter(({ sender, seenAt }) => sender === other && seenAt === null)) {
        seen.seenAt = model.now;
        seen.deliveredAt ??= model.now;
      }
    },
  };
}

function deliver(model: Model, [actor, partner]: readonly [number, number]): void {
  const isOpen = closedReasonOf(model, [actor, partner]) === null;
  if (!isOpen || unreadOf(model, [actor, partner]).length === 0) return;
  for (const message of messagesOf(model, [actor, partner])) {
    if (message.sender === partner) message.deliveredAt ??= model.now;
  }
}

/** What one has written stays with those who have it. */
function erase(model: Model, person: number): void {
  model.erased.add(person);
  for (const partner of Array(model.size).keys()) {
    model.sides.delete(pairName(person, partner));
    model.blocks.delete(pairName(person, partner));
    model.blocks.delete(pairName(partner, person));
    const kept = model.erased.has(partner) ? [] : keptBy(model, [partner, person]);
    model.messages = model.messages.filter(
      (message) => !isOfPair(message, [person, partner]) || kept.includes(message),
    );
  }
}
