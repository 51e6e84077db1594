import { type Kysely, sql } from 'kysely';
import { corrections, listBureauSynonyms } from './bureau-words/list-bureau-synonyms.ts';
import { insertNewSynonyms } from './synonyms/insert-new-synonyms.ts';

/** Values that registers have and no list had. */
export const bureauValues = [
  { list: 'community', code: 'hindu-kodava', label: 'Kodava', parent: 'hindu', last: 'hindu-newar' },
  {
    list: 'working_as',
    code: 'religion-and-social-work-astrologer',
    label: 'Astrologer',
    parent: 'religion-and-social-work',
    last: 'religion-and-social-work-charity-worker',
  },
  {
    list: 'working_as',
    code: 'office-work-document-writer',
    label: 'Document writer',
    parent: 'office-work',
    last: 'office-work-legal-clerk',
  },
] as const;

/**
 * What registers of bureaus write: short forms of towns, words for families, work and education, sub-communities. What an administrator
 * wrote stays: a value whose name or code is taken is not added, and neither is a word that names a value already.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const { list, code, label, parent, last } of bureauValues) {
    await sql`insert into choices (list, code, label, parent, position)
      select ${list}, ${code}, ${label}, ${parent},
        coalesce(
          (select position from choices where list = ${list} and code = ${last}),
          (select max(position) from choices where list = ${list} and parent = ${parent})
        ) + 1
      where exists (select from choices where choices.code = ${parent})
        and not exists (select from choices
          where list = ${list} and (code = ${code}
            or parent = ${parent} and lower(${label}) = any (select lower(name) from unnest(label || former_labels) name)))`.execute(
      database,
    );
  }
  for (const [list, word, from, to] of corrections) {
    await sql`update choice_synonyms set code = ${to}
      where list = ${list} and word = ${word} and code = ${from}
        and exists (select from choices where choices.list = ${list} and choices.code = ${to})
        and not exists (select from choice_synonyms other
          where other.list = ${list} and other.word = ${word} and other.code = ${to})`.execute(database);
  }
  await insertNewSynonyms(database, listBureauSynonyms());
}
