import type { z } from 'zod';
import { type auditEntryWire } from '#contract/administration/audit.ts';
import { isAuditAction } from '#contract/administration/audit.choices.ts';
import { auditEnglish } from '#contract/locales/en-audit.ts';
import type { AuditEntry } from './audit.repository.ts';

/** An entry as administrators see it. */
export function presentEntry(entry: AuditEntry): z.infer<typeof auditEntryWire> {
  return {
    au_id: entry.id,
    au_administrator_id: entry.administratorId,
    au_administrator: entry.administrator,
    au_action: entry.action,
    au_subject: entry.subject,
    au_reason: entry.reason,
    au_before: readFields(entry.before),
    au_after: readFields(entry.after),
    au_address: entry.address,
    au_user_agent: entry.userAgent,
    au_created_at: entry.createdAt.toISOString(),
  };
}

function readFields(stored: unknown): Record<string, unknown> | null {
  return typeof stored === 'object' && stored !== null ? { ...stored } : null;
}

/** The sentence of an action, or its name when another version of the product recorded it. */
export function sentenceOfAction(action: string): string {
  return isAuditAction(action) ? auditEnglish[action] : action;
}

export const auditColumns = [
  'Entry',
  'When',
  'Administrator',
  'Name',
  'What',
  'Action',
  'Subject',
  'Reason',
  'Before',
  'After',
  'Network address',
  'Browser',
  'Hash',
] as const;

/** The cells of an entry under those columns. */
export function writeCells(entry: AuditEntry): string[] {
  const { before, after } = entry;
  return [
    String(entry.id),
    entry.createdAt.toISOString(),
    String(entry.administratorId ?? ''),
    entry.administrator ?? '',
    sentenceOfAction(entry.action),
    entry.action,
    entry.subject,
    entry.reason ?? '',
    before === null ? '' : JSON.stringify(before),
    after === null ? '' : JSON.stringify(after),
    entry.address ?? '',
    entry.userAgent ?? '',
    entry.hash,
  ];
}
