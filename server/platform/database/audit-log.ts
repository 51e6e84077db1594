import type { Database } from './database.ts';

/** An administrator's action (`member.activated`) and its subject (`account 7`). Personal data never belongs into it. */
export type AuditedAction = {
  administratorId: number;
  action: string;
  subject: string;
  /** What the administrator wrote about it. */
  reason?: string;
  /** What was changed, by name. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  now: Date;
};

/** Adds an action to the audit log, inside the transaction of the action itself. */
export async function recordAction(
  database: Database,
  { administratorId, action, subject, now }: AuditedAction,
): Promise<void> {
  await database
    .insertInto('auditEntries')
    .values({ administratorId, action, subject, createdAt: now })
    .execute();
}
