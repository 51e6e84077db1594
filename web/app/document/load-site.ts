import { showSite, type PublicSite } from '#contract/site/site.ts';
import type { RouterContext } from '#web/app/document/router-context.ts';
import { defaultSite } from './site.ts';

/** Reads the public site settings. When that fails, a page with those it had, or without any, is better than no page. */
export async function loadSite({
  api,
  shownSite,
}: Pick<RouterContext, 'api' | 'shownSite'>): Promise<PublicSite> {
  try {
    const answer = await api.call(showSite, {});
    if (answer.result) return answer.data;
  } catch {
    // Not reachable.
  }
  return shownSite?.() ?? defaultSite;
}
