import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing } from '../listing.ts';

/** A mail (or text message) that was written to the outbox because no sender is configured. */
export const outboxEntry = z.object({
  ob_id: z.string(),
  ob_channel: z.enum(['mail', 'sms']),
  ob_to: z.string(),
  ob_subject: z.string(),
  ob_created_at: z.iso.datetime(),
});

export const listOutbox = endpoint({
  method: 'GET',
  path: '/admin/outbox/list',
  access: 'administrator',
  feature: 'administration',
  summary: 'List the mails that stand in the outbox',
  input: z.object(listing(['created_at'])),
  data: z.array(outboxEntry),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
