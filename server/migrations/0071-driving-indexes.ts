import { type Kysely, sql } from 'kysely';
import { coveredFacts } from './0064-wanted-marks.ts';

const rank = 'activity_rank desc, account_id desc';
const listOf = (columns: readonly string[]) => columns.filter((column) => column !== 'marital_status').join();

/**
 * The index by the key of what is wanted includes the facts, so that it serves those who state something, too. Members who were married
 * before, or do not say, are few: who looks for them has an index of them alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    'drop index matching_rows_by_wanted_key',
    `create index matching_rows_by_wanted_key on matching_rows (gender, wanted_key, ${rank})
      include (date_of_birth, ${coveredFacts.join()}) where is_listed`,
    `create index matching_rows_by_marital_status on matching_rows (gender, marital_status, ${rank}, date_of_birth)
      include (${listOf(coveredFacts)}) where is_listed and (marital_status is null or marital_status <> 'never-married')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
