import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** The settings that the operator set, by key. */
export async function listSiteSettings(database: Database): Promise<Record<string, unknown>> {
  const rows = await database.selectFrom('siteSettings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** When each setting was changed, and by which administrator; null for the command line. */
export async function listSettingChanges(
  database: Database,
): Promise<{ key: string; updatedAt: Date; administrator: string | null }[]> {
  return database
    .selectFrom('siteSettings')
    .leftJoin('accounts', 'accounts.id', 'siteSettings.updatedBy')
    .leftJoin('administrators', 'administrators.accountId', 'siteSettings.updatedBy')
    .select(['siteSettings.key', 'siteSettings.updatedAt'])
    .select(sql<string | null>`coalesce(nullif(administrators.name, ''), accounts.email)`.as('administrator'))
    .orderBy('siteSettings.key')
    .execute();
}

/** Keeps other changes of settings out until the end of the transaction; reading goes on. */
export async function lockSiteSettings(database: Database): Promise<void> {
  await sql`lock table site_settings in share row exclusive mode`.execute(database);
}

type ChangedSettings = { values: Readonly<Record<string, unknown>>; by: number | null; now: Date };

/** Stores settings by their keys. */
export async function upsertSiteSettings(
  database: Database,
  { values, by, now }: ChangedSettings,
): Promise<void> {
  for (const [key, changed] of Object.entries(values)) {
    const row = { value: JSON.stringify(changed), updatedAt: now, updatedBy: by };
    await database
      .insertInto('siteSettings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}
