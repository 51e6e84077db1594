import { createHash } from 'node:crypto';
import { sentenceOf } from '#contract/calls/sentences.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { fillPage } from '#contract/site/fill-page.ts';
import type { publishPage as publishPageEndpoint, showPageVersions } from '#contract/site/page-versions.ts';
import { englishPages } from '#server/locales/en-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { insertPageVersion, listPageVersions, type PageVersion } from './page-versions.repository.ts';
import { presentPageNames } from './site.presenter.ts';
import { listSettingChanges, lockSiteSettings, upsertSiteSettings } from './site.repository.ts';
import { findSiteSettings, type SiteSettings } from './site-settings.ts';

export type PageName = keyof typeof englishPages;
export const textSettings = {
  terms: 'termsText',
  privacy: 'privacyText',
  grievance: 'grievanceText',
  refunds: 'refundsText',
} as const satisfies Record<PageName, keyof SiteSettings>;

/** A page as it is now: its version, the operator's own text if there is one, and what visitors read. */
export type CurrentPage = { version: string; text: string; shown: string; versions: PageVersion[] };

export async function findCurrentPage(
  { database, publicUrl }: { database: Database; publicUrl: string },
  page: PageName,
): Promise<CurrentPage> {
  const settings = await findSiteSettings(database);
  const versions = await listPageVersions(database, page);
  const text = settings[textSettings[page]];
  const lines = text === '' ? englishPages[page] : text.split('\n');
  return {
    version: page === 'terms' ? settings.termsVersion : (versions[0]?.version ?? firstVersion),
    text,
    shown: fillPage(lines, presentPageNames(settings, publicUrl)),
    versions,
  };
}

const firstVersion = '1';

/** A page for the operator, with its source and all versions. */
export async function findPageToEdit(
  { database, publicUrl }: { database: Database; publicUrl: string },
  page: PageName,
): Promise<EndpointData<typeof showPageVersions>> {
  const { version, text, versions } = await findCurrentPage({ database, publicUrl }, page);
  const published = versions.map((one) => ({
    version: one.version,
    is_product: one.text === '',
    note: one.note,
    published_at: isOriginal(one) ? null : one.publishedAt.toISOString(),
    published_by: one.administrator,
  }));
  const isStored = versions.some((one) => one.version === version);
  const current = { version, is_product: text === '', note: '', published_at: null, published_by: null };
  return {
    page,
    version,
    text,
    product_text: englishPages[page].join('\n'),
    names: presentPageNames(await findSiteSettings(database), publicUrl),
    versions: isStored ? published : [current, ...published],
  };
}

/** The text of the product that a first version replaced; no administrator published it. */
export function isOriginal({ text, administrator, note }: PageVersion): boolean {
  return text === '' && administrator === null && note === '';
}

/**
 * Publishes a text as a new version of a page. Throws changed_elsewhere when another version was published since the client read the
 * page, and invalid_input for a version that there is already.
 */
export async function publishPage(
  { transact, configuration, now }: Pick<Context, 'transact' | 'configuration' | 'now'>,
  { input, administratorId }: { input: ValidInput<typeof publishPageEndpoint>; administratorId: number },
): Promise<EndpointData<typeof showPageVersions>> {
  const { page, version, note, previous } = input;
  // The text of the product stays the product's, with what later releases change in it.
  const text = input.text === englishPages[page].join('\n').trim() ? '' : input.text;
  const at = now();
  const { publicUrl } = configuration;
  return transact(async ({ database }) => {
    await lockSiteSettings(database);
    const before = await findCurrentPage({ database, publicUrl }, page);
    if (previous !== undefined && previous !== before.version) {
      const message = sentenceOf('validation.changed_elsewhere');
      throw problem('changed_elsewhere', { errors: [{ field: 'version', message }] });
    }
    const isTaken = before.version === version || before.versions.some((one) => one.version === version);
    if (isTaken) throw fieldProblem('version', 'validation.version_taken');
    await storeVersion(database, { page, before, version, text, note, administratorId, now: at });
    const shown = await findPageToEdit({ database, publicUrl }, page);
    await recordVersion(database, { page, before, version, text, administratorId, now: at });
    return shown;
  });
}

type NewVersion = {
  page: PageName;
  before: CurrentPage;
  version: string;
  /** Empty for the text of the product. */
  text: string;
  /** Null for the operator at the command line. */
  administratorId: number | null;
  now: Date;
};

/** Stores a new version of a page after the one that was shown. Call it while the settings are locked. */
export async function storeVersion(
  database: Database,
  { page, before, version, text, note, administratorId, now }: NewVersion & { note: string },
): Promise<void> {
  await storeShownPage(database, { page, current: before, now });
  const published = { publishedBy: administratorId, publishedAt: now };
  await insertPageVersion(database, { page, version, text, finalText: null, note, ...published });
  const values = { [textSettings[page]]: text, ...(page === 'terms' && { termsVersion: version }) };
  await upsertSiteSettings(database, { values, by: administratorId, now });
}

/** Records a new version, by length and hash of its text. */
export async function recordVersion(
  database: Database,
  { page, before, version, text, administratorId, now }: NewVersion,
): Promise<void> {
  await recordAction(database, {
    administratorId,
    action: 'site.page_published',
    subject: `page ${page}`,
    before: { version: before.version, ...fingerprintOf(before.text) },
    after: { version, ...fingerprintOf(text) },
    now,
  });
}

/** Stores what visitors read so far as a version that stays readable. Call it before the text or its version changes. */
async function storeShownPage(
  database: Database,
  { page, current, now }: { page: PageName; current: CurrentPage; now: Date },
): Promise<void> {
  const { version, text, shown } = current;
  const changes = await listSettingChanges(database);
  const publishedAt = changes.find(({ key }) => key === textSettings[page])?.updatedAt ?? now;
  await insertPageVersion(database, {
    page,
    version,
    text,
    finalText: shown,
    note: '',
    publishedBy: null,
    publishedAt,
  });
}

/** A long text is recorded by its length and hash. */
function fingerprintOf(text: string) {
  return { characters: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}
