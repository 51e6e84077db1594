import type { EndpointData } from '#contract/endpoint.ts';
import { showPage } from '#contract/site/show-page.ts';
import type { ApiClient } from '#web/api/client.ts';

type Page = EndpointData<typeof showPage>;

/** Reads the text of an information page. Throws when the service does not give it: the failure page says so. */
export async function loadInformation(api: ApiClient, page: Page['page']): Promise<Page> {
  return (await api.load(showPage, { page })).data;
}
