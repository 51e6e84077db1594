import { table } from '#server/platform/database/table.ts';

/**
 * The audit log: which administrator (null for the command line of the operator) did what to which subject, why, what changed, and
 * from where. The database numbers and chains the entries; none is ever changed or removed.
 */
export const auditEntries = table({
  id: 'integer=',
  administratorId: 'integer?',
  action: 'text',
  subject: 'text',
  reason: 'text?',
  before: 'jsonb?',
  after: 'jsonb?',
  address: 'text?',
  userAgent: 'text?',
  createdAt: 'timestamptz',
  previousHash: 'text=',
  hash: 'text=',
});

/** The last entry of the audit log, in one row. */
export const auditHead = table({ isOnly: 'boolean=', lastId: 'integer', lastHash: 'text' });
