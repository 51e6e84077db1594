import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type ActiveBanner = Pick<Selectable<Tables['banners']>, 'id' | 'file'>;

/** The banners that visitors see, in their order. */
export async function listActiveBanners(database: Database): Promise<ActiveBanner[]> {
  return database
    .selectFrom('banners')
    .select(['id', 'file'])
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
