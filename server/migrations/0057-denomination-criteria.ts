import { type Kysely, sql } from 'kysely';

const folded = (text: string) => sql.raw(`left(lower(${text} collate "C"), 40)`);

/**
 * Two more criteria of the partner preference: denomination and sub-community. Their facts are in the rows of matching from the
 * beginning; nobody has stated the criteria yet. Each has an index of its own, like a town: few members share a value, and a must-have
 * of one would otherwise read everybody of the religion.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const order = 'activity_rank desc, account_id desc, date_of_birth';
  const statements = [
    sql`alter table preferences add column sub_community text[], add column denomination text[]`,
    sql`alter table matching_rows
      add column sub_community text,
      add column denomination text,
      add column wanted_sub_community text[],
      add column wanted_denomination text[]`,
    sql`update matching_rows set
        sub_community = nullif(${folded('profiles.sub_community')}, 'prefer-not-to-say'),
        denomination = nullif(${folded('profiles.denomination')}, 'prefer-not-to-say')
      from profiles
      where profiles.account_id = matching_rows.account_id
        and (profiles.sub_community is not null or profiles.denomination is not null)`,
    ...['sub_community', 'denomination'].map((fact) =>
      sql.raw(
        `create index matching_rows_by_${fact} on matching_rows (gender, ${fact}, ${order}) where is_listed`,
      ),
    ),
  ];
  for (const statement of statements) await statement.execute(database);
}
