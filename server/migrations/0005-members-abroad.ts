import { type Kysely, sql } from 'kysely';
import { covered, factsAndWishes, rank } from './baseline/matching.ts';

/** Most members live in India, so who looks for people abroad has an index of them alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index matching_rows_by_country on matching_rows (gender, country, ${rank}, date_of_birth)
      include (${covered(factsAndWishes, 'country')}) where is_listed and country <> 'in'`.execute(database);
}
