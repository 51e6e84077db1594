import { sentenceOf } from '#contract/calls/sentences.ts';
import type { SettingKey } from '#contract/site/site-settings.fields.ts';
import type { Context } from '#server/platform/context.ts';
import {
  findCurrentPage,
  type PageName,
  recordVersion,
  storeVersion,
  textSettings,
} from './page-versions.ts';
import { readSiteSetting, SiteSettingError, updateSiteSetting } from './site-settings.ts';
import { lockSiteSettings } from './site.repository.ts';
import { nextVersion } from './site.rules.ts';

/**
 * Stores one site setting as the operator typed it at the command line, and records it. The text of a legal page is published as its
 * next version, and the terms under another version are one as well: the earlier one stays readable. Call it inside a transaction.
 * Throws SiteSettingError naming the key.
 */
export async function setByOperator(
  { database, now, publicUrl }: Pick<Context, 'database' | 'now'> & { publicUrl: string },
  setting: { key: string; text: string },
): Promise<void> {
  const { key, value } = readSiteSetting(setting);
  const page = findPageOf(key);
  if (page === undefined) return updateSiteSetting({ database, now }, setting);
  await lockSiteSettings(database);
  const before = await findCurrentPage({ database, publicUrl }, page);
  const taken = new Set([before.version, ...before.versions.map((one) => one.version)]);
  const wanted = String(value);
  const isVersion = key === 'termsVersion';
  if (isVersion && taken.has(wanted)) {
    throw new SiteSettingError(`${key}: ${sentenceOf('validation.version_taken')}`);
  }
  const version = isVersion ? wanted : nextVersion(before.version, taken);
  const text = isVersion ? before.text : wanted;
  const published = { page, before, version, text, administratorId: null, now: now() };
  await storeVersion(database, { ...published, note: '' });
  await recordVersion(database, published);
}

/** The page whose text or version a setting is. */
function findPageOf(key: SettingKey): PageName | undefined {
  if (key === 'termsVersion') return 'terms';
  const pages: readonly PageName[] = ['terms', 'privacy', 'grievance', 'refunds'];
  return pages.find((page) => textSettings[page] === key);
}
