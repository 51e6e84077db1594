import type { Context } from './context.ts';
import type { Database } from './database/database.ts';

type Source = Pick<Context, 'database' | 'now'>;

/** A value that is read from the database at most once per lifetime. */
export type Cache<Value> = {
  /** The cached value, or a fresh one. Call it before a transaction, never inside: it reads on a connection of its own. */
  find: (source: Source) => Promise<Value>;
  invalidate: (source: Pick<Source, 'database'>) => void;
};

/** Caches a value per database, for two applications in one process may have different ones. A failed read is not cached. */
export function cachedFor<Value>(
  lifetimeMs: number,
  read: (database: Database) => Promise<Value>,
): Cache<Value> {
  const entries = new WeakMap<Database, { value: Promise<Value>; readAt: number }>();
  return {
    find: async ({ database, now }) => {
      const instant = now().getTime();
      const cached = entries.get(database);
      if (cached !== undefined && Math.abs(instant - cached.readAt) < lifetimeMs) return cached.value;
      const fresh = { value: read(database), readAt: instant };
      entries.set(database, fresh);
      fresh.value.catch(() => {
        if (entries.get(database) === fresh) entries.delete(database);
      });
      return fresh.value;
    },
    invalidate: ({ database }) => void entries.delete(database),
  };
}
