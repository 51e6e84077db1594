import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { leads, type Selectivity } from './leads.rules.ts';
import { readSelectivity } from './selectivity.repository.ts';

/** Shares of values change slowly, and a wrong one costs time, never a wrong answer. */
const freshMilliseconds = 10 * 60_000;

type Kept = { selectivity: Promise<Selectivity>; readAt: number };
const kept = new WeakMap<Database, Kept>();

/** How rare the values of the facts are, from memory when it was read less than ten minutes ago; never in a transaction. */
export async function findSelectivity({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<Selectivity> {
  const instant = now().getTime();
  const known = kept.get(database);
  if (known !== undefined && Math.abs(instant - known.readAt) < freshMilliseconds) return known.selectivity;
  const fresh = { selectivity: readSelectivity(database, leads), readAt: instant };
  kept.set(database, fresh);
  fresh.selectivity.catch(() => {
    if (kept.get(database) === fresh) kept.delete(database);
  });
  return fresh.selectivity;
}
