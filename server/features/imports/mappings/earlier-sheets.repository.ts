import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Import } from '../imports.repository.ts';

/** The newest import before another with one of these lists of columns that an administrator has checked. */
export async function findLastCheck(
  database: Database,
  { columns, before }: { columns: readonly (readonly string[])[]; before: number },
): Promise<Import | undefined> {
  return selectEarlier(database, { columns, before })
    .where('createdBy', 'is not', null)
    .where('state', 'not in', ['receiving', 'uploaded'])
    .executeTakeFirst();
}

/** Who gave the newest sheet before another with one of these lists of columns, or with this mapping. */
export async function findLastSource(
  database: Database,
  earlier: { columns: readonly (readonly string[])[]; before: number; mappingName: string | null },
): Promise<string | null> {
  const found = await selectEarlier(database, earlier).where('source', 'is not', null).executeTakeFirst();
  return found?.source ?? null;
}

function selectEarlier(
  database: Database,
  {
    columns,
    before,
    mappingName = null,
  }: { columns: readonly (readonly string[])[]; before: number; mappingName?: string | null },
) {
  return database
    .selectFrom('imports')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...columns.map((listed) => eb('columns', '=', sql<string[]>`${sql.val(listed)}::text[]`)),
        ...(mappingName === null ? [] : [eb('mappingName', '=', mappingName)]),
      ]),
    )
    .where('id', '<', before)
    .orderBy('id', 'desc');
}
