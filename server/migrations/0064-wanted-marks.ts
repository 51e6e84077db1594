import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** The numbers first that are always there, because the database finds these fastest in a row; then the short facts, then the sets. */
const columns: readonly (readonly [name: string, type: string])[] = [
  ['account_id', 'integer primary key references accounts on delete cascade'],
  ['activity_rank', 'integer not null'],
  ['fresh_on', 'date not null'],
  ['date_of_birth', 'date not null'],
  ['known_criteria', 'integer not null default 0'],
  ['wanted_criteria', 'integer not null default 0'],
  ['required_criteria', 'integer not null default 0'],
  ['wanted_weight', 'integer not null default 0'],
  ['completion', 'integer not null default 0'],
  ['is_listed', 'boolean not null'],
  ['wanted_marks', `bigint not null default ${2n ** 63n - 1n}`],
  ['required_marks', `bigint not null default ${2n ** 63n - 1n}`],
  ['gender', 'text not null'],
  ['height', 'integer'],
  ['income_from', 'integer'],
  ['income_to', 'integer'],
  ['wanted_age_from', 'integer'],
  ['wanted_age_to', 'integer'],
  ['wanted_height_from', 'integer'],
  ['wanted_height_to', 'integer'],
  ['wanted_income_from', 'integer'],
  ['wanted_income_to', 'integer'],
  ['religion', 'text'],
  ['marital_status', 'text'],
  ['community', 'text'],
  ['mother_tongue', 'text'],
  ['country', 'text'],
  ['qualification', 'text'],
  ['diet', 'text'],
  ['state', 'text'],
  ['working_with', 'text'],
  ['profession_area', 'text'],
  ['working_as', 'text'],
  ['city', 'text'],
  ['district', 'text'],
  ['denomination', 'text'],
  ['sub_community', 'text'],
  ['profile_for', 'text'],
  ['wanted_religion', 'text[]'],
  ['wanted_marital_status', 'text[]'],
  ['wanted_community', 'text[]'],
  ['wanted_mother_tongue', 'text[]'],
  ['wanted_country', 'text[]'],
  ['wanted_qualification', 'text[]'],
  ['wanted_diet', 'text[]'],
  ['wanted_state', 'text[]'],
  ['wanted_working_with', 'text[]'],
  ['wanted_profession_area', 'text[]'],
  ['wanted_working_as', 'text[]'],
  ['wanted_city', 'text[]'],
  ['wanted_district', 'text[]'],
  ['wanted_denomination', 'text[]'],
  ['wanted_sub_community', 'text[]'],
  ['wanted_profile_for', 'text[]'],
  ['wanted_shares', `integer[] not null default '{}'`],
  ['wanted_key', 'text'],
  ['must_have', 'text[] not null'],
];
const newColumns: readonly string[] = ['wanted_marks', 'required_marks', 'wanted_key'];

/** The marks of a criterion: its column, its bit in `required_criteria`, how many marks it has. */
const marked: readonly (readonly [column: string, bit: number, width: number])[] = [
  ['wanted_marital_status', 2, 5],
  ['wanted_religion', 3, 7],
  ['wanted_community', 4, 11],
  ['wanted_mother_tongue', 5, 8],
  ['wanted_country', 6, 3],
  ['wanted_state', 7, 5],
  ['wanted_city', 8, 3],
  ['wanted_district', 9, 3],
  ['wanted_qualification', 10, 5],
  ['wanted_working_with', 11, 4],
  ['wanted_profession_area', 12, 3],
  ['wanted_working_as', 13, 2],
  ['wanted_diet', 16, 4],
];

function listMarks(): { wanted: string; required: string } {
  let offset = 0n;
  const slots = marked.map(([column, bit, width]) => {
    const all = (2n ** BigInt(width) - 1n) << offset;
    const wanted = `coalesce((select bit_or(1::bigint << (${offset} + get_byte(decode(md5(value), 'hex'), 0) % ${width}))
      from unnest(${column}) value where not 'other' = any(${column})), ${all})`;
    offset += BigInt(width);
    return {
      wanted,
      required: `case when required_criteria & ${2 ** bit} = 0 then ${all} else ${wanted} end`,
    };
  });
  const joined = (parts: readonly string[]) => parts.join(' | ');
  return {
    wanted: joined(slots.map(({ wanted }) => wanted)),
    required: joined(slots.map(({ required }) => required)),
  };
}

const only = (column: string) =>
  `case when cardinality(${column}) = 1 and ${column}[1] <> 'other' then ${column}[1] else '*' end`;

/** Values of the new columns for the members so far. */
const fills: readonly (readonly [column: string, value: string])[] = [
  ['wanted_marks', listMarks().wanted],
  ['required_marks', listMarks().required],
  [
    'wanted_key',
    `case when wanted_criteria <> 0 then ${['wanted_religion', 'wanted_community', 'wanted_mother_tongue'].map(only).join(` || '|' || `)} end`,
  ],
];

/** Fills the new columns of the members so far. */
export async function fillMarks(database: QueryExecutorProvider): Promise<void> {
  await sql`update matching_rows set ${sql.raw(fills.map(([column, value]) => `${column} = ${value}`).join())}`.execute(
    database,
  );
}

/** What the indexes of candidates include, so that most candidates without a chance are refused without being read. */
const coveredWishes = [
  ...['age', 'height', 'income'].flatMap((word) => [`wanted_${word}_from`, `wanted_${word}_to`]),
  'known_criteria',
  'wanted_criteria',
  'required_criteria',
  'wanted_weight',
  'wanted_marks',
  'required_marks',
];
export const coveredFacts = [
  'height',
  'income_from',
  'income_to',
  'marital_status',
  'religion',
  'community',
  'mother_tongue',
  'country',
  'state',
  'qualification',
  'working_with',
  'profession_area',
  'diet',
  ...coveredWishes,
];

const rank = 'activity_rank desc, account_id desc';

/** Every index of candidates begins with the gender, and has the members who are listed. */
function createIndex(name: string, { keys, covered = [] }: { keys: string; covered?: readonly string[] }) {
  const included = covered.filter((column) => !keys.split(', ').includes(column));
  const include = included.length === 0 ? '' : `include (${included.join()})`;
  return `create index matching_rows_by_${name} on matching_rows (gender, ${keys}) ${include} where is_listed`;
}

function listIndexes(): string[] {
  return [
    createIndex('activity_rank', { keys: `${rank}, date_of_birth`, covered: coveredFacts }),
    ...['religion', 'community', 'mother_tongue', 'state'].map((fact) =>
      createIndex(fact, { keys: `${fact}, ${rank}, date_of_birth`, covered: coveredFacts }),
    ),
    ...['city', 'district', 'working_as', 'sub_community', 'denomination'].map((fact) =>
      createIndex(fact, { keys: `${fact}, ${rank}, date_of_birth` }),
    ),
    createIndex('wanted', { keys: `wanted_criteria, ${rank}`, covered: coveredWishes }),
    createIndex('wanted_key', { keys: `wanted_key, ${rank}`, covered: coveredWishes }),
    createIndex('birth', { keys: 'date_of_birth, account_id' }),
    createIndex('freshness', { keys: 'fresh_on' }),
    'create index matching_rows_by_completion on matching_rows (completion, account_id)',
  ];
}

/**
 * The rows of matching get another order of columns: reading a column takes as long as there are columns before it, and comparing
 * everybody spent most of its time with that. Each row gets marks: one number that refuses most of those who do not want a member's facts,
 * without the sets; and a key of what is wanted, for an index.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const copied = columns.map(([name]) => name).filter((name) => !newColumns.includes(name));
  const values = new Map(fills);
  const statements = [
    'alter table matching_rows rename to former_matching_rows',
    'alter index matching_rows_pkey rename to former_matching_rows_pkey',
    `create table matching_rows (${columns.map(([name, type]) => `${name} ${type}`).join()})`,
    `insert into matching_rows (${[...copied, ...newColumns].join()})
      select ${[...copied, ...newColumns.map((name) => values.get(name) ?? name)].join()} from former_matching_rows`,
    'drop table former_matching_rows',
    ...listIndexes(),
    'analyze matching_rows',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
