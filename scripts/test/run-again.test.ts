import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judge } from './report.ts';
import { runFailedAgain } from './run-again.ts';
import type { Place, TestRun } from './stage.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function aTest(title: string, failure?: string, file = 'a.test.ts'): TestRun {
  return {
    name: `${file}: ${title}`,
    seconds: 0,
    place: { file, title },
    ...(failure !== undefined && { failure }),
  };
}

/** Runs a stage whose tests failed as `tests` says; each further try of `again` is what the runner then shows. */
async function runAgain(tests: TestRun[], again: TestRun[][]) {
  const asked: (readonly Place[])[] = [];
  const runs = await runFailedAgain([
    {
      seconds: 1,
      tests,
      stage: {
        name: 'a',
        heading: 'A stage',
        part: 'gate',
        isAlone: true,
        run: () => Promise.resolve(tests),
        runAgain: (places) => {
          asked.push(places);
          return Promise.resolve(again.shift() ?? []);
        },
      },
    },
  ]);
  return { asked, tests: runs.flatMap((run) => run.tests), verdict: judge(runs) };
}

test('a test that passes when it is run again has passed, and is unsteady', async () => {
  const { asked, verdict } = await runAgain([aTest('one'), aTest('two', 'late')], [[aTest('two')]]);
  expect(asked).toEqual([[{ file: 'a.test.ts', title: 'two' }]]);
  expect(verdict).toMatchObject({ passed: 2, failed: 0, unsteady: [{ failedBefore: ['late'] }] });
});

test('a test may fail twice, and fails when it fails three times', async () => {
  const second = await runAgain([aTest('one', 'a')], [[aTest('one', 'b')], [aTest('one')]]);
  expect(second.verdict).toMatchObject({ passed: 1, failed: 0, unsteady: [{ failedBefore: ['a', 'b'] }] });
  const third = await runAgain([aTest('one', 'a')], [[aTest('one', 'b')], [aTest('one', 'c')]]);
  expect(third.verdict).toMatchObject({ passed: 0, failed: 1, unsteady: [] });
  expect(third.tests).toMatchObject([{ failedBefore: ['a', 'b'], failure: 'c' }]);
});

test('only what still fails runs again, and each file by itself', async () => {
  const failed = [aTest('one', 'x'), aTest('two', 'x'), aTest('three', 'x', 'b.test.ts')];
  const { asked, verdict } = await runAgain(failed, [
    [aTest('one'), aTest('two', 'x')],
    [aTest('two')],
    [aTest('three', undefined, 'b.test.ts')],
  ]);
  expect(asked.map((places) => places.map(({ title }) => title))).toEqual([
    ['one', 'two'],
    ['two'],
    ['three'],
  ]);
  expect(verdict).toMatchObject({ passed: 3, failed: 0 });
});

test('the tests of a file that broke count once it holds', async () => {
  const broken = { name: 'a.test.ts', seconds: 0, place: { file: 'a.test.ts' }, failure: 'no port' };
  const held = await runAgain([broken], [[aTest('one'), aTest('two')]]);
  expect(held.verdict).toMatchObject({ passed: 2, failed: 0, unsteady: [{ failedBefore: ['no port'] }] });
  const half = await runAgain(
    [broken],
    [
      [aTest('one'), aTest('two', 'x')],
      [aTest('one'), aTest('two', 'x')],
    ],
  );
  expect(half.verdict).toMatchObject({ passed: 0, failed: 1 });
});

test('a file that runs again because of an error outside its tests is counted once', async () => {
  const outside = { name: 'a.test.ts: outside', seconds: 0, place: { file: 'a.test.ts' }, failure: 'late' };
  const { verdict } = await runAgain([aTest('one'), outside], [[aTest('one')]]);
  expect(verdict).toMatchObject({ passed: 1, failed: 0, unsteady: [{ failedBefore: ['late'] }] });
});

test('a test that is not found again has failed', async () => {
  expect((await runAgain([aTest('one', 'x')], [[], []])).verdict).toMatchObject({ passed: 0, failed: 1 });
});

test('a check is not run again', async () => {
  const check = { name: 'Format', seconds: 0, failure: 'web/a.tsx' };
  expect(await runAgain([check], [])).toMatchObject({ asked: [], verdict: { failed: 1 } });
});

test('eight unsteady tests pass, and nine fail the run', async () => {
  const titles = Array.from({ length: 9 }, (_, index) => `test ${index}`);
  const unsteady = async (names: string[]) => {
    const failed = names.map((name) => aTest(name, 'late'));
    return (await runAgain(failed, [names.map((name) => aTest(name))])).verdict;
  };
  expect(await unsteady(titles.slice(1))).toMatchObject({ passed: 8, failed: 0 });
  expect(await unsteady(titles)).toMatchObject({ passed: 0, failed: 9 });
});

test('so many failures that nothing is learned from them are not run again', async () => {
  const failed = Array.from({ length: 17 }, (_, index) => aTest(`test ${index}`, 'x'));
  expect(await runAgain(failed, [])).toMatchObject({ asked: [], verdict: { failed: 17 } });
});
