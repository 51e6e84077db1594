import { type Selectable, sql } from 'kysely';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';
import type { Synonym } from '../choices.rules.ts';

export type StoredSynonym = Selectable<Tables['choiceSynonyms']>;
/** With the label of the value, and its parent. */
export type ListedSynonym = StoredSynonym & { label: string; parent: string | null };

/** Every synonym, in the order in which they were added. */
export async function listSynonyms(database: Database): Promise<Synonym[]> {
  return database
    .selectFrom('choiceSynonyms')
    .select(['list', 'code', 'word', 'keepsWords'])
    .orderBy('id')
    .execute();
}

/** The synonyms of one list. */
export async function listSynonymsOf(database: Database, list: string): Promise<StoredSynonym[]> {
  return database.selectFrom('choiceSynonyms').selectAll().where('list', '=', list).orderBy('id').execute();
}

export async function findSynonym(database: Database, id: number): Promise<ListedSynonym | undefined> {
  return selectSynonyms(database).where('choiceSynonyms.id', '=', id).executeTakeFirst();
}

const sortExpressions = {
  word: sql`lower(choice_synonyms.word)`,
  label: sql`lower(choices.label)`,
} as const;
export type SynonymSort = keyof typeof sortExpressions;

/** The synonyms that contain a text, or whose value does. */
export async function searchSynonyms(
  database: Database,
  query: ListQuery<SynonymSort> & { list: ListName | undefined; code: string | undefined },
): Promise<Found<ListedSynonym>> {
  const found = selectSynonyms(database)
    .$if(query.list !== undefined, (all) => all.where('choiceSynonyms.list', '=', query.list ?? ''))
    .$if(query.code !== undefined, (all) => all.where('choiceSynonyms.code', '=', query.code ?? ''))
    .$if(query.search !== '', (all) =>
      all.where((eb) =>
        eb.or([
          containsText(sql`choice_synonyms.word`, query.search),
          containsText(sql`choices.label`, query.search),
        ]),
      ),
    );
  const { total } = await found
    .clearSelect()
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sortExpressions[query.sort], query.order)
    .orderBy('choiceSynonyms.id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total };
}

function selectSynonyms(database: Database) {
  return database
    .selectFrom('choiceSynonyms')
    .innerJoin('choices', (join) =>
      join
        .onRef('choices.list', '=', 'choiceSynonyms.list')
        .onRef('choices.code', '=', 'choiceSynonyms.code'),
    )
    .selectAll('choiceSynonyms')
    .select(['choices.label', 'choices.parent']);
}

export async function insertSynonym(database: Database, synonym: Synonym): Promise<number> {
  const { id } = await database
    .insertInto('choiceSynonyms')
    .values(synonym)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSynonym(
  database: Database,
  { id, ...changes }: Omit<StoredSynonym, 'list'>,
): Promise<void> {
  await database.updateTable('choiceSynonyms').set(changes).where('id', '=', id).execute();
}

export async function deleteSynonym(database: Database, id: number): Promise<void> {
  await database.deleteFrom('choiceSynonyms').where('id', '=', id).execute();
}
