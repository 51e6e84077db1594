import { z } from 'zod';
import { says } from '../calls/messages.ts';

/**
 * Who may see a member's contact details, whole date of birth and parents' names: accepted interests alone, members (the contact
 * details with a view left in their plan), no one. Every screen has this order.
 */
export const contactAudiences = ['accepted', 'members', 'nobody'] as const;
export type ContactAudience = (typeof contactAudiences)[number];

export const contactAudience = z.enum(contactAudiences, says('validation.choice'));

/**
 * Whether the owner's choice shows a viewer the whole date of birth and the parents' names. `after_interest`: not before an
 * accepted interest between the two.
 */
export const personalDetailsWire = z.enum(['shown', 'after_interest', 'private']);
export type PersonalDetails = z.infer<typeof personalDetailsWire>;
