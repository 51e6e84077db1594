import { listAdministratorsWith } from '#server/features/accounts/accounts.ts';
import type { Work } from '#server/platform/database/transact.ts';

/** Has the open windows of the administrators who decide about stories load them again. */
export async function announceStories({
  database,
  announce,
}: Pick<Work, 'database' | 'announce'>): Promise<void> {
  for (const id of await listAdministratorsWith(database, 'stories.decide')) {
    announce(id, { type: 'stories_changed' });
  }
}
