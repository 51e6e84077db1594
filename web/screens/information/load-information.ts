import { notFound } from '@tanstack/react-router';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showPage } from '#contract/site/site.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import type { ApiClient } from '#web/app/client/client.ts';

type Page = EndpointData<typeof showPage>;

/**
 * Loads an information page, or an earlier version of it. Throws when that fails, and the router shows the failure page, or that there
 * is no such page.
 */
export async function loadInformation(
  api: ApiClient,
  { page, version }: { page: Page['page']; version: string | undefined },
): Promise<Page> {
  try {
    return (await api.load(showPage, { page, ...(version !== undefined && { version }) })).data;
  } catch (error) {
    if (error instanceof ApiRefused && error.refusal.code === 'not_found') throw notFound();
    throw error;
  }
}
