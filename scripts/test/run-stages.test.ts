import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupStages, runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';

function aStage(changes: Partial<Stage>): Stage {
  return {
    name: 'a',
    heading: 'A stage',
    isQuick: true,
    isLive: false,
    run: () => Promise.resolve({ passed: 1, failed: 0, output: '' }),
    ...changes,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('quiet neighbours run two at a time and a live stage runs alone', () => {
  const stages = ['a', 'b', 'c', 'live', 'd'].map((name) => aStage({ name, isLive: name === 'live' }));
  expect(groupStages(stages).map((group) => group.map(({ name }) => name))).toEqual([
    ['a', 'b'],
    ['c'],
    ['live'],
    ['d'],
  ]);
});

test('a stage that fails or breaks does not stop the next', async () => {
  const outcomes = await runStages(
    [
      aStage({ run: () => Promise.resolve({ passed: 2, failed: 3, output: 'three are wrong' }) }),
      aStage({ run: () => Promise.reject(new Error('no browser')) }),
      aStage({}),
    ],
    { isQuick: false },
  );
  expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
    [2, 3],
    [0, 1],
    [1, 0],
  ]);
});
