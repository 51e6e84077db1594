import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type ActiveChoice = Pick<Selectable<Tables['choices']>, 'list' | 'code' | 'label' | 'parent'>;

/** The values that may be chosen, list by list, in their order. */
export async function listActiveChoices(database: Database): Promise<ActiveChoice[]> {
  return database
    .selectFrom('choices')
    .select(['list', 'code', 'label', 'parent'])
    .where('isActive', '=', true)
    .orderBy('list')
    .orderBy('position')
    .orderBy('code')
    .execute();
}
