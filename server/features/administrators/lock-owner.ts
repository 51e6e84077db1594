import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { lockAdministrators } from './administrators.repository.ts';

/**
 * Locks every administrator for a change that an owner makes. Throws not_allowed when the caller was demoted or switched off while the
 * call waited.
 */
export async function lockOwner(database: Database, callerId: number) {
  const administrators = await lockAdministrators(database);
  const caller = administrators.find((one) => one.id === callerId);
  if (caller?.role !== 'owner' || caller.status !== 'active') throw problem('not_allowed');
  return administrators;
}
