import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupStages, runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';

const passed = { name: 'it holds', seconds: 0 };

function aStage(changes: Partial<Stage>): Stage {
  return {
    name: 'a',
    heading: 'A stage',
    part: 'quick',
    isAlone: false,
    run: () => Promise.resolve([passed]),
    ...changes,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('neighbouring quiet stages run together, and a stage that runs alone has its own turn', () => {
  const stages = ['a', 'b', 'c', 'alone', 'd'].map((name) => aStage({ name, isAlone: name === 'alone' }));
  expect(groupStages(stages).map((group) => group.map(({ name }) => name))).toEqual([
    ['a', 'b', 'c'],
    ['alone'],
    ['d'],
  ]);
});

test('two quiet stages run at a time, and the next begins as soon as one has ended', async () => {
  const long = Promise.withResolvers<void>();
  const begun: string[] = [];
  const stages = ['long', 'first', 'second'].map((name) =>
    aStage({
      name,
      run: async () => {
        begun.push(name);
        if (name === 'long') await long.promise;
        if (name === 'second') long.resolve();
        return [passed];
      },
    }),
  );
  const runs = await runStages(stages);
  expect(begun).toEqual(['long', 'first', 'second']);
  expect(runs).toHaveLength(3);
});

test('a stage that fails or breaks does not stop the next', async () => {
  const runs = await runStages([
    aStage({ run: () => Promise.resolve([passed, { ...passed, failure: 'it does not' }]) }),
    aStage({ run: () => Promise.reject(new Error('no browser')) }),
    aStage({}),
  ]);
  expect(runs.map(({ tests }) => tests.map(({ failure }) => failure))).toEqual([
    [undefined, 'it does not'],
    ['no browser'],
    [undefined],
  ]);
});
