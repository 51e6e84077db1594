import { describe, expect, it } from 'vitest';
import { createTurns } from './take-turn.ts';

const never = () => new Promise<never>(() => undefined);

describe('turns', () => {
  it('are taken one after the other, whatever comes of each', async () => {
    const takeTurn = createTurns();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'one') throw new Error('one fails');
      return name;
    };
    const outcomes = await Promise.allSettled([takeTurn(1, work('one')), takeTurn(2, work('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are refused to one account that wants too many at once, not to others', async () => {
    const takeTurn = createTurns();
    for (let count = 0; count < 6; count += 1) void takeTurn(1, never);
    await expect(takeTurn(1, never)).rejects.toMatchObject({ code: 'too_many_requests' });
    const other = Promise.race([takeTurn(2, never), Promise.resolve('waits')]);
    await expect(other).resolves.toBe('waits');
  });

  it('are refused to everybody when too many wait', async () => {
    const takeTurn = createTurns();
    for (let account = 0; account < 30; account += 1) void takeTurn(account, never);
    await expect(takeTurn(99, never)).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
    });
  });
});
