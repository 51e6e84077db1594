import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { outboxEntry } from './list-outbox.ts';

export const readOutboxMail = endpoint({
  method: 'POST',
  path: '/admin/outbox/read',
  access: 'administrator',
  feature: 'administration',
  summary: 'Read one mail of the outbox',
  input: z.object({ mail_id: z.string().regex(/^[\w-]{1,100}$/, says('validation.id')) }),
  data: outboxEntry.extend({ ob_text: z.string(), ob_html: z.string() }),
  message: 'outcome.done',
  problems: [],
});
