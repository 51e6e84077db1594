import type { ContactAudience, PersonalDetails } from '#contract/settings/contact-audience.ts';

/**
 * Whether a member's choice admits a viewer to the contact details, the whole date of birth and the parents' names. Viewing the
 * contact details also takes a contact view (docs/connecting.md).
 */
export function detailsFor(
  audience: ContactAudience,
  { isConnected }: { isConnected: boolean },
): PersonalDetails {
  if (audience === 'nobody') return 'private';
  return audience === 'members' || isConnected ? 'shown' : 'after_interest';
}
