import { setImmediate as takeTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** The protocol's messages Query and Sync: each is the end of one statement. */
const endsOfStatements = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)));

/**
 * Lets the event loop turn once for each statement. The embedded database answers within the turn it is asked in, so
 * waiting statements would follow one another without a pause, and every other request would wait for the last of them.
 */
export function yieldBetweenStatements(embedded: PGlite): void {
  const run = embedded.execProtocolStream.bind(embedded);
  embedded.execProtocolStream = async (message, options) => {
    if (endsOfStatements.has(message[0] ?? 0)) await takeTurn();
    return run(message, options);
  };
}
