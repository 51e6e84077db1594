import type { Context } from '#server/platform/context.ts';
import { listEnded } from './ended-sessions.repository.ts';

/** Which of some sessions let nobody in any more. */
export async function listEndedSessions(
  { database, now }: Pick<Context, 'database' | 'now'>,
  ids: readonly number[],
): Promise<number[]> {
  return listEnded(database, { ids, now: now() });
}
