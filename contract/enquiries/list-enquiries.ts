import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing } from '../listing.ts';
import { enquiryWire } from './enquiry.wire.ts';

/** The enquiries, newest first unless asked otherwise. */
export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  access: 'administrator',
  feature: 'enquiries',
  summary: 'List enquiries',
  input: z.object(listing(['created_at', 'name', 'status'])),
  data: z.array(enquiryWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
