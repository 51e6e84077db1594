import { z } from 'zod';
import { notificationKindNames } from '../notifications/notification.choices.ts';

/** Who may see one's contact details: members whose plan has views left, accepted interests alone, nobody. */
export const contactAudiences = ['members', 'accepted', 'nobody'] as const;
export type ContactAudience = (typeof contactAudiences)[number];

/** Whether bell and mail tell of a kind. */
export const notificationChoice = z.object({
  kind: z.enum(notificationKindNames),
  bell: z.boolean(),
  mail: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;

/** What a member set for themselves. */
export const settingsWire = z.object({
  contact_audience: z.enum(contactAudiences),
  /** False: one browses without being shown, and sees no visitors either. */
  shows_visits: z.boolean(),
  /** Kept private, the income is shown to nobody. */
  is_income_private: z.boolean(),
  /** Hidden, the profile is shown to nobody. */
  is_hidden: z.boolean(),
  /** A language code; null follows the browser. */
  language: z.string().nullable(),
  notifications: z.array(notificationChoice),
  /** When the account will be erased; null when nobody asked for it. */
  deletion_due_at: z.iso.datetime().nullable(),
});
export type SettingsWire = z.infer<typeof settingsWire>;
