import type { AuditAction } from '#contract/administration/audit.choices.ts';
import { findClient } from '#server/platform/http/calling-client.ts';
import { noteSecurityEvent } from '#server/platform/logging/security-log.ts';
import { redactText } from '#server/platform/redact-text.rules.ts';
import type { Database } from './database.ts';

/** An administrator's action (`member.activated`) and its subject (`account 7`). Personal data never belongs into it. */
export type AuditedAction = {
  /** Null for the operator at the command line. */
  administratorId: number | null;
  action: AuditAction;
  subject: string;
  /** What the administrator wrote about it. */
  reason?: string;
  /** What was changed, by name. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  now: Date;
};

/**
 * Adds an action to the audit log, with the client of the running call. Call it as the last statement of the action's own
 * transaction: until the commit no other action can be recorded. The database numbers the entry and chains it to the one before.
 */
export async function recordAction(
  database: Database,
  { administratorId, action, subject, reason, before, after, now }: AuditedAction,
): Promise<void> {
  const client = findClient();
  if (administratorId !== null) {
    noteSecurityEvent('administrator_action', { accountId: administratorId, action });
  }
  await database
    .insertInto('auditEntries')
    .values({
      administratorId,
      action,
      subject,
      // An entry is never erased, so an address or number that slipped into the sentence is left out.
      reason: reason === undefined || reason === '' ? null : redactText(reason),
      before: writeFields(before),
      after: writeFields(after),
      address: client?.address ?? null,
      userAgent: client?.userAgent ?? null,
      createdAt: now,
    })
    .execute();
}

const longestText = 1000;

function writeFields(fields: AuditedAction['before']): string | null {
  return fields === undefined
    ? null
    : JSON.stringify(fields, (_name, value: unknown) => (typeof value === 'string' ? cut(value) : value));
}

/** A long text, such as the terms of the site, is recorded by its beginning and its length. */
function cut(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}… (${text.length} characters)`;
}
