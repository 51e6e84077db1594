import type { PublicSite } from '#contract/site/show-site.ts';
import type { PageName } from '#server/locales/en-pages.ts';
import type { SiteSettings } from './define-site-settings.ts';

/** What everybody may know of the settings. */
export function presentSite(settings: SiteSettings, publicUrl: string): PublicSite {
  return {
    name: settings.name,
    member_id_prefix: settings.memberIdPrefix,
    description: settings.description,
    support_email: settings.supportEmail,
    support_phone: settings.supportPhone,
    address: settings.address,
    grievance_officer: settings.grievanceOfficer,
    grievance_email: settings.grievanceEmail,
    time_zone: settings.timeZone,
    currency: settings.currency,
    terms_version: settings.termsVersion,
    legal_age_bride: settings.legalAgeBride,
    legal_age_groom: settings.legalAgeGroom,
    social_links: settings.socialLinks,
    public_url: publicUrl,
  };
}

/** What the texts of the information pages are filled with. */
export function presentPageNames(settings: SiteSettings, publicUrl: string): Record<PageName, string> {
  return {
    site: settings.name,
    publicUrl,
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    address: settings.address,
    grievanceOfficer: settings.grievanceOfficer,
    grievanceEmail: settings.grievanceEmail,
    legalAgeBride: String(settings.legalAgeBride),
    legalAgeGroom: String(settings.legalAgeGroom),
    termsVersion: settings.termsVersion,
  };
}
