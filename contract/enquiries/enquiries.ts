import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { email, line, paragraph } from '#contract/fields/fields.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { enquiryWire } from './enquiry.wire.ts';

/** Country code, a space, then the number: `+91 9876543210`. */
const phone = z
  .string(says('validation.phone'))
  .trim()
  .regex(/^\+[1-9]\d{0,3} \d{4,14}$/, says('validation.phone'));

/** Sends a visitor's question to the operator. */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/contactus',
  access: 'public',
  feature: 'enquiries',
  summary: 'Send an enquiry to the operator',
  changes: ['enquiries'],
  input: z.object({
    name: line(100, 'validation.name'),
    email,
    phone,
    message: paragraph(2000, 'validation.message'),
  }),
  data: z.null(),
  message: 'outcome.enquiry_sent',
  status: 201,
  problems: [],
});

/** The enquiries, newest first by default. */
export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  access: 'administrator',
  permission: 'enquiries.answer',
  feature: 'enquiries',
  summary: 'List enquiries',
  reads: ['enquiries'],
  input: z.object(listing(['created_at', 'name', 'status'])),
  data: z.array(enquiryWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
