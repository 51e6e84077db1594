import { describe, expect, it } from 'vitest';
import { createImageQueue } from './image-queue.ts';

const never = () => new Promise<never>(() => undefined);

describe('the queue of pictures', () => {
  it('runs one after the other, also after one that failed', async () => {
    const runInQueue = createImageQueue();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'one') throw new Error('one fails');
      return name;
    };
    const outcomes = await Promise.allSettled([runInQueue(1, work('one')), runInQueue(2, work('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('refuses an account that has too many in it, and accepts others', async () => {
    const runInQueue = createImageQueue();
    for (let count = 0; count < 6; count += 1) void runInQueue(1, never);
    await expect(runInQueue(1, never)).rejects.toMatchObject({ code: 'too_many_requests' });
    const other = Promise.race([runInQueue(2, never), Promise.resolve('waits')]);
    await expect(other).resolves.toBe('waits');
  });

  it('refuses every account when too many wait', async () => {
    const runInQueue = createImageQueue();
    for (let account = 0; account < 30; account += 1) void runInQueue(account, never);
    await expect(runInQueue(99, never)).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
    });
  });
});
