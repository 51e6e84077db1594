import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listStoredChoices } from './choices.repository.ts';
import { type Choices, indexChoices } from './choices.rules.ts';

export {
  type Choices,
  isListed,
  labelOf,
  listAtLeast,
  listCodesNamed,
  resolveChoice,
  type TypedChoice,
} from './choices.rules.ts';

/** How long a change made by another process may stay unseen. */
const freshMilliseconds = 10_000;

type Kept = { choices: Promise<Choices>; readAt: number };

/** What was read, by the database it came from: two applications in one process never see each other's. */
const kept = new WeakMap<Database, Kept>();

/**
 * Every value of every list, from memory when it was read less than ten seconds ago. Called before a transaction, never
 * inside: it reads on a connection of its own.
 */
export async function findChoices({ database, now }: Pick<Context, 'database' | 'now'>): Promise<Choices> {
  const instant = now().getTime();
  const known = kept.get(database);
  if (known !== undefined && Math.abs(instant - known.readAt) < freshMilliseconds) return known.choices;
  const fresh = { choices: readChoices(database), readAt: instant };
  kept.set(database, fresh);
  // A failure is said to those who wait for it, and is not kept.
  fresh.choices.catch(() => {
    if (kept.get(database) === fresh) kept.delete(database);
  });
  return fresh.choices;
}

/** Called after a change is committed, so that this process sees it at once. */
export function forgetChoices({ database }: Pick<Context, 'database'>): void {
  kept.delete(database);
}

async function readChoices(database: Database): Promise<Choices> {
  return indexChoices(await listStoredChoices(database));
}
