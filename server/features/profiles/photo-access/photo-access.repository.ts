import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { PhotoFolder } from './photo-access.policy.ts';

/** The folder of a token. Undefined when no photo and no public picture has it, as after its removal or another crop. */
export async function findFolder(database: Database, token: string): Promise<PhotoFolder | undefined> {
  const { rows } = await sql<PhotoFolder>`
    select 'portraits' as part, account_id as owner_id,
      is_shown and position is not null and withheld_at is null as is_shown
    from photos where token = ${token}
    union all select 'whole', account_id, false from photos where source_token = ${token}
    union all select 'whole', null, false from pictures where source_token = ${token}`.execute(database);
  return rows[0];
}

export async function isVisibleNow(
  database: Database,
  { viewpoint, ownerId }: { viewpoint: Viewpoint; ownerId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isVisible: boolean }>`
    select ${isVisibleTo(viewpoint, sql`${ownerId}::integer`)} as is_visible`.execute(database);
  return rows[0]?.isVisible ?? false;
}
