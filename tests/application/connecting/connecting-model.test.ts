import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendInterest } from '#contract/interests/interests.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { perform, readModel, showTo, someActors } from '#tests/support/models/connecting-actors.ts';
import {
  aimAt,
  anyWish,
  type Command,
  emptyModel,
  foresee,
  isAnswer,
  type Model,
  viewOf,
} from '#tests/support/models/connecting-model.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const sentInterest = sendInterest.data;

/** Low enough to be reached. */
const limit = 2;
const longMs = scaleLimit(300_000);
/** The number of runs, or as many as a busy machine makes in a minute. */
const extent = { numRuns: countTries(15), interruptAfterTimeLimit: scaleLimit(60_000) };

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
  await updateSiteSetting(application.context, { key: 'freeInterests', text: String(limit) });
});
afterAll(() => application.close());

type Scene = { actors: Awaited<ReturnType<typeof someActors>>; model: Model };

const expectViews = async ({ actors, model }: Scene) => {
  for (const person of actors.keys()) {
    expect(await showTo({ application, actors }, person)).toEqual(viewOf(model, person));
  }
};

/** Runs one command on the product and on the model; returns the actual and the expected answer. */
const step = async ({ actors, model }: Scene, command: Command) => {
  const outcome = foresee(model, command);
  const answer = await perform({ application, actors, model }, command);
  if (outcome === null || answer === null) return { answered: null, foreseen: null };
  const answered = answer.body.code ?? 'done';
  if ('refusal' in outcome) return { answered, foreseen: outcome.refusal };
  outcome.change();
  const latest = model.interests.at(-1);
  if (command.kind === 'send' && latest !== undefined) latest.id = sentInterest.parse(answer.body.data).i_id;
  return { answered, foreseen: 'done' };
};

describe('interests, blocks and shortlists', () => {
  it('equal the model for each of two to four members after any commands', { timeout: longMs }, async () => {
    const story = fc.record({
      size: fc.constantFrom(2, 3, 4),
      wishes: fc.array(anyWish, { minLength: 8, maxLength: 20, size: 'max' }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ size, wishes }) => {
        const actors = await someActors(application, size);
        const scene = { actors, model: emptyModel(size, limit) };
        for (const wish of wishes) {
          const { answered, foreseen } = await step(scene, aimAt(scene.model, wish));
          expect(answered).toBe(foreseen);
          await expectViews(scene);
        }
      }),
      extent,
    );
  });
});

describe('concurrent interests, blocks and shortlists', () => {
  /** Each interest of a pair has to be allowed after the one before. */
  const expectLegalHistory = ({ interests }: Model) => {
    const histories = Map.groupBy(interests, ({ sender, receiver }) =>
      [Math.min(sender, receiver), Math.max(sender, receiver)].join(' '),
    );
    for (const history of histories.values()) {
      for (const [index, { status, sender }] of history.entries()) {
        const next = history[index + 1];
        if (next === undefined) continue;
        expect(['rejected', 'cancelled']).toContain(status);
        if (status === 'rejected') expect(next.sender).not.toBe(sender);
      }
    }
  };

  it('follow the table of states, and lists show the stored state', { timeout: longMs }, async () => {
    const batches = fc.array(fc.array(anyWish, { minLength: 6, maxLength: 16, size: 'max' }), {
      minLength: 3,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(2, 3, 4), batches, async (size, story) => {
        const actors = await someActors(application, size);
        let model = emptyModel(size, limit);
        for (const batch of story) {
          const before = model;
          const commands = batch.map((wish) => aimAt(before, wish));
          const answers = await Promise.all(
            commands.map((command) => perform({ application, actors, model: before }, command)),
          );
          expect(answers.filter((answer) => answer !== null && answer.status >= 500)).toEqual([]);
          model = await readModel(application, { actors, limit });
          const done = commands.filter((_, index) => answers[index]?.body.result === true);
          expectLegalHistory(model);
          expect(model.interests.length - before.interests.length).toBe(
            done.filter(({ kind }) => kind === 'send').length,
          );
          for (const person of actors.keys()) {
            expect(model.interests.filter(({ sender }) => sender === person).length).toBeLessThanOrEqual(
              limit,
            );
          }
          expectOneAnswerEach({ before, after: model, done });
          await expectViews({ actors, model });
        }
      }),
      extent,
    );
  });

  /** Every accepted answer is the status of its interest, and no interest had two. */
  const expectOneAnswerEach = ({ before, after, done }: { before: Model; after: Model; done: Command[] }) => {
    const answered = done.flatMap(({ kind, interest }) => {
      if (!isAnswer(kind)) return [];
      const { id = 0 } = before.interests[interest] ?? {};
      return [`${id} ${kind}`];
    });
    const changed = after.interests.flatMap(({ id, status }) => {
      const earlier = before.interests.find((interest) => interest.id === id);
      return earlier?.status === 'pending' && status !== 'pending' ? [`${id} ${status}`] : [];
    });
    expect(answered.toSorted()).toEqual(changed.toSorted());
  };
});
