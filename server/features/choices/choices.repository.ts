import { labelsByLanguage } from '#contract/choices/choice-labels.fields.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoredChoice } from './choices.rules.ts';

/** Every value, retired ones included, list by list, in their order. */
export async function listStoredChoices(database: Database): Promise<StoredChoice[]> {
  const rows = await database
    .selectFrom('choices')
    .select(['list', 'code', 'label', 'labels', 'formerLabels', 'aliases', 'parent', 'isActive'])
    .orderBy('list')
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ ...row, labels: labelsByLanguage.parse(row.labels) }));
}
