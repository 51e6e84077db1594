import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A banner with the facts of its stored picture. */
export type Banner = Omit<Selectable<Tables['banners']>, 'alternatives' | 'focus'> &
  Pick<Selectable<Tables['pictures']>, 'width' | 'height' | 'sourceToken'> & {
    alternatives: Record<string, string>;
    focus: { x: number; y: number };
  };

/** All banners in their order. */
export async function listBanners(database: Database): Promise<Banner[]> {
  const banners = await database
    .selectFrom('banners')
    .innerJoin('pictures', 'pictures.token', 'banners.picture')
    .selectAll('banners')
    .select(['pictures.width', 'pictures.height', 'pictures.sourceToken'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  // Their schemas checked what is stored.
  return banners as Banner[];
}

/** Lets one administrator after the other change the banners. Visitors do not wait. */
export async function lockBanners(database: Database): Promise<void> {
  await sql`lock table banners in share row exclusive mode`.execute(database);
}

export async function insertBanner(
  database: Database,
  banner: Insertable<Tables['banners']>,
): Promise<{ id: number }> {
  return database.insertInto('banners').values(banner).returning('id').executeTakeFirstOrThrow();
}

export async function changeBanner(
  database: Database,
  { id, ...change }: Updateable<Tables['banners']> & { id: number },
): Promise<void> {
  await database.updateTable('banners').set(change).where('id', '=', id).execute();
}

export async function removeBanner(database: Database, id: number): Promise<void> {
  await database.deleteFrom('banners').where('id', '=', id).execute();
}

/** Numbers the banners from 1 on in this order. */
export async function orderBanners(database: Database, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) await changeBanner(database, { id, position: index + 1 });
}
