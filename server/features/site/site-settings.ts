import { z } from 'zod';
import { siteDefaults } from '#contract/site/site-defaults.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listSiteSettings, upsertSiteSetting } from './site.repository.ts';

const text = z.string().trim().max(500);
/** The whole text of an information page; empty for the product's own. */
const pageText = z.string().trim().max(50_000).default('');

/** The settings of the operator for the whole site, with the defaults of a fresh installation. */
export const siteSettingsSchema = z.object({
  name: text.min(1).default(siteDefaults.name),
  memberIdPrefix: z
    .string()
    .regex(/^[A-Z]{2,6}$/, 'must be 2 to 6 capital letters')
    .default(siteDefaults.memberIdPrefix),
  description: text.default(
    'A matrimonial service for people and their families: human-verified profiles, faith-aligned matching, secure and private.',
  ),
  supportEmail: z.email().default('support@localhost.localdomain'),
  supportPhone: text.default(''),
  address: text.default(''),
  grievanceOfficer: text.default(''),
  grievanceEmail: z.email().default('grievance@localhost.localdomain'),
  /** An IANA time zone, in which the days of the site begin and end. */
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone').default(siteDefaults.timeZone),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')
    .default(siteDefaults.currency),
  /** Changes with the text of the terms; a registration stores the version that was shown. */
  termsVersion: text.min(1).max(40).default('1'),
  legalAgeBride: z.number().int().min(18).max(30).default(siteDefaults.legalAgeBride),
  legalAgeGroom: z.number().int().min(18).max(30).default(siteDefaults.legalAgeGroom),
  /** Contact views and interests of members without a plan in a day of the site. */
  freeContactViews: z.number().int().min(0).max(1000).default(1),
  freeInterests: z.number().int().min(0).max(1000).default(5),
  /** Whether administrators need a second factor, and after how many days without one they are refused. */
  secondFactorIsRequired: z.boolean().default(true),
  secondFactorGraceDays: z.number().int().min(0).max(90).default(7),
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
    // Intl throws for an unknown zone.
    return false;
  }
}

/** The site settings: the values that the operator set, and the defaults. */
export async function findSiteSettings(database: Database): Promise<SiteSettings> {
  return siteSettingsSchema.parse(await listSiteSettings(database));
}

/** An unknown setting or an invalid value; its message is for the operator. */
export class SiteSettingError extends Error {
  override name = 'SiteSettingError';
}

/**
 * Stores one site setting as the operator typed it at the command line, and records the change: texts as they are, numbers and
 * lists as JSON. Call it inside a transaction. Throws SiteSettingError naming the key.
 */
export async function updateSiteSetting(
  { database, now }: Pick<Context, 'database' | 'now'>,
  setting: { key: string; text: string },
): Promise<void> {
  const { key, value } = readSiteSetting(setting);
  const { [key]: former } = await findSiteSettings(database);
  await upsertSiteSetting(database, { key, value, now: now() });
  await recordAction(database, {
    administratorId: null,
    action: 'site.changed',
    subject: `setting ${key}`,
    before: { [key]: former },
    after: { [key]: value },
    now: now(),
  });
}

/** The value of a typed text. Throws SiteSettingError naming the key. */
export function readSiteSetting({ key, text: typed }: { key: string; text: string }): {
  key: keyof SiteSettings;
  value: unknown;
} {
  const known = siteSettingsSchema.keyof().safeParse(key);
  if (!known.success) {
    throw new SiteSettingError(
      `There is no site setting "${key}". There are: ${Object.keys(siteSettingsSchema.shape).join(', ')}.`,
    );
  }
  const schema: z.ZodType = siteSettingsSchema.shape[known.data];
  const asText = schema.safeParse(typed);
  const parsed = asText.success ? asText : (parseAsJson(schema, typed) ?? asText);
  if (!parsed.success) throw new SiteSettingError(`${key}: ${z.prettifyError(parsed.error)}`);
  return { key: known.data, value: parsed.data };
}

/** Null for a text that is not JSON. */
function parseAsJson(schema: z.ZodType, typed: string): z.ZodSafeParseResult<unknown> | null {
  try {
    return schema.safeParse(JSON.parse(typed));
  } catch {
    return null;
  }
}
