import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { notificationKindNames } from '../notifications/notification.choices.ts';
import { contactAudience } from './contact-audience.ts';
import { firstProfileStep } from './first-profile.ts';

/** Whether the bell shows notifications of a kind, and whether they are mailed. `bell` is false of a kind that comes by mail alone. */
const notificationChoice = z.object({
  kind: z.enum(notificationKindNames),
  bell: z.boolean(),
  mail: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;

/** The choices of a member. */
export const settingsWire = z.object({
  contact_audience: contactAudience,
  /** False until the member has chosen the audience; it came from the site until then. */
  has_chosen_audience: z.boolean(),
  /** False: the member's visits are hidden from others, and theirs from the member. */
  shows_visits: z.boolean(),
  /** True: the income is shown to no one. */
  is_income_private: z.boolean(),
  /** True: the profile is shown to no one. */
  is_hidden: z.boolean(),
  /** A language code; null follows the browser. */
  language: z.string().nullable(),
  notifications: z.array(notificationChoice),
  /**
   * The screen of the guided first profile that comes next. Null when the guide is finished or was skipped, and for a member who has not
   * begun it while the profile states more than a few of its facts.
   */
  first_profile_step: firstProfileStep,
  /** When the account will be erased; null when deletion was not requested. */
  deletion_due_at: z.iso.datetime().nullable(),
});
export type SettingsWire = z.infer<typeof settingsWire>;

/** The own settings. */
export const showSettings = endpoint({
  method: 'GET',
  path: '/settings',
  access: 'member',
  feature: 'settings',
  summary: 'The own settings',
  reads: ['settings'],
  input: z.object({}),
  data: settingsWire,
  message: 'outcome.done',
  problems: [],
});

/** Changes the settings that the input names, and returns all. */
export const updateSettings = endpoint({
  method: 'POST',
  path: '/settings/update',
  access: 'member',
  feature: 'settings',
  summary: 'Change the own settings',
  changes: ['settings', 'profile', 'visits', 'conversations'],
  input: z
    .object({
      contact_audience: contactAudience,
      shows_visits: z.boolean(says('validation.wrong_type')),
      is_income_private: z.boolean(says('validation.wrong_type')),
      is_hidden: z.boolean(says('validation.wrong_type')),
      language: z
        .string()
        .regex(/^[a-z]{2,3}$/, says('validation.choice'))
        .nullable(),
      /** Null finishes or skips the guide. */
      first_profile_step: firstProfileStep,
      notifications: z.array(notificationChoice).max(50, says('validation.too_many')),
    })
    .partial(),
  data: settingsWire,
  message: 'outcome.settings_saved',
  problems: ['deletion_pending', 'hidden_by_administrators'],
});
