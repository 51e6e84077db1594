import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { contactAllowance } from './contact-allowance.wire.ts';

/**
 * Reveals e-mail and mobile number of a partner. The first view of a partner is counted, recorded, and told to them; views
 * after it cost nothing (`is_first` is false). Source: decisions on the specification, 6.
 */
export const viewContact = endpoint({
  method: 'POST',
  path: '/contact/send',
  access: 'member',
  feature: 'contacts',
  summary: 'View the contact details of a partner',
  input: z.object({ partner_id: rowId }),
  data: z.object({ u_email: z.string(), u_mobile: z.string().nullable() }),
  extra: { ...contactAllowance, is_first: z.boolean() },
  message: 'outcome.contact_viewed',
  problems: [
    'partner_not_found',
    'profile_hidden',
    'partner_not_reachable',
    'contact_needs_interest',
    'contact_private',
    'contact_limit_reached',
  ],
  perMinute: 60,
});
