import { type RawBuilder, sql } from 'kysely';
import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { criteria, criterionNames, completingCriteria } from '#contract/preferences/preference.criteria.ts';
import { factRules, type FormFact, formFacts } from '#contract/profiles/fact-names.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { isShown } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { factColumn, type MatchingRow, wantedColumn } from './matching-row.rules.ts';
import { listDerivedColumns, refreshStatistics } from './shares.repository.ts';
import { refreshAllSearchTerms, refreshSearchTerms } from './search-text/search-terms.repository.ts';

const completingFacts = formFacts.filter((fact) => factRules[fact].completes ?? true);
/** The account, the picture and the other photos count, too. */
const completingCount = completingFacts.length + completingCriteria.length + 3;

const filledFact = (fact: FormFact): RawBuilder<unknown> => {
  const column = sql.ref(`profile.${fact}`);
  const { kind } = factRules[fact];
  if (kind === 'set' || kind === 'words') return sql`nullif(${column}, '{}')`;
  return kind === 'number' || kind === 'height' || kind === 'date' ? column : sql`nullif(${column}, '')`;
};

const rangeWords: Readonly<Record<string, string>> = { annualIncome: 'income' };
const filledCriteria = completingCriteria.map((name): RawBuilder<unknown> => {
  if (criteria[name].kind === 'set') return sql`nullif(${sql.ref(`preference.${name}`)}, '{}')`;
  const [from, to] = ['From', 'To'].map((end) => sql.ref(`preference.${rangeWords[name] ?? name}${end}`));
  return sql`coalesce(${from}, ${to})`;
});

/** How much of profile and preference is filled, in whole percent: `measureCompletion` as SQL, which a test compares. */
const completion = sql<number>`round((1
  + num_nonnulls(${sql.join([...completingFacts.map(filledFact), ...filledCriteria])})
  + (select count(distinct photos.position > 0) from photos
    where photos.account_id = account.id and photos.position is not null)) * 100.0 / ${sql.lit(completingCount)})`;

/** Own words and codes as `foldWords` folds them. */
function folded(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left(lower(${column} collate "C"), 40)`;
}

const setNames = criterionNames.filter((name) => criteria[name].kind === 'set');
const factColumns = [...new Set(setNames.map(factColumn))];

/** Facts that make a profile complete for its readers; each is worth half a day of activity. */
const rankedFacts = [
  'about',
  'height',
  'maritalStatus',
  'motherTongue',
  'country',
  'state',
  'district',
  'city',
  'qualification',
  'college',
  'workingWith',
  'professionArea',
  'workingAs',
  'annualIncome',
  'diet',
  'hobbies',
  'father',
  'mother',
  'familyType',
  'languages',
];

/**
 * Brings the matching rows of some members up to date, in the transaction that changed their account, profile, photos or
 * preference. Locks the accounts first, so that of two concurrent changes the later one sees the earlier.
 */
export async function refreshMatching(database: Database, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  await lockAccounts(database, accountIds);
  await writeRows(database, sql`account.id = any(${[...accountIds]}::integer[])`);
  await refreshSearchTerms(database, accountIds);
}

/** The same for all members, with the statistics: after a bulk insertion, or when the rule itself changed. */
export async function refreshAllMatching(database: Database): Promise<void> {
  await refreshStatistics(database, sql`(${selectRows(sql`true`)})`);
  await writeRows(database, sql`true`);
  await refreshAllSearchTerms(database);
}

const profileColumn = (name: string) => sql.ref(`profile.${name}`);
const knownOrNull = (column: RawBuilder<unknown>) => sql`nullif(${column}, ${preferNotToSayCode})`;

function listColumns(): [name: string, value: RawBuilder<unknown>][] {
  return [
    ['accountId', sql`account.id`],
    ['gender', sql`profile.gender`],
    ['isListed', isShown('account')],
    ['activityRank', activityRank],
    [
      'freshOn',
      sql`(greatest(account.created_at, account.email_verified_at, profile.updated_at) at time zone 'UTC')::date`,
    ],
    ['dateOfBirth', sql`profile.date_of_birth`],
    ['height', sql`profile.height`],
    ['incomeFrom', sql`case when not profile.is_income_private then profile.income_from end`],
    ['incomeTo', sql`case when not profile.is_income_private then profile.income_to end`],
    ...factColumns.map((name): [string, RawBuilder<unknown>] => [
      name,
      knownOrNull(folded(profileColumn(name))),
    ]),
    ...(['Age', 'Height', 'Income'] as const).flatMap((word): [string, RawBuilder<unknown>][] =>
      ['From', 'To'].map((end) => [`wanted${word}${end}`, wantedEnd(word, end)]),
    ),
    ...setNames.map((name): [string, RawBuilder<unknown>] => [
      wantedColumn(name),
      sql`(select array_agg(${folded(sql`value`)}) from unnest(${wantedSet(name)}) value)`,
    ]),
    ['mustHave', sql`coalesce(preference.must_have, '{}') || ${firstMustHaves}`],
    ['completion', completion],
  ];
}

/** What a person looked for at registration: it counts as the preference until one is stored, as the registration promises. */
const firstWish = (name: string) => sql`preference.first_wishes->${sql.lit(name)}`;

function wantedEnd(word: string, end: string): RawBuilder<unknown> {
  const column = sql.ref(`preference.${word.toLowerCase()}${end}`);
  if (word !== 'Age') return column;
  return sql`coalesce(${column}, (${firstWish('age')}->>${sql.lit(end.toLowerCase())})::integer)`;
}

const firstSets: readonly string[] = ['religion', 'community', 'denomination'];

function wantedSet(name: string): RawBuilder<unknown> {
  const column = sql.ref(`preference.${name}`);
  if (!firstSets.includes(name)) return column;
  return sql`coalesce(${column}, array(select jsonb_array_elements_text(${firstWish(name)})))`;
}

/** The must-haves of a suggestion, where the person looked for them. */
const firstMustHaves = sql`array(
  select name from unnest(array['age', 'religion']) name where preference.first_wishes ? name)`;

/** The rows of some accounts as they should be, without the columns that follow from the others. */
function selectRows(accounts: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = listColumns().map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  return sql`
    select ${sql.join(columns)}
    from accounts account
    join profiles profile on profile.account_id = account.id
    left join preferences preference on preference.account_id = account.id
    where account.role = 'user' and ${accounts}`;
}

async function writeRows(database: Database, accounts: RawBuilder<unknown>): Promise<void> {
  const derived = listDerivedColumns('wanting');
  const columns = [...listColumns(), ...derived].map(([name]) => sql.ref(name));
  // The offset keeps each value from being computed again for the columns that follow from it.
  await sql`
    insert into matching_rows (${sql.join(columns)})
    select wanting.*, ${sql.join(derived.map(([, value]) => value))} from (${selectRows(accounts)} offset 0) wanting
    on conflict (account_id) do update set
      (${sql.join(columns)}) = (${sql.join(columns.map((column) => sql`excluded.${column}`))})
    where (matching_rows.*) is distinct from (excluded.*)`.execute(database);
}

/** The activity rank: days until the member's last visit, half a day for each fact, and four days for a picture. */
const activityRank = sql`(greatest(account.last_seen_at, account.created_at) at time zone 'UTC')::date - date '2020-01-01'
  + num_nonnulls(${sql.join(rankedFacts.map(profileColumn))}) / 2
  + case when exists (select from photos where photos.account_id = account.id and photos.position = 0 and photos.is_shown) then 4 else 0 end`;

/** The least activity rank of members whose last visit is at an instant or later. */
export function leastActivityRank(since: Date): RawBuilder<number> {
  return sql`((${since}::timestamptz at time zone 'UTC')::date - date '2020-01-01')`;
}

/** The rows of some members, in no order. */
export async function findMatchingRows(
  database: Database,
  accountIds: readonly number[],
): Promise<MatchingRow[]> {
  return database.selectFrom('matchingRows').selectAll().where('accountId', 'in', accountIds).execute();
}
