import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { linkToken } from '#contract/fields/fields.ts';

/** Ends alerts by the token of a mail's link, without signing in. Repeating it changes nothing. */
export const stopAlert = endpoint({
  method: 'POST',
  path: '/saved_search/stop_alert',
  access: 'public',
  feature: 'searches',
  summary: 'End an alert by the link of its mail',
  changes: [],
  input: z.object({ token: linkToken }),
  data: z.null(),
  message: 'outcome.alert_stopped',
  problems: ['not_found'],
});
