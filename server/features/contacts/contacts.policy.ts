import type { PersonalDetails } from '#contract/settings/contact-audience.ts';

/** Why a viewer may not see a member's contact details, whatever their plan; null when the member's choice admits them. */
export const refusalOf = {
  shown: null,
  after_interest: 'contact_needs_interest',
  private: 'contact_private',
} as const satisfies Record<PersonalDetails, string | null>;
