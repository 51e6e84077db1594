import type { Database } from '#server/platform/database/database.ts';

/** The settings that the operator set, by key. */
export async function listSiteSettings(database: Database): Promise<Record<string, unknown>> {
  const rows = await database.selectFrom('siteSettings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Stores one setting. */
export async function upsertSiteSetting(
  database: Database,
  setting: { key: string; value: unknown; now: Date },
): Promise<void> {
  const value = JSON.stringify(setting.value);
  await database
    .insertInto('siteSettings')
    .values({ key: setting.key, value, updatedAt: setting.now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: setting.now }))
    .execute();
}
