import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

/** New until an administrator answers; closed without an answer, as advertisements are; what the visitor writes back makes it new again. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** An enquiry as administrators read it. */
export const enquiryWire = z.object({
  cu_id: z.number().int(),
  /** In the subject of every mail about it: `E-000123`. */
  cu_reference: z.string(),
  cu_name: z.string(),
  cu_email: z.string(),
  cu_phone: z.string(),
  cu_message: z.string(),
  cu_status: z.enum(enquiryStatuses),
  /** For administrators alone. */
  cu_note: z.string().nullable(),
  /** The administrator in charge; null for none, and for one who may not answer any more. */
  cu_assignee_id: z.number().int().nullable(),
  cu_assignee: z.string().nullable(),
  /** Counts the changes. A change that names another one is refused. */
  cu_version: z.number().int(),
  cu_created_at: z.iso.datetime(),
  cu_updated_at: z.iso.datetime(),
});
export type EnquiryWire = z.infer<typeof enquiryWire>;

export const enquiryMapper = wireMapper({
  id: 'cu_id',
  reference: 'cu_reference',
  name: 'cu_name',
  email: 'cu_email',
  phone: 'cu_phone',
  message: 'cu_message',
  status: 'cu_status',
  note: 'cu_note',
  assigneeId: 'cu_assignee_id',
  assignee: 'cu_assignee',
  version: 'cu_version',
  createdAt: 'cu_created_at',
  updatedAt: 'cu_updated_at',
});

/** `retrying` was refused by the mail server and is tried again; `failed` is not tried again by itself. */
const deliveryStates = ['queued', 'retrying', 'sent', 'failed'] as const;

/** A mail to the visitor (`sent`), or what the visitor wrote back (`received`), as an administrator added it. */
export const enquiryMessageWire = z.object({
  em_id: z.number().int(),
  em_direction: z.enum(['sent', 'received']),
  em_text: z.string(),
  /** The administrator who wrote or added it; null for one whose account is gone. */
  em_author: z.string().nullable(),
  /** Null for what the visitor wrote. */
  em_delivery: z.enum(deliveryStates).nullable(),
  em_sent_at: z.iso.datetime().nullable(),
  /** Whether an administrator may have a mail sent again that did not go out. */
  em_can_resend: z.boolean(),
  em_created_at: z.iso.datetime(),
});
export type EnquiryMessageWire = z.infer<typeof enquiryMessageWire>;
