import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteUnusedWords, markUnusedWords } from './unused-words.repository.ts';

/**
 * Forgets the words of people who went or changed their names. A word is marked on one day and removed on a later one, when
 * still nobody has it: so a change that was under way when it was marked loses nothing.
 */
export async function removeUnusedWords({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const today = todayAt(await findSiteSettings(database), now());
  await deleteUnusedWords(database, today);
  await markUnusedWords(database, today);
}
