import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';

/** Ends the alert of a saved search by the link that its mails carry, without signing in. It can be called twice. */
export const stopAlert = endpoint({
  method: 'POST',
  path: '/saved_search/stop_alert',
  access: 'public',
  feature: 'searches',
  summary: 'End an alert by the link of its mail',
  input: z.object({ token: z.string().regex(/^[\w-]{20,100}$/, says('validation.id')) }),
  data: z.null(),
  message: 'outcome.alert_stopped',
  problems: ['not_found'],
});
