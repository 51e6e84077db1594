import { type Kysely, sql } from 'kysely';
import { coveredFacts } from './0064-wanted-marks.ts';

/** Who looks for a rare age within a religion finds it in ranges of its own, instead of among all members of the religion. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const others = coveredFacts.filter((column) => column !== 'religion').join();
  await sql
    .raw(
      `create index matching_rows_by_age on matching_rows
        (gender, religion, (extract(year from date_of_birth)::integer), activity_rank desc, account_id desc)
        include (date_of_birth, ${others}) where is_listed`,
    )
    .execute(database);
}
