import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { showPage as showPageEndpoint } from '#contract/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { type CurrentPage, findCurrentPage, isOriginal } from './page-versions.ts';

/**
 * The text of an information page, the operator's own or the product's, filled from the settings; an earlier version as it was shown
 * last. Throws not_found for a version that never was.
 */
export async function showPage(
  { database, configuration }: Context,
  { page, version: wanted }: ValidInput<typeof showPageEndpoint>,
): Promise<EndpointData<typeof showPageEndpoint>> {
  const current = await findCurrentPage({ database, publicUrl: configuration.publicUrl }, page);
  const version = wanted ?? current.version;
  const text = textOf(current, version);
  if (text === null) throw problem('not_found');
  return { page, version, is_current: version === current.version, text, versions: listVersions(current) };
}

function textOf({ version, shown, versions }: CurrentPage, wanted: string): string | null {
  if (wanted === version) return shown;
  return versions.find((one) => one.version === wanted)?.finalText ?? null;
}

function listVersions({ version, versions }: CurrentPage) {
  const listed = versions.map((one) => ({
    version: one.version,
    published_at: isOriginal(one) ? null : one.publishedAt.toISOString(),
  }));
  const isListed = listed.some((one) => one.version === version);
  return isListed ? listed : [{ version, published_at: null }, ...listed];
}
