import { type Kysely, sql } from 'kysely';
import { listFirstSpellings, splitFirstWords } from './known-members/split-first-words.ts';

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

/** Members who were here before matching was have what it looks at, too: otherwise nobody would find them, nor they anybody. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await fillMatchingRows(database);
  await fillSearchTerms(database);
}

async function fillMatchingRows(database: Kysely<unknown>): Promise<void> {
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
      (greatest(account.created_at, profile.updated_at) at time zone 'UTC')::date,
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

type Found = { account_id: number; values: string[]; texts: string[] };
const batchSize = 1000;

async function fillSearchTerms(database: Kysely<unknown>): Promise<void> {
  const words = new Set<string>();
  for (let last = 0; ;) {
    const { rows } = await listUnread(database, last);
    const terms = rows.map(({ account_id, values, texts }) => {
      const own = splitFirstWords(texts);
      for (const word of own) words.add(word);
      return { account_id, terms: [...values, ...own] };
    });
    await sql`
      insert into search_terms (account_id, terms)
      select account_id, terms from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as row (account_id integer, terms text[])
      on conflict do nothing`.execute(database);
    last = rows.at(-1)?.account_id ?? last;
    if (rows.length < batchSize) break;
  }
  await fillSearchWords(database, [...words]);
}

/** The next profiles: the values of lists that free text looks at, and the texts whose words it looks at. */
async function listUnread(database: Kysely<unknown>, last: number) {
  const searched = ['country', 'state', 'district', 'qualification', 'profession_area', 'working_as'];
  const told = sql.raw(searched.map((fact) => `('${fact}', profile.${fact})`).join());
  return sql<Found>`
    select account_id, fact."values", array[first_name, last_name, coalesce(city, '')] || fact.texts as texts
    from profiles profile
    cross join lateral (
      select
        coalesce(array_agg(told.list || ':' || told.code) filter (where choices.code is not null), '{}') as "values",
        coalesce(array_agg(told.code) filter (where choices.code is null), '{}') as texts
      from (values ${told}) as told (list, code)
      left join choices on choices.list = told.list and choices.code = told.code
      where told.code is not null
    ) as fact
    where account_id > ${last} order by account_id limit ${batchSize}`.execute(database);
}

async function fillSearchWords(database: Kysely<unknown>, words: readonly string[]): Promise<void> {
  for (let start = 0; start < words.length; start += batchSize) {
    const some = words.slice(start, start + batchSize);
    const spellings = some.flatMap((word) =>
      listFirstSpellings(word).map((spelling) => ({ spelling, word })),
    );
    await sql`
      insert into search_words (word) select jsonb_array_elements_text(${JSON.stringify(some)}::jsonb)
      on conflict do nothing`.execute(database);
    await sql`
      insert into search_spellings (spelling, word)
      select spelling, word from jsonb_to_recordset(${JSON.stringify(spellings)}::jsonb) as row (spelling text, word text)
      on conflict do nothing`.execute(database);
  }
}
