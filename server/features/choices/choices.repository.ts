import { sql } from 'kysely';
import { labelsByLanguage } from '#contract/choices/choice-labels.fields.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoredChoice } from './choices.rules.ts';

/** Every value, retired ones included, list by list, in their order. */
export async function listStoredChoices(database: Database): Promise<StoredChoice[]> {
  return (await selectChoices(database).execute()).map(readChoice);
}

/** The values of one list, retired ones included, in their order. */
export async function listValues(database: Database, list: string): Promise<StoredChoice[]> {
  return (await selectChoices(database).where('list', '=', list).execute()).map(readChoice);
}

/** Locks all lists against changes until the transaction ends; reading them goes on. */
export async function lockChoices(database: Database): Promise<void> {
  await sql`lock table choices in share row exclusive mode`.execute(database);
}

/** Adds a value; the caller then sets its position with `updatePositions`. */
export async function insertChoice(
  database: Database,
  { list, code, label, labels, parent }: StoredChoice,
): Promise<void> {
  const values = { list, code, label, labels: JSON.stringify(labels), parent, position: 0 };
  await database.insertInto('choices').values(values).execute();
}

/** Stores what an administrator may change of a value. */
export async function updateChoice(
  database: Database,
  { list, code, label, labels, formerLabels, isActive }: StoredChoice,
): Promise<void> {
  await database
    .updateTable('choices')
    .set({ label, labels: JSON.stringify(labels), formerLabels: [...formerLabels], isActive })
    .where('list', '=', list)
    .where('code', '=', code)
    .execute();
}

/** Sets the positions of all values of a list. */
export async function updatePositions(
  database: Database,
  { list, codes }: { list: ListName; codes: readonly string[] },
): Promise<void> {
  await sql`
    update choices set position = placed.number * 10
    from unnest(${[...codes]}::text[]) with ordinality as placed (code, number)
    where choices.list = ${list} and choices.code = placed.code`.execute(database);
}

function selectChoices(database: Database) {
  return database
    .selectFrom('choices')
    .select(['list', 'code', 'label', 'labels', 'formerLabels', 'parent', 'isActive'])
    .orderBy('list')
    .orderBy('position')
    .orderBy('code');
}

function readChoice<Row extends { labels: unknown }>(row: Row) {
  return { ...row, labels: labelsByLanguage.parse(row.labels) };
}
