import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { contactAudiences, notificationChoice, settingsWire } from './settings.wire.ts';

/** Changes what is named and leaves the rest as it is. */
export const updateSettings = endpoint({
  method: 'POST',
  path: '/settings/update',
  access: 'member',
  feature: 'settings',
  summary: 'Change the own settings',
  input: z
    .object({
      contact_audience: z.enum(contactAudiences, says('validation.choice')),
      shows_visits: z.boolean(says('validation.wrong_type')),
      is_income_private: z.boolean(says('validation.wrong_type')),
      is_hidden: z.boolean(says('validation.wrong_type')),
      language: z
        .string()
        .regex(/^[a-z]{2,3}$/, says('validation.choice'))
        .nullable(),
      notifications: z.array(notificationChoice).max(50, says('validation.too_many')),
    })
    .partial(),
  data: settingsWire,
  message: 'outcome.settings_saved',
  problems: ['deletion_pending'],
});
