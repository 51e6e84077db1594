import { getRouteApi } from '@tanstack/react-router';
import type { PublicSite } from '#contract/site/site.ts';

/** Used when the settings could not be loaded, so that even a failure page has a name. */
export const defaultSite: PublicSite = {
  name: 'InTandem',
  member_id_prefix: 'ITM',
  description: '',
  support_email: '',
  support_phone: '',
  address: '',
  grievance_officer: '',
  grievance_email: '',
  time_zone: 'Asia/Kolkata',
  currency: 'INR',
  terms_version: '',
  legal_age_bride: 18,
  legal_age_groom: 21,
  social_links: [],
  public_url: '',
};

const root = getRouteApi('__root__');

/** The public site settings: name, support address, legal ages and so on. */
export function useSite(): PublicSite {
  const loaded: { site?: PublicSite } | undefined = root.useLoaderData();
  return loaded?.site ?? defaultSite;
}
