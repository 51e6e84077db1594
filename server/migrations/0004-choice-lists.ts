import { type Kysely, sql } from 'kysely';
import { listChoiceRows } from './choice-lists/list-choice-rows.ts';

/** The first choice lists. Later changes of the lists are an administrator's, or another step's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const rows = JSON.stringify(listChoiceRows());
  await sql`
    insert into choices (list, code, label, parent, position)
    select list, code, label, parent, position
    from jsonb_to_recordset(${rows}::jsonb)
      as row (list text, code text, label text, parent text, position integer)`.execute(database);
}
