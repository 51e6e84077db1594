import type { Database } from './database.ts';

/** An administrator's action (`member.activated`) and its subject (`account 7`). */
export type AuditedAction = { administratorId: number; action: string; subject: string; now: Date };

/** Adds an action to the audit log, inside the transaction of the action itself. */
export async function recordAction(database: Database, { now, ...entry }: AuditedAction): Promise<void> {
  await database
    .insertInto('auditEntries')
    .values({ ...entry, createdAt: now })
    .execute();
}
