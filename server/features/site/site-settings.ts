import type { z } from 'zod';
import { isMessageKey, sentenceOf } from '#contract/calls/sentences.ts';
import { isTaxUnregistered } from '#contract/site/gst.ts';
import { type SiteSettings, siteSettingsSchema } from '#contract/site/site-settings.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listSiteSettings, upsertSiteSettings } from './site.repository.ts';

export { siteSettingsSchema, type SiteSettings };

/** The site settings: the values that the operator set, and the defaults. */
export async function findSiteSettings(database: Database): Promise<SiteSettings> {
  return readStoredSettings(await listSiteSettings(database));
}

/** A stored value that is not valid any more, or whose setting is gone, counts as not set. */
function readStoredSettings(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const valid = Object.entries(siteSettingsSchema.shape).filter(
    ([key, schema]) => Object.hasOwn(stored, key) && schema.safeParse(stored[key]).success,
  );
  return siteSettingsSchema.parse(Object.fromEntries(valid.map(([key]) => [key, stored[key]])));
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
  const settings = await findSiteSettings(database);
  // The two settings of the tax, with the new value of one of them.
  if (isTaxUnregistered({ ...settings, [key]: value })) {
    throw new SiteSettingError(`${key}: ${sentenceOf('validation.gstin_missing')}`);
  }
  const { [key]: former } = settings;
  await upsertSiteSettings(database, { values: { [key]: value }, by: null, now: now() });
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
  if (known.data === 'logo') throw new SiteSettingError('logo: name a file.');
  const schema: z.ZodType = siteSettingsSchema.shape[known.data];
  const asText = schema.safeParse(typed);
  const parsed = asText.success ? asText : (parseAsJson(schema, typed) ?? asText);
  if (!parsed.success) throw new SiteSettingError(`${key}: ${describe(parsed.error)}`);
  return { key: known.data, value: parsed.data };
}

function describe({ issues }: z.ZodError): string {
  return issues.map(({ message }) => (isMessageKey(message) ? sentenceOf(message) : message)).join('. ');
}

/** Null for a text that is not JSON. */
function parseAsJson(schema: z.ZodType, typed: string): z.ZodSafeParseResult<unknown> | null {
  try {
    return schema.safeParse(JSON.parse(typed));
  } catch {
    return null;
  }
}
