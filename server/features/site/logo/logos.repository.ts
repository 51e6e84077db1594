import type { Database } from '#server/platform/database/database.ts';

/** Registers a folder of the file store, before its files are written. */
export async function insertLogo(
  database: Database,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await database.insertInto('logos').values({ token, state: 'new', createdAt: now }).execute();
}

/** Makes a new logo the shown one; false when it was removed, because its files took too long. `token` is null for no logo. */
export async function showLogo(database: Database, token: string | null): Promise<boolean> {
  await database.updateTable('logos').set({ state: 'replaced' }).where('state', '=', 'shown').execute();
  if (token === null) return true;
  const { numUpdatedRows } = await database
    .updateTable('logos')
    .set({ state: 'shown' })
    .where('token', '=', token)
    .where('state', '=', 'new')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The tokens of logos that are not shown: replaced ones, and new ones from before an instant. They stay locked until the end. */
export async function lockUnusedLogos(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('logos')
    .select('token')
    .where((logo) =>
      logo.or([
        logo('state', '=', 'replaced'),
        logo.and([logo('state', '=', 'new'), logo('createdAt', '<', before)]),
      ]),
    )
    .forUpdate()
    .execute();
  return rows.map(({ token }) => token);
}

export async function deleteLogo(database: Database, token: string): Promise<void> {
  await database.deleteFrom('logos').where('token', '=', token).execute();
}
