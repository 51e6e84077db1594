import { type Kysely, sql } from 'kysely';

/**
 * Who fits a partner preference is found among all members by any of 17 criteria. The first index holds the facts that
 * most preferences look at beside gender and birth, so that the search reads them without the profiles themselves, which
 * are five times as large; the facts of very many values have one each. Together they answer three times as fast among a
 * million members (docs/decisions/0012).
 *
 * At most ten of the facts that may hold own words fit: 80 characters of an Indian script are 240 bytes, and a row of an
 * index has room for 2700.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index profiles_by_gender_and_birth on profiles (gender, date_of_birth)
    include (
      account_id, height, marital_status, religion, community, mother_tongue, country, state, qualification,
      working_with, profession_area, income_from, income_to, is_income_private, profile_for, diet
    )`.execute(database);
  await sql`create index profiles_by_district on profiles (district)`.execute(database);
  await sql`create index profiles_by_working_as on profiles (working_as)`.execute(database);
  await sql`create index profiles_by_city on profiles (lower(city collate "C"))`.execute(database);
}
