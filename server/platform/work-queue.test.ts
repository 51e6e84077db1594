import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is let go, and writes down when it began. */
function heldWork(begun: number[], name: number) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: () => resolve(name) };
}

test('runs as much at once as it may, in the order in which it came', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 5 });
  const begun: number[] = [];
  const works = [1, 2, 3, 4].map((name) => heldWork(begun, name));
  const results = works.map(({ run }) => queue.run(run));
  await Promise.resolve();
  works[1]?.end();
  await results[1];
  works[2]?.end();
  await results[2];
  works[0]?.end();
  works[3]?.end();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('refuses what comes beyond its bound, and takes work again when some is done', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 2 });
  const begun: number[] = [];
  const works = [1, 2, 3].map((name) => heldWork(begun, name));
  const results = works.map(({ run }) => queue.run(run));
  const refused = await queue.run(async () => 4).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'busy', status: 503, details: { retryAfter: 5 } });
  expect(() => queue.refuseWhenFull()).toThrow(Problem);
  works[0]?.end();
  await results[0];
  const last = queue.run(async () => 5);
  for (const { end } of works) end();
  expect(await last).toBe(5);
  expect(begun).toEqual([1, 2, 3]);
});

test('goes on after work that failed', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});
