import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from './route.ts';

const clients = new AsyncLocalStorage<Client | undefined>();

/** Runs a call of a client; undefined for work that goes on after a call. */
export function runForClient<Result>(client: Client | undefined, run: () => Result): Result {
  return clients.run(client, run);
}

/** The client of the running call; undefined in jobs and commands. */
export function findClient(): Client | undefined {
  return clients.getStore();
}
