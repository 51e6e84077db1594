import fc from 'fast-check';
import { type Command, keptBy, type Kind, type Model } from './conversation-model.ts';

/** A random action, which becomes a command for the people and messages of a model. */
export type Wish = {
  kind: Kind;
  actor: number;
  other: number;
  /** The message, counted from the latest. */
  which: number;
  /** Mostly an allowed target: only the highest numbers choose any. */
  aim: number;
  minutes: number;
};

const kinds: [number, Kind[]][] = [
  [30, ['send']],
  [16, ['repeat', 'take back', 'take back', 'delete']],
  [10, ['see', 'see', 'deliver']],
  [7, ['block', 'hide']],
  [12, ['unblock', 'show']],
  [10, ['clear', 'pass', 'pass']],
];

/** Any action, mostly about messages. */
export const anyWish = wishesOf(kinds);
/** Any action, and people who leave. */
export const anyWishOrEnd = wishesOf([...kinds, [2, ['erase']]]);

function wishesOf(weighted: readonly [number, Kind[]][]): fc.Arbitrary<Wish> {
  const wish = fc.record({
    kind: fc.oneof(
      ...weighted.map(([weight, some]) => ({ weight, arbitrary: fc.constantFrom<Kind[]>(...some) })),
    ),
    actor: fc.nat(11),
    other: fc.nat(11),
    which: fc.oneof(fc.constant(0), fc.nat(4)),
    aim: fc.nat(9),
    minutes: fc.integer({ min: 1, max: 16 }),
  });
  // Otherwise small numbers are more frequent, and with them the first person and the first kinds.
  return fc.noBias(wish);
}

/** Which messages an action is about, unless it is aimed at any. */
function listAimed(model: Model, { kind, actor, other }: Pick<Command, 'kind' | 'actor' | 'other'>) {
  if (kind === 'send' || kind === 'see') return keptBy(model, [actor, other]);
  const own = kind === 'repeat' || kind === 'take back';
  return model.messages.filter(({ sender, receiver }) =>
    own ? sender === actor : [sender, receiver].includes(actor),
  );
}

/** The command of a random action in this model. */
export function aimAt(model: Model, { kind, aim, which, minutes, ...wish }: Wish): Command {
  const { size, messages } = model;
  const actor = wish.actor % size;
  const isWoman = (person: number) => person < size / 2;
  const opposite = [...Array(size).keys()].filter((person) => isWoman(person) !== isWoman(actor));
  const other = aim < 9 ? (opposite[wish.other % opposite.length] ?? 0) : wish.other % size;
  const among = aim < 7 || kind === 'repeat' ? listAimed(model, { kind, actor, other }) : messages;
  // Every third message answers another one.
  const isAbout = kind !== 'send' || aim % 3 === 2;
  const message = isAbout ? (among.at(-1 - which) ?? among.at(-1) ?? null) : null;
  return { kind, actor, other, message, minutes, clientId: crypto.randomUUID() };
}
