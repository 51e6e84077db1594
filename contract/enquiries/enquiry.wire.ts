import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

const enquiryStatuses = ['new', 'answered'] as const;

/** An enquiry as administrators read it. */
export const enquiryWire = z.object({
  cu_id: z.number().int(),
  cu_name: z.string(),
  cu_email: z.string(),
  cu_phone: z.string(),
  cu_message: z.string(),
  cu_status: z.enum(enquiryStatuses),
  cu_note: z.string().nullable(),
  cu_created_at: z.iso.datetime(),
});

export const enquiryMapper = wireMapper({
  id: 'cu_id',
  name: 'cu_name',
  email: 'cu_email',
  phone: 'cu_phone',
  message: 'cu_message',
  status: 'cu_status',
  note: 'cu_note',
  createdAt: 'cu_created_at',
});
