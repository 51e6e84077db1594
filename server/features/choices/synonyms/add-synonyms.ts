import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listValues, lockChoices } from '../choices.repository.ts';
import type { Synonym } from '../choices.rules.ts';
import { insertSynonym, listSynonymsOf } from './synonyms.repository.ts';
import { refuseWord } from './synonyms.rules.ts';

/**
 * Adds several words for values, inside a transaction, and records each; words that name a value already are left out. The caller
 * invalidates the cache after the commit. `administratorId` is null for the operator's command.
 */
export async function addSynonyms(
  database: Database,
  {
    synonyms,
    administratorId,
    now,
  }: { synonyms: readonly Synonym[]; administratorId: number | null; now: Date },
): Promise<number> {
  if (synonyms.length === 0) return 0;
  await lockChoices(database);
  let added = 0;
  for (const synonym of synonyms) {
    const { list, code, word } = synonym;
    const values = await listValues(database, list);
    const known = { values, synonyms: await listSynonymsOf(database, list) };
    const value = values.find((each) => each.code === code);
    if (value === undefined || refuseWord({ code, word }, known) !== null) continue;
    await insertSynonym(database, synonym);
    const subject = subjectOf(synonym, value.label);
    await recordAction(database, { administratorId, action: 'synonym.added', subject, now });
    added += 1;
  }
  return added;
}

/** How the audit log names a synonym. */
export function subjectOf({ list, word }: { list: string; word: string }, label: string): string {
  return `synonym ${list}: ${word} → ${label}`;
}
