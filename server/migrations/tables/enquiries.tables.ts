import { table } from '#server/platform/database/table.ts';

/** A visitor's question. `status` is new, answered or closed; `version` counts the changes. */
export const enquiries = table({
  id: 'integer=',
  name: 'text',
  email: 'text',
  phone: 'text',
  message: 'text',
  status: 'text=',
  note: 'text?',
  createdAt: 'timestamptz',
  assigneeId: 'integer?',
  version: 'integer=',
  updatedAt: 'timestamptz',
});

/**
 * A mail of an administrator to the visitor (`sent`), with its delivery: queued, sent or failed; or what the visitor wrote back
 * (`received`), as an administrator pasted it.
 */
export const enquiryMessages = table({
  id: 'integer=',
  enquiryId: 'integer',
  direction: 'text',
  text: 'text',
  administratorId: 'integer?',
  clientId: 'text?',
  mailId: 'text?',
  delivery: 'text?',
  attempts: 'integer=',
  sendingSince: 'timestamptz?',
  sentAt: 'timestamptz?',
  createdAt: 'timestamptz',
});
