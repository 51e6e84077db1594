import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { publicLogo, siteIcons } from './logo.fields.ts';

/** The public part of the site settings, which the operator sets. */
export const publicSite = z.object({
  name: z.string(),
  /** The prefix of a member's number: `ITM` followed by the user id. */
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
  /** Plans and payments are hidden. */
  everything_is_free: z.boolean(),
  /** What a member without a plan can do in a day of the site; null without a limit. */
  free_each_day: z.object({
    interests: z.number().int().nullable(),
    contact_views: z.number().int().nullable(),
    messages: z.number().int().nullable(),
  }),
  legal_age_bride: z.number().int(),
  legal_age_groom: z.number().int(),
  /** The least length of a new password, in characters. */
  password_min_length: z.number().int(),
  /** Addresses of the operator's pages elsewhere; empty ones are not shown. */
  social_links: z.array(z.object({ label: z.string(), url: z.string() })),
  public_url: z.string(),
  /** Whether codes go to mobile numbers, too, as text messages. */
  sends_text_messages: z.boolean(),
  /** Whether new profiles and photos are shown to others only after a moderator has read them. */
  shows_reviewed_only: z.boolean(),
  /** The address of a style sheet with the colours of the operator; empty for those of the product. */
  theme: z.string(),
  /** Null for the mark of the product. */
  logo: publicLogo.nullable(),
  icons: siteIcons,
});
export type PublicSite = z.infer<typeof publicSite>;

/** The public site settings. */
export const showSite = endpoint({
  method: 'GET',
  path: '/site',
  access: 'public',
  feature: 'site',
  summary: 'The public settings of the site',
  reads: [],
  input: z.object({}),
  data: publicSite,
  message: 'outcome.done',
  problems: [],
  // Short, so that open pages and other processes show a changed setting within seconds.
  cacheSeconds: 3,
});

export const informationPages = ['terms', 'privacy', 'grievance', 'refunds'] as const;

/** A page that the law requires, filled from the site settings, in its present or an earlier version. */
export const showPage = endpoint({
  method: 'GET',
  path: '/site/page',
  access: 'public',
  feature: 'site',
  summary: 'The terms, the privacy notice, the grievance page, or payments and refunds',
  reads: [],
  input: z.object({
    page: z.enum(informationPages, says('validation.choice')),
    /** An earlier version; the present one without it. */
    version: z.string().max(40, says('validation.too_long')).optional(),
  }),
  data: z.object({
    page: z.enum(informationPages),
    version: z.string(),
    is_current: z.boolean(),
    /** Plain paragraphs; a line that starts with `## ` is a heading, one with `- ` an item of a list. */
    text: z.string(),
    /** All versions, newest first; the day of the product's own text is not known. */
    versions: z.array(z.object({ version: z.string(), published_at: z.iso.datetime().nullable() })),
  }),
  message: 'outcome.done',
  problems: [],
});
