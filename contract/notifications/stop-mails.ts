import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { notificationKindNames } from './notification.choices.ts';

/** Ends the mails of one kind by the token of a mail's link, without signing in. Repeating it changes nothing. */
export const stopMails = endpoint({
  method: 'POST',
  path: '/notification/stop_mails',
  access: 'public',
  feature: 'notifications',
  summary: 'End the mails of one kind by the link of a mail',
  changes: [],
  input: z.object({ token: z.string().max(200, says('validation.too_long')) }),
  data: z.object({ kind: z.enum(notificationKindNames) }),
  message: 'outcome.mails_stopped',
  problems: ['not_found'],
});
