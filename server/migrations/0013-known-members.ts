import { type Kysely, sql } from 'kysely';

/** The facts of choice lists and own words, by the column of the profile that holds them. */
const facts = [
  'marital_status',
  'religion',
  'community',
  'mother_tongue',
  'country',
  'state',
  'city',
  'district',
  'qualification',
  'working_with',
  'profession_area',
  'working_as',
  'profile_for',
  'diet',
];
const ranges = ['age', 'height', 'income'].flatMap((word) => [`${word}_from`, `${word}_to`]);
const tellingFacts = `about height marital_status mother_tongue country state district city qualification college working_with
  profession_area working_as annual_income diet hobbies father mother family_type languages`;

/**
 * Adds the matching rows of existing members, without which they would neither find others nor be found. Their search terms take
 * longer, and a job adds them after the start.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const folded = (text: string) => `left(lower(${text} collate "C"), 40)`;
  const values = [
    ...facts.map((fact) => [fact, `nullif(${folded(`profile.${fact}`)}, 'prefer-not-to-say')`] as const),
    ...facts.map(
      (fact) =>
        [
          `wanted_${fact}`,
          `(select array_agg(${folded('value')}) from unnest(preference.${wantedIn(fact)}) value)`,
        ] as const,
    ),
    ...ranges.map((range) => [`wanted_${range}`, `preference.${range}`] as const),
  ];
  await sql`
    insert into matching_rows (account_id, gender, is_listed, standing, fresh_on, date_of_birth, height, income_from,
      income_to, must_have, ${sql.raw(values.map(([column]) => column).join())})
    select account.id, profile.gender,
      account.status = 'active' and account.email_verified_at is not null and not account.is_hidden,
      (greatest(account.last_seen_at, account.created_at) at time zone 'UTC')::date - date '2020-01-01'
        + num_nonnulls(${sql.raw(
          tellingFacts
            .split(/\s+/)
            .map((fact) => `profile.${fact}`)
            .join(),
        )}) / 2
        + case when exists (select from photos where photos.account_id = account.id and photos.position = 0) then 4 else 0 end,
      (greatest(account.created_at, account.email_verified_at, profile.updated_at) at time zone 'UTC')::date,
      profile.date_of_birth, profile.height,
      case when not profile.is_income_private then profile.income_from end,
      case when not profile.is_income_private then profile.income_to end,
      coalesce(preference.must_have, '{}'), ${sql.raw(values.map(([, value]) => value).join())}
    from accounts account
    join profiles profile on profile.account_id = account.id
    left join preferences preference on preference.account_id = account.id
    where account.role = 'user'
    on conflict do nothing`.execute(database);
}

/** Who made a profile is called by another name where it is wanted. */
function wantedIn(fact: string): string {
  return fact === 'profile_for' ? 'profile_managed_by' : fact;
}
