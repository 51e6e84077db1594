import type { Kysely } from 'kysely';
import { listRegisterSynonyms } from './register-words/list-register-synonyms.ts';
import { insertNewSynonyms } from './synonyms/insert-new-synonyms.ts';

/** Towns, degrees and other words that registers of further regions write. A word that names a value already is not added. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await insertNewSynonyms(database, listRegisterSynonyms());
}
