import fc from 'fast-check';
import { type InterestStatus } from '#contract/interests/interest.states.ts';

/**
 * A second, plain implementation of interests, blocks, shortlists and hiding for a few people. It shares only the codes of answers
 * with the product, so that agreement is evidence for both. People are named by their index.
 */
export type Model = {
  /** The first half are women, the others men. */
  size: number;
  /** How many interests each may send. */
  limit: number;
  interests: { id: number; sender: number; receiver: number; status: InterestStatus }[];
  /** Ordered pairs: `0 3` is the first who blocked, or shortlisted, the fourth. */
  blocks: Set<string>;
  shortlists: Set<string>;
  hidden: Set<number>;
};

/** An action of a person on another one, or on an interest named by its index. */
export type Command = { kind: Wish['kind']; actor: number; other: number; interest: number };

/** A random action, which becomes a command for the people and interests of a model. */
export type Wish = {
  kind: 'send' | 'accepted' | 'rejected' | 'cancelled' | 'block' | 'unblock' | 'shortlist' | 'hide' | 'show';
  actor: number;
  other: number;
  /** The index of the interest, counted from the latest. */
  which: number;
  /** Mostly an allowed target: only the highest numbers choose any target. */
  aim: number;
};

/** Any action, mostly about interests. */
export const anyWish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    { weight: 7, arbitrary: fc.constant<Wish['kind']>('send') },
    { weight: 2, arbitrary: fc.constant<Wish['kind']>('accepted') },
    { weight: 3, arbitrary: fc.constantFrom<Wish['kind']>('rejected', 'cancelled') },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Wish['kind']>('block', 'unblock', 'hide', 'show', 'show', 'unblock'),
    },
    { weight: 1, arbitrary: fc.constant<Wish['kind']>('shortlist') },
  ),
  actor: fc.nat(11),
  other: fc.nat(11),
  which: fc.oneof(fc.constant(0), fc.nat(5)),
  aim: fc.nat(9),
});

/** The command of a random action in this model. */
export function aimAt(model: Model, { kind, aim, ...wish }: Wish): Command {
  const { size, interests } = model;
  const actor = wish.actor % size;
  const opposite = [...Array(size).keys()].filter((other) => isWoman(model, other) !== isWoman(model, actor));
  const other = aim < 8 ? (opposite[wish.other % opposite.length] ?? 0) : wish.other % size;
  const interest = interests.length - 1 - (wish.which % Math.max(1, interests.length));
  const aimed = interests[interest];
  if (!isAnswer(kind) || aimed === undefined || aim === 9) return { kind, actor, other, interest };
  const isRight = aim < 7;
  const answering = (kind === 'cancelled') === isRight ? aimed.sender : aimed.receiver;
  return { kind, actor: answering, other, interest };
}

export function emptyModel(size: number, limit: number): Model {
  return { size, limit, interests: [], blocks: new Set(), shortlists: new Set(), hidden: new Set() };
}

const pairName = (one: number, other: number) => `${one} ${other}`;
const isWoman = ({ size }: Model, person: number) => person < size / 2;

/** Whether a viewer may see a partner. */
function sees(model: Model, [viewer, partner]: readonly [number, number]): boolean {
  const isApart = model.blocks.has(pairName(viewer, partner)) || model.blocks.has(pairName(partner, viewer));
  return !isApart && !model.hidden.has(partner) && isWoman(model, viewer) !== isWoman(model, partner);
}

type Outcome = { refusal: string } | { change: () => void };

/** The expected outcome of each kind of action. */
const foreseen: Record<Wish['kind'], (model: Model, command: Command) => Outcome | null> = {
  send: foreseeSending,
  accepted: foreseeAnswer,
  rejected: foreseeAnswer,
  cancelled: foreseeAnswer,
  block: (model, { actor, other }) => {
    if (model.blocks.has(pairName(actor, other))) return { change: () => undefined };
    if (!sees(model, [actor, other])) return { refusal: 'partner_not_found' };
    return { change: () => void model.blocks.add(pairName(actor, other)) };
  },
  unblock: (model, { actor, other }) => ({
    change: () => void model.blocks.delete(pairName(actor, other)),
  }),
  shortlist: (model, { actor, other }) => {
    if (!sees(model, [actor, other])) return { refusal: 'partner_not_found' };
    return { change: () => toggle(model.shortlists, pairName(actor, other)) };
  },
  hide: (model, { actor }) => ({ change: () => void model.hidden.add(actor) }),
  show: (model, { actor }) => ({ change: () => void model.hidden.delete(actor) }),
};

/** The change of the model by a command, or the code of its refusal; null when there is no interest for it. */
export function foresee(model: Model, command: Command): Outcome | null {
  return foreseen[command.kind](model, command);
}

function foreseeSending(model: Model, { actor, other }: Command): Outcome {
  if (!sees(model, [actor, other])) return { refusal: 'partner_not_found' };
  if (model.hidden.has(actor)) return { refusal: 'profile_hidden' };
  const refusal = foreseeRefusal(model, [actor, other]);
  if (refusal !== null) return { refusal };
  if (leftOf(model, actor) === 0) return { refusal: 'interest_limit_reached' };
  const sent = { id: 0, sender: actor, receiver: other, status: 'pending' as const };
  return { change: () => void model.interests.push(sent) };
}

/** The refusal of a new interest because of the latest one of the two, or null. */
function foreseeRefusal({ interests }: Model, [actor, other]: readonly [number, number]): string | null {
  const latest = interests.findLast(
    ({ sender, receiver }) =>
      (sender === actor && receiver === other) || (sender === other && receiver === actor),
  );
  if (latest === undefined || latest.status === 'cancelled') return null;
  if (latest.status === 'accepted') return 'already_connected';
  const isMine = latest.sender === actor;
  if (latest.status === 'rejected') return isMine ? 'interest_declined' : null;
  return isMine ? 'interest_already_sent' : 'interest_waiting_for_you';
}

function foreseeAnswer(model: Model, { kind, actor, interest: place }: Command): Outcome | null {
  const interest = model.interests[place];
  if (interest === undefined || !isAnswer(kind)) return null;
  const { sender, receiver } = interest;
  const partner = actor === sender ? receiver : sender;
  if (![sender, receiver].includes(actor) || !sees(model, [actor, partner]))
    return { refusal: 'interest_not_found' };
  if (kind === 'accepted' && model.hidden.has(actor)) return { refusal: 'profile_hidden' };
  if ((kind === 'cancelled') !== (actor === sender)) return { refusal: 'interest_not_yours_to_answer' };
  if (interest.status !== 'pending') return { refusal: 'interest_not_pending' };
  return {
    change: () => {
      interest.status = kind;
    },
  };
}

/** Whether an action answers an interest. */
export function isAnswer(kind: Wish['kind']): kind is 'accepted' | 'rejected' | 'cancelled' {
  return kind === 'accepted' || kind === 'rejected' || kind === 'cancelled';
}

function toggle(names: Set<string>, name: string): void {
  if (!names.delete(name)) names.add(name);
}

function leftOf({ interests, limit }: Model, person: number): number {
  return Math.max(0, limit - interests.filter(({ sender }) => sender === person).length);
}

/** The lists of a person as ids of interests, latest first, and the counters. */
export function viewOf(model: Model, person: number) {
  const shown = model.interests.toReversed().filter(({ sender, receiver }) => {
    if (sender === person) return sees(model, [person, receiver]);
    return receiver === person && sees(model, [person, sender]);
  });
  // Those that wait for an answer come first.
  const received = shown
    .filter(({ receiver, status }) => receiver === person && status !== 'cancelled')
    .toSorted((one, another) => Number(another.status === 'pending') - Number(one.status === 'pending'));
  const sent = shown.filter(({ sender }) => sender === person);
  const accepted = shown.filter(({ status }) => status === 'accepted');
  const describeAll = (list: typeof shown) => list.map(({ id, status }) => `${id} ${status}`);
  return {
    lists: { received: describeAll(received), accepted: describeAll(accepted), sent: describeAll(sent) },
    counts: {
      received: received.length,
      waiting: received.filter(({ status }) => status === 'pending').length,
      accepted: accepted.length,
      sent: sent.length,
      left: leftOf(model, person),
      limit: model.limit,
    },
    shortlist: [...model.shortlists]
      .map((name) => name.split(' ').map(Number))
      .flatMap(([own = 0, partner = 0]) =>
        own === person && sees(model, [person, partner]) ? [partner] : [],
      )
      .toSorted((one, another) => one - another),
  };
}
