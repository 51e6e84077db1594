import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { siteSettingsSchema } from './define-site-settings.ts';
import { upsertSiteSetting } from './site.repository.ts';

/** A setting that does not exist, or a value it cannot have; said to the operator. */
export class SiteSettingError extends Error {
  override name = 'SiteSettingError';
}

/**
 * Keeps one site setting, given as the operator typed it: texts as they are, numbers and lists as JSON.
 * Throws SiteSettingError naming the key.
 */
export async function updateSiteSetting(
  { database, now }: Pick<Context, 'database' | 'now'>,
  setting: { key: string; text: string },
): Promise<void> {
  await upsertSiteSetting(database, { ...readSiteSetting(setting), now: now() });
}

/** The value that a typed text stands for. Throws SiteSettingError naming the key. */
export function readSiteSetting({ key, text }: { key: string; text: string }): {
  key: string;
  value: unknown;
} {
  const known = siteSettingsSchema.keyof().safeParse(key);
  if (!known.success) {
    throw new SiteSettingError(
      `There is no site setting "${key}". There are: ${Object.keys(siteSettingsSchema.shape).join(', ')}.`,
    );
  }
  const schema: z.ZodType = siteSettingsSchema.shape[known.data];
  const asText = schema.safeParse(text);
  const parsed = asText.success ? asText : (parseAsJson(schema, text) ?? asText);
  if (!parsed.success) throw new SiteSettingError(`${key}: ${z.prettifyError(parsed.error)}`);
  return { key, value: parsed.data };
}

function parseAsJson(schema: z.ZodType, text: string): z.ZodSafeParseResult<unknown> | null {
  try {
    return schema.safeParse(JSON.parse(text));
  } catch {
    // Not JSON: then it was meant as a text.
    return null;
  }
}
