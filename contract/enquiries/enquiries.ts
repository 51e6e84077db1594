import { z } from 'zod';
import { personName } from '#contract/fields/person-name.ts';
import { trimText } from '#contract/fields/seen-text.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { clientId, email, isCalmText, paragraph, rowId } from '#contract/fields/fields.ts';
import { writePhone } from '#contract/fields/mobile-number.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { listing, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { enquiryMessageWire, enquiryStatuses, enquiryWire } from './enquiry.wire.ts';

/** Country code, a space, then the number: `+91 9876543210`. Signs between its digits, and a zero before them, are removed. */
function tidyPhone(text: string): string {
  const line = tidyLine(text);
  const [, code, number] = /^(\+[1-9]\d{0,3})\s+(.*)$/.exec(line) ?? [];
  return code === undefined || number === undefined ? line : writePhone(code, number);
}

const phone = z
  .string(says('validation.phone_required'))
  .overwrite(tidyPhone)
  .regex(/^(?!\+\d*$)./, { ...says('validation.phone_required'), abort: true })
  .regex(/^\+[1-9]\d{0,3} /, { ...says('validation.phone_country'), abort: true })
  .regex(/^\S+ \d{4,14}$/, says('validation.phone'));

/** Sends a visitor's question to the operator. */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/contactus',
  access: 'public',
  feature: 'enquiries',
  summary: 'Send an enquiry to the operator',
  changes: ['enquiries'],
  input: z.object({
    name: personName(100, 'validation.name'),
    email,
    phone,
    message: paragraph(2000, 'validation.message'),
  }),
  data: z.null(),
  message: 'outcome.enquiry_sent',
  status: 201,
  problems: [],
});

const filtered = {
  ...listing(['created_at', 'updated_at', 'name', 'status']),
  status: z.enum(enquiryStatuses, says('validation.choice')).optional(),
  /** Those the caller is in charge of, or those no administrator is in charge of. */
  assignee: z.enum(['mine', 'nobody'], says('validation.choice')).optional(),
};

/** The enquiries, newest first by default. */
export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'List enquiries',
  reads: ['enquiries'],
  input: z.object(filtered),
  data: z.array(enquiryWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** The enquiries of a filter as a spreadsheet; page and limit do not count. Recorded in the audit log. */
export const exportEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries/export.csv',
  access: 'administrator',
  permission: 'enquiries.answer',
  needsProof: true,
  feature: 'enquiries',
  summary: 'Export enquiries as CSV',
  reads: [],
  input: z.object(filtered),
  download: 'text/csv',
  data: z.null(),
  message: 'outcome.done',
  problems: [],
  perMinute: 10,
});

/** One enquiry, with the mails that followed, oldest first. */
export const showEnquiry = endpoint({
  method: 'GET',
  path: '/admin/enquiries/show',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'Show an enquiry with its mails',
  reads: ['enquiries'],
  input: z.object({ enquiry_id: queryRowId }),
  data: z.object({
    ...enquiryWire.shape,
    messages: z.array(enquiryMessageWire),
    /** The member whose verified address it is, for administrators who may read members. It does not prove who wrote. */
    cu_member_id: z.number().int().nullable(),
  }),
  message: 'outcome.done',
  problems: ['not_found'],
});

/** The administrators who can be in charge of an enquiry, by name. */
export const listAssignees = endpoint({
  method: 'GET',
  path: '/admin/enquiries/assignees',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'List the administrators who answer enquiries',
  reads: ['administrators'],
  input: z.object({}),
  data: z.array(z.object({ ad_id: z.number().int(), ad_name: z.string(), ad_is_me: z.boolean() })),
  message: 'outcome.done',
  problems: [],
});

/** The longest text of a mail, and the longest note, in characters. */
export const longestReply = 10_000;
export const longestNote = 2000;

/** The version that the caller saw. Without one the change is made whatever happened in the meantime. */
const version = rowId.optional();

/** Changes the state, the note or the administrator in charge; what is left out stays. */
export const updateEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/update',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'Change the state, the note or the administrator in charge of an enquiry',
  changes: ['enquiries'],
  input: z.object({
    enquiry_id: rowId,
    status: z.enum(enquiryStatuses, says('validation.choice')).optional(),
    /** Empty removes it. */
    note: z
      .string(says('validation.wrong_type'))
      .overwrite(trimText)
      .max(longestNote, says('validation.too_long'))
      .refine(isCalmText, says('validation.unusual_characters'))
      .nullish(),
    /** Null gives it back. */
    assignee_id: rowId.nullish(),
    version,
  }),
  data: enquiryWire,
  message: 'outcome.enquiry_updated',
  problems: ['not_found', 'enquiry_changed'],
});

/** Mails an answer to the visitor. The caller is in charge from then on, unless another administrator is. */
export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/reply',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'Answer an enquiry by mail',
  changes: ['enquiries'],
  input: z.object({
    enquiry_id: rowId,
    text: paragraph(longestReply, 'validation.message'),
    client_id: clientId.optional(),
    version,
  }),
  data: enquiryMessageWire,
  message: 'outcome.enquiry_answered',
  status: 201,
  problems: ['not_found', 'enquiry_changed'],
  perMinute: 30,
});

/** Adds what the visitor wrote back by mail; the enquiry is new again. */
export const addReceived = endpoint({
  method: 'POST',
  path: '/admin/enquiries/received',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'Add what a visitor wrote back by mail',
  changes: ['enquiries'],
  input: z.object({
    enquiry_id: rowId,
    text: paragraph(longestReply, 'validation.message'),
    client_id: clientId.optional(),
    version,
  }),
  data: enquiryMessageWire,
  message: 'outcome.enquiry_reopened',
  status: 201,
  problems: ['not_found', 'enquiry_changed'],
});

/** Has a mail sent again that did not go out. */
export const resendReply = endpoint({
  method: 'POST',
  path: '/admin/enquiries/resend',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'Send a failed mail of an enquiry again',
  changes: ['enquiries'],
  input: z.object({ message_id: rowId }),
  data: enquiryMessageWire,
  message: 'outcome.enquiry_resent',
  problems: ['not_found', 'reply_not_failed'],
  perMinute: 30,
});
