import { table } from '#server/platform/database/table.ts';

/** What an administrator wrote down about a member, for other administrators alone. */
export const memberNotes = table({
  id: 'integer=',
  accountId: 'integer',
  authorId: 'integer?',
  text: 'text',
  createdAt: 'timestamptz',
});

/** A corrected e-mail address or mobile number that counts once its owner has opened the link with this token. */
export const contactCorrections = table({
  accountId: 'integer',
  email: 'text?',
  mobile: 'text?',
  tokenHash: 'text',
  requestedBy: 'integer',
  requestedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  /** Whether the link went to the corrected number itself. */
  provesMobile: 'boolean=',
});

/** One action of an administrator on many members. `state` is running, done, undoing or undone. */
export const memberBatches = table({
  id: 'integer=',
  administratorId: 'integer',
  action: 'text',
  reason: 'text',
  state: 'text',
  createdAt: 'timestamptz',
  finishedAt: 'timestamptz?',
});

/** A member of a batch: waiting, changed or skipped; after an undo, undone, or kept because somebody changed it since. */
export const memberBatchItems = table({
  batchId: 'integer',
  accountId: 'integer',
  state: 'text',
});
