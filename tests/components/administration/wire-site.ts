import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showPageVersions } from '#contract/site/page-versions.ts';
import type { showSiteSettings } from '#contract/site/site-editing.ts';
import { nameSettings, siteSettingsSchema } from '#contract/site/site-settings.fields.ts';

export type SiteWire = EndpointData<typeof showSiteSettings>;

/** The settings of a site with these changes by an administrator. */
export function aSite(values: Partial<SiteWire['values']> = {}, logo: SiteWire['logo'] = null): SiteWire {
  const defaults = nameSettings(siteSettingsSchema.parse({}));
  const changed = [...Object.keys(values), ...(logo === null ? [] : ['logo'])];
  const changes = changed.map((name) => ({
    name,
    changed_at: '2026-11-20T10:00:00.000Z',
    changed_by: 'Mary Thomas',
  }));
  return { values: { ...defaults, ...values }, defaults, logo, changes };
}

/** A legal page with one line that is left out, in its first version. */
export const aPageWithVersions = (): EndpointData<typeof showPageVersions> => ({
  page: 'terms',
  version: '1',
  text: '',
  product_text: '## Rules\nWelcome to {site}.\n- Telephone: {supportPhone}',
  names: { site: 'InTandem', supportPhone: '' },
  versions: [{ version: '1', is_product: true, note: '', published_at: null, published_by: null }],
});
