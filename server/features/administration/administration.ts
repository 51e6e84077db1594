import type { Database } from '#server/platform/database/database.ts';
import { insertAuditEntry } from './administration.repository.ts';

export { readMemberId } from './administration.rules.ts';

/** What an administrator did (`member.activated`), to what (`account 7`). */
export type AuditedAction = { administratorId: number; action: string; subject: string; now: Date };

/** Writes an administrator's action to the audit log, inside the transaction of the action itself. */
export async function recordAction(database: Database, { now, ...entry }: AuditedAction): Promise<void> {
  await insertAuditEntry(database, { ...entry, createdAt: now });
}
