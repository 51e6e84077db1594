import { z } from 'zod';

const text = z.string().trim().max(500);
/** The whole text of an information page; empty for the product's own. */
const pageText = z.string().trim().max(50_000).default('');

/** Everything the operator may set for the whole site, with the defaults of a fresh installation. */
export const siteSettingsSchema = z.object({
  name: text.min(1).default('InTandem'),
  memberIdPrefix: z
    .string()
    .regex(/^[A-Z]{2,6}$/, 'must be 2 to 6 capital letters')
    .default('ITM'),
  description: text.default(
    'A matrimonial service for people and their families: human-verified profiles, faith-aligned matching, secure and private.',
  ),
  supportEmail: z.email().default('support@localhost.localdomain'),
  supportPhone: text.default(''),
  address: text.default(''),
  grievanceOfficer: text.default(''),
  grievanceEmail: z.email().default('grievance@localhost.localdomain'),
  /** An IANA time zone; days begin and end by it. */
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone').default('Asia/Kolkata'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')
    .default('INR'),
  /** Changes whenever the text of the terms does; registration keeps the version that was shown. */
  termsVersion: text.min(1).max(40).default('1'),
  legalAgeBride: z.number().int().min(18).max(30).default(18),
  legalAgeGroom: z.number().int().min(18).max(30).default(21),
  /** Contact views and interests a day of members without a plan; days are the site's. */
  freeContactViews: z.number().int().min(0).max(1000).default(1),
  freeInterests: z.number().int().min(0).max(1000).default(5),
  socialLinks: z.array(z.object({ label: text.min(1), url: z.url({ protocol: /^https$/ }) })).default([]),
  termsText: pageText,
  privacyText: pageText,
  grievanceText: pageText,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    // Intl tells an unknown zone by throwing.
    return false;
  }
}
