import { table } from '#server/platform/database/table.ts';

/**
 * A sheet that an administrator uploaded. `hasFile` says whether its rows are still stored; the counts are of the dry run, or of
 * the import itself when `isDryRun` is false. `source` is the origin of the sheet, as the invited people read it.
 */
export const imports = table({
  id: 'integer=',
  fileName: 'text',
  contentHash: 'text',
  columns: 'text[]',
  sample: 'jsonb=',
  mapping: 'jsonb',
  mappingName: 'text?',
  source: 'text?',
  state: 'text=',
  isDryRun: 'boolean=',
  sendsInvitations: 'boolean=',
  hasFile: 'boolean=',
  rows: 'integer=',
  rowsDone: 'integer=',
  added: 'integer=',
  updated: 'integer=',
  unchanged: 'integer=',
  refused: 'integer=',
  withRemarks: 'integer=',
  reasons: 'jsonb=',
  failure: 'text?',
  attempts: 'integer=',
  createdBy: 'integer?',
  createdAt: 'timestamptz',
  startedAt: 'timestamptz?',
  finishedAt: 'timestamptz?',
});

/** Some hundred rows of a sheet, each `[row number, ...cells]`. The position of the first chunk is 0. */
export const importChunks = table({ importId: 'integer', position: 'integer', rows: 'jsonb' });

/** What became of one row; nothing of what it holds. */
export const importRows = table({
  importId: 'integer',
  rowNumber: 'integer',
  outcome: 'text',
  remarks: 'jsonb',
});

/** Keyed hashes of the people in the rows so far, while an import runs. */
export const importKeys = table({ importId: 'integer', key: 'text', rowNumber: 'integer' });

/** A named mapping that administrators made. */
export const importMappings = table({ name: 'text', mapping: 'jsonb', updatedAt: 'timestamptz' });

/**
 * An imported person who is no member: `state` is waiting, invited, claimed or declined. Facts and addresses are stored only until
 * the person answers; the keyed hashes stay, so that no later import adds the person again.
 */
export const invitations = table({
  id: 'integer=',
  state: 'text=',
  importId: 'integer?',
  identityHash: 'text',
  emailHash: 'text?',
  mobileHash: 'text?',
  email: 'text?',
  mobile: 'text?',
  source: 'text?',
  facts: 'jsonb=',
  toConfirm: 'text[]=',
  tokenHash: 'text?',
  provesEmail: 'boolean=',
  isMailWanted: 'boolean=',
  mailQueuedAt: 'timestamptz?',
  invitedAt: 'timestamptz?',
  claimedBy: 'integer?',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
