import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rowId } from '#contract/fields/fields.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** The rest of a day's contact views, null without a limit. The day is the site's; `resets_at` is its end. */
const contactAllowance = {
  left: z.number().int().nullable(),
  limit: z.number().int().nullable(),
  resets_at: z.iso.datetime(),
} as const;

/**
 * Shows e-mail and mobile number of a partner. The first view of a partner is recorded, and notified to them, and counted
 * unless an interest between the two was accepted; views after it are free (`is_first` is false). Source: decisions on the specification, 6.
 */
export const viewContact = endpoint({
  method: 'POST',
  path: '/contact/send',
  access: 'member',
  feature: 'contacts',
  summary: 'View the contact details of a partner',
  changes: ['contacts', 'plan'],
  input: z.object({ partner_id: rowId }),
  data: z.object({
    u_email: z.string(),
    /** Null without a number, and for one that is not verified where numbers can be. */
    u_mobile: z.string().nullable(),
    /** False where no text messages are sent: the number is as the member wrote it. */
    u_mobile_verified: z.boolean(),
  }),
  extra: { ...contactAllowance, is_first: z.boolean() },
  message: 'outcome.contact_viewed',
  problems: [
    'partner_not_found',
    'profile_hidden',
    'profile_in_review',
    'partner_not_reachable',
    'contact_needs_interest',
    'contact_private',
    'contact_limit_reached',
  ],
  perMinute: 60,
});

/** The contact views left today, before one is spent. */
export const showContactAllowance = endpoint({
  method: 'GET',
  path: '/contact/allowance',
  access: 'member',
  feature: 'contacts',
  summary: 'How many contact views are left today',
  reads: ['contacts', 'plan'],
  input: z.object({}),
  data: z.object(contactAllowance),
  message: 'outcome.done',
  problems: [],
});

/** The most people of a list of contacts: the latest ones. */
export const mostContacts = 500;

/**
 * The contact views by the caller (`me`), or of the caller's details (anything else), latest first. The details themselves
 * are left out: `/contact/send` shows them again for free while the partner allows it.
 */
export const listContacts = endpoint({
  method: 'POST',
  path: '/contact/list',
  access: 'member',
  feature: 'contacts',
  summary: 'Contacted by me, or who contacted me',
  reads: ['contacts'],
  changes: [],
  input: z.object({ type: z.string() }),
  data: z.array(partnerCardWire.extend({ contacted_at: z.iso.datetime() })),
  message: 'outcome.done',
  problems: [],
});
