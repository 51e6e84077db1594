import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { type Actors, perform, showTo, someWriters } from '#tests/support/models/conversing-actors.ts';
import { countTries } from '#tests/support/how-often.ts';
import { type Command, foresee, type Model } from '#tests/support/models/conversation-model.ts';
import { viewOf } from '#tests/support/models/conversation-view.ts';
import { aimAt, anyWish, anyWishOrEnd } from '#tests/support/models/conversation-wishes.ts';
import { readConversations } from '#tests/support/models/read-conversations.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

/** Low enough to be reached. */
const limit = 4;
const dayMs = 24 * 60 * 60_000;

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
  await updateSiteSetting(application.context, { key: 'freeMessages', text: String(limit) });
  await updateSiteSetting(application.context, { key: 'messagesPerMinute', text: 'null' });
});
afterAll(() => application.close());

const longMs = scaleLimit(300_000);

const idsOf = (actors: Actors) => actors.map(({ user_id }) => user_id);

type Scene = { actors: Actors; model: Model };

/** Each history is of one day, which begins in the morning. */
const beginDay = () => {
  const next = new Date(application.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  setClock(application.clock, `${next}T04:00:00.000Z`);
};

const aGroup = fc.record({ size: fc.constantFrom(2, 3, 4), apart: fc.constantFrom(0, 0, 0, 1) });
const beginScene = ({ size, apart }: { size: number; apart: number }) => {
  beginDay();
  // The first pairs are not connected, unless there is only one.
  const isApart = (pair: number) => size > 2 && pair < apart;
  return someWriters(application, { size, limit, isApart });
};

const expectViews = async ({ actors, model }: Scene, people: Iterable<number> = actors.keys()) => {
  for (const person of people) {
    if (model.erased.has(person)) continue;
    expect(await showTo({ application, actors }, person)).toEqual(viewOf(model, person));
  }
};

/** Runs one command on the product and on the model; returns the actual and the expected answer. */
const step = async ({ actors, model }: Scene, command: Command) => {
  const outcome = foresee(model, command);
  if (outcome === null) return { answered: null, foreseen: null };
  const { code, id } = await perform({ application, actors }, command);
  if ('refusal' in outcome) return { answered: code, foreseen: outcome.refusal };
  outcome.change();
  const latest = model.messages.at(-1);
  if (command.kind === 'send' && latest !== undefined) latest.id = id ?? 0;
  return { answered: code, foreseen: 'done' };
};

describe('conversations', () => {
  it('equal the model for each of two to four members after any commands', { timeout: longMs }, async () => {
    const wishes = fc.array(anyWishOrEnd, { minLength: 12, maxLength: 28, size: 'max' });
    await fc.assert(
      fc.asyncProperty(aGroup, wishes, async (group, story) => {
        const scene = await beginScene(group);
        for (const [place, wish] of story.entries()) {
          const command = aimAt(scene.model, wish);
          const { answered, foreseen } = await step(scene, command);
          expect(answered).toBe(foreseen);
          // Everybody looks now and then, the two that a command is about after each.
          const isForAll = place % 4 === 0 || place === story.length - 1;
          await expectViews(scene, isForAll ? undefined : new Set([command.actor, command.other]));
        }
      }),
      { numRuns: countTries(18) },
    );
  });
});

describe('concurrent calls about conversations', () => {
  it(
    'lose, double and reorder nothing, and lists and counts show what is stored',
    { timeout: longMs },
    async () => {
      const batches = fc.array(fc.array(anyWish, { minLength: 6, maxLength: 16, size: 'max' }), {
        minLength: 2,
        maxLength: 4,
      });
      await fc.assert(
        fc.asyncProperty(aGroup, batches, async (group, story) => {
          const scene = await beginScene(group);
          const { actors } = scene;
          let { model } = scene;
          const acknowledged = new Set<number>();
          for (const batch of story) {
            const before = model;
            const commands = batch.map((wish) => aimAt(before, wish)).filter(({ kind }) => kind !== 'pass');
            // Every sent message is sent twice at the same moment, as a client does that got no answer.
            const sent = commands.filter(({ kind }) => kind === 'send');
            const isPossible = (command: Command) => foresee(before, command) !== null;
            const all = [...commands, ...sent].filter(isPossible);
            const answers = await Promise.all(
              all.map((command) => perform({ application, actors }, command)),
            );
            expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
            model = await readConversations(application.context.database, { ids: idsOf(actors), before });
            const ids = answers.flatMap(({ id, status }, place) =>
              status === 201 && all[place]?.kind === 'send' ? [id] : [],
            );
            for (const id of ids) acknowledged.add(id ?? 0);
            expect(new Set(model.messages.map(({ id }) => id))).toEqual(acknowledged);
            for (const person of actors.keys()) {
              expect(model.messages.filter(({ sender }) => sender === person).length).toBeLessThanOrEqual(
                limit,
              );
            }
            await expectViews({ actors, model });
            await expectCounters(model);
          }
        }),
        { numRuns: countTries(8) },
      );
    },
  );

  /** Changes are numbered without a gap in the end, and none is there twice. */
  const expectCounters = async ({ messages }: Model) => {
    const { database } = application.context;
    const ids = messages.map(({ id }) => id);
    if (ids.length === 0) return;
    const rows = await database
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
      .select(['conversationId', 'change', 'lastChange'])
      .where('messages.id', 'in', ids)
      .execute();
    for (const found of Map.groupBy(rows, ({ conversationId }) => conversationId).values()) {
      const changes = found.map(({ change }) => change);
      expect(new Set(changes).size).toBe(changes.length);
      expect(Math.max(...changes)).toBe(found[0]?.lastChange);
    }
  };
});
