import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { showPage as showPageEndpoint } from '#contract/site/site.ts';
import { englishPages } from '#server/locales/en-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { presentPageNames } from './site.presenter.ts';
import { fillPage } from './site.rules.ts';
import { findSiteSettings } from './site.ts';

const textSettings = { terms: 'termsText', privacy: 'privacyText', grievance: 'grievanceText' } as const;

/** The text of an information page: the operator's own, unchanged, or the product's, filled from the settings. */
export async function showPage(
  { database, configuration }: Context,
  { page }: ValidInput<typeof showPageEndpoint>,
): Promise<EndpointData<typeof showPageEndpoint>> {
  const settings = await findSiteSettings(database);
  const ownText = settings[textSettings[page]];
  const filledText = fillPage(englishPages[page], presentPageNames(settings, configuration.publicUrl));
  return { page, version: settings.termsVersion, text: ownText === '' ? filledText : ownText };
}
