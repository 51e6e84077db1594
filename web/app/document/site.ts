import { getRouteApi } from '@tanstack/react-router';
import { siteDefaults } from '#contract/site/site-defaults.ts';
import type { PublicSite } from '#contract/site/site.ts';

/** Used when the settings could not be loaded, so that even a failure page has a name. */
export const defaultSite: PublicSite = {
  name: siteDefaults.name,
  member_id_prefix: siteDefaults.memberIdPrefix,
  description: '',
  support_email: '',
  support_phone: '',
  address: '',
  grievance_officer: '',
  grievance_email: '',
  time_zone: siteDefaults.timeZone,
  currency: siteDefaults.currency,
  terms_version: '',
  everything_is_free: false,
  free_each_day: {
    interests: siteDefaults.freeInterests,
    contact_views: siteDefaults.freeContactViews,
    messages: siteDefaults.freeMessages,
  },
  legal_age_bride: siteDefaults.legalAgeBride,
  legal_age_groom: siteDefaults.legalAgeGroom,
  password_min_length: siteDefaults.passwordMinLength,
  social_links: [],
  public_url: '',
  sends_text_messages: false,
  shows_reviewed_only: false,
  theme: '',
  logo: null,
  icons: { tab: '/favicon.svg', touch: '/icons/apple-touch-icon.png', large: '/icons/icon-512.png' },
};

const root = getRouteApi('__root__');

/** The public site settings: name, support address, legal ages and so on. */
export function useSite(): PublicSite {
  const loaded: { site?: PublicSite } | undefined = root.useLoaderData();
  return loaded?.site ?? defaultSite;
}
