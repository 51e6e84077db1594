import { table } from '#server/platform/database/table.ts';

/**
 * A sheet that an administrator uploaded. `layout` says which sheets of the file are read from which row, and how each column was
 * recognised. `hasFile` says whether its rows are still stored; the counts are of the dry run, or of
 * the import itself when `isDryRun` is false. `source` is the origin of the sheet, as the invited people read it. `isRemoving` is true while a
 * job erases its people, and `removedPeople` how many it erased since `removedAt`.
 */
export const imports = table({
  id: 'integer=',
  fileName: 'text',
  contentHash: 'text',
  columns: 'text[]',
  sample: 'jsonb=',
  layout: 'jsonb=',
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
  isRemoving: 'boolean=',
  removedAt: 'timestamptz?',
  removedBy: 'integer?',
  removedPeople: 'integer=',
});

/** Some hundred rows of a sheet, each `[row number, ...cells]`. The position of the first chunk is 0. */
export const importChunks = table({ importId: 'integer', position: 'integer', rows: 'jsonb' });

/** What became of one row; nothing of what it holds. `chunk` is where its cells are, as long as they are stored. */
export const importRows = table({
  importId: 'integer',
  rowNumber: 'integer',
  chunk: 'integer?',
  outcome: 'text',
  remarks: 'jsonb',
});

/**
 * A word of a sheet that no choice list knows, or that a value (`readAs`, its code) was guessed for, as the check found it: the field, the word as it is compared and as its first row has it,
 * the stored value of the parent list, and the number of rows. Each pair of a word and such a value of a field is one. Deleted with the rows of the sheet.
 */
export const importWords = table({
  importId: 'integer',
  field: 'text',
  folded: 'text',
  word: 'text',
  parent: 'text?',
  readAs: 'text?',
  rows: 'integer',
});

/** Keyed hashes of the people in the rows so far, while an import runs. */
export const importKeys = table({ importId: 'integer', key: 'text', rowNumber: 'integer' });

/**
 * A file of the archive of photos of an import: waiting, stored, failed, or without_row. `token` is the folder of the unpacked file while it
 * waits, and `reason` the key of a sentence.
 */
export const importPhotos = table({
  id: 'integer=',
  importId: 'integer',
  fileName: 'text',
  invitationId: 'integer?',
  position: 'integer?',
  state: 'text',
  reason: 'text?',
  token: 'text?',
  createdAt: 'timestamptz',
});

/** A named mapping that administrators made. `headers` are those of the sheet that it was saved with. */
export const importMappings = table({
  name: 'text',
  mapping: 'jsonb',
  headers: 'text[]?',
  updatedAt: 'timestamptz',
});

/**
 * An imported person who is no member: `state` is waiting, invited, claimed or declined. Facts and addresses are stored only until
 * the person answers, and so are `sheetId`, the number of the row in the sheet, `serialNo` and `photoFile`, by which photos find it; the keyed hashes stay, so that no later import adds the person again.
 */
export const invitations = table({
  id: 'integer=',
  state: 'text=',
  importId: 'integer?',
  earlierImports: 'integer[]=',
  identityHash: 'text',
  emailHash: 'text?',
  mobileHash: 'text?',
  sheetId: 'text?',
  serialNo: 'text?',
  photoFile: 'text?',
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
