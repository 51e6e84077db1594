import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showPage } from '#contract/site/site.ts';
import type { ApiClient } from '#web/api/client.ts';

type Page = EndpointData<typeof showPage>;

/** Loads an information page. Throws when that fails, and the router shows the failure page. */
export async function loadInformation(api: ApiClient, page: Page['page']): Promise<Page> {
  return (await api.load(showPage, { page })).data;
}
