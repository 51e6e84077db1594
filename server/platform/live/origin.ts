import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The window that made a call: the connection that it names, and the session that the gate found. Both have to fit, so a call
 * can silence connections of its own session alone.
 */
export type Origin = { connectionId: string; sessionId: number };

const origins = new AsyncLocalStorage<Origin | undefined>();

/** Runs a call of a window; undefined for one that has no connection, and for work that goes on after a call. */
export function runFrom<Result>(origin: Origin | undefined, run: () => Result): Result {
  return origins.run(origin, run);
}

/** The window that made the running call; undefined when there is none. */
export function findOrigin(): Origin | undefined {
  return origins.getStore();
}
