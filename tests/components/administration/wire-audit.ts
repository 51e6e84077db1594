import type { listAudit } from '#contract/administration/audit.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';

export type AuditEntry = EndpointData<typeof listAudit>[number];

/** A deactivated member, by an administrator. */
export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  au_id: 1,
  au_administrator_id: 3,
  au_administrator: 'Lakshmi Pillai',
  au_action: 'member.deactivated',
  au_subject: 'account 7',
  au_reason: 'Asked for a pause',
  au_before: { status: 'active', isHidden: false, role: 'user' },
  au_after: { status: 'inactive', isHidden: true, role: '' },
  au_address: '203.0.113.9',
  au_user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  au_created_at: '2026-05-01T08:00:00.000Z',
  ...changes,
});
