import { showSite, type PublicSite } from '#contract/site/site.ts';
import type { ApiClient } from '#web/api/client.ts';
import { defaultSite } from './site.ts';

/** Reads the public site settings; a page without them is better than no page. */
export async function loadSite(api: ApiClient): Promise<PublicSite> {
  try {
    const answer = await api.call(showSite, {});
    return answer.result ? answer.data : defaultSite;
  } catch {
    return defaultSite;
  }
}
