import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceLists, listNames } from '#contract/choices/choice-lists.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { tables } from '#server/migrations/tables.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createEmptyTestDatabase } from '#tests/support/databases/test-database.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const kinds: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  _text: 'text[]',
  _int4: 'integer[]',
};
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Described = { table: string; column: string; kind: string; isNullable: boolean; hasDefault: boolean };

async function describeDatabase(): Promise<Described[]> {
  const { rows } = await sql<Described>`
    select table_name as "table", column_name as "column", case data_type when 'ARRAY' then udt_name::text else data_type end as kind,
      is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' as has_default
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(application.context.database);
  return rows.map((row) => ({ ...row, kind: kinds[row.kind] ?? row.kind }));
}

function describeTypes(): Described[] {
  return Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries<string>(columns).map(([column, declared]) => ({
      table: snakeCase(table),
      column: snakeCase(column),
      kind: declared.replace(/[?=]$/, ''),
      isNullable: declared.endsWith('?'),
      hasDefault: declared.endsWith('='),
    })),
  );
}

const byName = (one: Described, other: Described) =>
  `${one.table}.${one.column}`.localeCompare(`${other.table}.${other.column}`);

describe('the database', () => {
  it('has exactly the tables and columns of the types', async () => {
    expect(describeTypes().toSorted(byName)).toEqual((await describeDatabase()).toSorted(byName));
  });

  it('has exactly the choice lists of the contract, and their last values', async () => {
    const { database } = application.context;
    const rows = await database.selectFrom('choices').select(['list', 'code']).orderBy('position').execute();
    const lists = Map.groupBy(rows, ({ list }) => list);
    expect([...lists.keys()].toSorted()).toEqual(listNames.toSorted());
    const ends = listNames.map((list) => {
      const { length } = choiceLists[list].last;
      const codes = (lists.get(list) ?? []).map(({ code }) => code);
      return [list, codes.slice(codes.length - length)];
    });
    expect(ends).toEqual(listNames.map((list) => [list, [...choiceLists[list].last]]));
  });

  it('runs every migration once, also when it is migrated again', async () => {
    await migrate(application.context.database, migrations);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      application.context.database,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  it('is migrated once by processes that start together', async () => {
    const { url, drop } = await createEmptyTestDatabase();
    const log = pino({ level: 'silent' });
    const open = () =>
      openDatabase({
        databaseUrl: url,
        poolSize: 2,
        dataDirectory: application.dataDirectory,
        report: (severity, message) => log[severity](message),
      });
    const processes = await Promise.all([open(), open(), open(), open()]);
    const migrated = await Promise.all(processes.map(({ database }) => migrate(database, migrations)));
    expect(migrated).toHaveLength(4);
    await Promise.all(processes.map(({ close }) => close()));
    await drop();
  });
});
