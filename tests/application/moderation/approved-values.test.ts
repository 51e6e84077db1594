import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { reviewing } from './support/reviewing.ts';

let application: TestApplication;
let calls: ReturnType<typeof reviewing>;
let desk: { token: string };
beforeAll(async () => {
  application = await startApplication();
  calls = reviewing(application);
  desk = await anAdministrator(application);
  await calls.setMode('nothing_new');
});
afterAll(() => application.close());

/** Hundreds of calls. */
const longMs = scaleLimit(240_000);
const facts = ['about', 'city', 'college', 'diet'] as const;
type Fact = [name: string, text: string | null];
const nothing = facts.map((fact): Fact => [fact, null]);

function copyInto(values: Map<string, string | null>, from: Iterable<Fact>): void {
  for (const [fact, text] of from) values.set(fact, text);
}

/** Short texts, so that a member often writes again what was there before. */
const anyText = fc.constantFrom('', 'One', 'Two', 'Three');
const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record(
      { about: anyText, city: anyText, college: anyText, diet: anyText },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.constant('approve' as const) },
  { weight: 1, arbitrary: fc.constant('reject' as const) },
);

it(
  'others see approved values alone after any saves, approvals and rejections, and the owner the latest',
  { timeout: longMs },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 12, size: 'max' }), async (steps) => {
        // A new viewer each time, so that no limit of looking is reached.
        const [member, viewer] = [await aMember(application), await aGroom(application)];
        await calls.approve(desk, { member, kind: 'new' });
        const [approved, latest] = [new Map(nothing), new Map(nothing)];
        for (const step of steps) {
          if (typeof step === 'string') {
            const isWaiting = await calls.itemOf(member, 'changed').then(
              () => true,
              () => false,
            );
            if (!isWaiting) continue;
            const { status } = await calls[step](desk, { member, kind: 'changed' });
            if (status !== 200) throw new Error(`The decision was refused: ${status}`);
            if (step === 'approve') copyInto(approved, latest);
          } else {
            await calls.save(member, step);
            const stated = Object.entries(step).map(([fact, text]): Fact => [
              fact,
              text === '' ? null : text,
            ]);
            copyInto(latest, stated);
            // What is taken back is gone at once.
            copyInto(
              approved,
              stated.filter(([, text]) => text === null),
            );
          }
          const { profile: seen } = await calls.seenBy(viewer, member);
          expect(valuesOf(seen)).toEqual(Object.fromEntries(approved));
          expect(valuesOf((await calls.own(member)).profile)).toEqual(Object.fromEntries(latest));
        }
      }),
      { numRuns: countTries(25) },
    );
  },
);

function valuesOf(profile: object | null): object {
  return Object.fromEntries(facts.map((fact) => [fact, Reflect.get(profile ?? {}, `u_${fact}`) ?? null]));
}
