import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What the operator set for the whole site and everybody may know. */
export const publicSite = z.object({
  name: z.string(),
  /** Stands before a member's number: `ITM` followed by the user id. */
  member_id_prefix: z.string(),
  description: z.string(),
  support_email: z.string(),
  support_phone: z.string(),
  address: z.string(),
  grievance_officer: z.string(),
  grievance_email: z.string(),
  /** An IANA time zone. */
  time_zone: z.string(),
  /** An ISO 4217 code. */
  currency: z.string(),
  terms_version: z.string(),
  legal_age_bride: z.number().int(),
  legal_age_groom: z.number().int(),
  /** Addresses of the operator's pages elsewhere; empty ones are not shown. */
  social_links: z.array(z.object({ label: z.string(), url: z.string() })),
  public_url: z.string(),
});
export type PublicSite = z.infer<typeof publicSite>;

/** The public site settings. */
export const showSite = endpoint({
  method: 'GET',
  path: '/site',
  access: 'public',
  feature: 'site',
  summary: 'The public settings of the site',
  input: z.object({}),
  data: publicSite,
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 10,
});
