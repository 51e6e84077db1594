import type { EndpointData, ValidInput } from '#contract/endpoint.ts';
import type { showPage as contract } from '#contract/site/show-page.ts';
import { englishPages } from '#server/locales/en-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { presentPageNames } from './site.presenter.ts';
import { fillPage } from './site.rules.ts';
import { findSiteSettings } from './site.ts';

const ownTexts = { terms: 'termsText', privacy: 'privacyText', grievance: 'grievanceText' } as const;

/** The text of an information page: the operator's own word for word, else the product's filled from the settings. */
export async function showPage(
  { database, configuration }: Context,
  { page }: ValidInput<typeof contract>,
): Promise<EndpointData<typeof contract>> {
  const settings = await findSiteSettings(database);
  const ownText = settings[ownTexts[page]];
  const filledText = fillPage(englishPages[page], presentPageNames(settings, configuration.publicUrl));
  return { page, version: settings.termsVersion, text: ownText === '' ? filledText : ownText };
}
