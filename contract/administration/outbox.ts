import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';

/** A mail or text message that was written to the outbox because no sender is configured. */
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
  permission: 'outbox.read',
  feature: 'administration',
  summary: 'List the mails in the outbox',
  reads: [],
  input: z.object(listing(['created_at'])),
  data: z.array(outboxEntry),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

export const readOutboxMail = endpoint({
  method: 'POST',
  path: '/admin/outbox/read',
  access: 'administrator',
  permission: 'outbox.read',
  feature: 'administration',
  summary: 'Read one mail of the outbox',
  changes: [],
  input: z.object({ mail_id: z.string().regex(/^[\w-]{1,100}$/, says('validation.id')) }),
  data: outboxEntry.extend({ ob_text: z.string(), ob_html: z.string() }),
  message: 'outcome.done',
  problems: [],
});
