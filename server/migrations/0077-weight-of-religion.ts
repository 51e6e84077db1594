import { type Kysely, sql } from 'kysely';

/** The religion weighs 20 instead of 10, so the stored sum of what is wished grows where a religion is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update matching_rows set wanted_weight = wanted_weight + 10
    where wanted_religion is not null`.execute(database);
}
