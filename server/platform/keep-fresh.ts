import type { Context } from './context.ts';
import type { Database } from './database/database.ts';

type Source = Pick<Context, 'database' | 'now'>;
type Kept<Value> = { value: Promise<Value>; readAt: number };

/**
 * Reads something once for everybody who asks within so many milliseconds. It is kept by the database that it came from: two
 * applications in one process never see each other's. Called before a transaction, never inside: it reads on a connection of
 * its own.
 */
export function keepFresh<Value>(
  milliseconds: number,
  read: (database: Database) => Promise<Value>,
): { find: (source: Source) => Promise<Value>; forget: (source: Pick<Source, 'database'>) => void } {
  const kept = new WeakMap<Database, Kept<Value>>();
  return {
    find: async ({ database, now }) => {
      const instant = now().getTime();
      const known = kept.get(database);
      if (known !== undefined && Math.abs(instant - known.readAt) < milliseconds) return known.value;
      const fresh = { value: read(database), readAt: instant };
      kept.set(database, fresh);
      // A failure is said to those who wait for it, and is not kept.
      fresh.value.catch(() => {
        if (kept.get(database) === fresh) kept.delete(database);
      });
      return fresh.value;
    },
    forget: ({ database }) => void kept.delete(database),
  };
}
