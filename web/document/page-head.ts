import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { PublicSite } from '#contract/site/show-site.ts';
import type { RouterContext } from '#web/router-context.ts';
import { defaultSite } from './site.ts';

type HeadTag = Record<string, unknown>;

/** Tags that every page carries; a page's own tags of the same name win. */
export function describeSite({ texts, origin }: Pick<RouterContext, 'texts' | 'origin'>, site: PublicSite) {
  const description = site.description === '' ? texts.t('description') : site.description;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: site.name },
      { name: 'description', content: description },
      { name: 'apple-mobile-web-app-title', content: site.name },
      // Areas and failure pages stay out of search engines; a public page says otherwise with its canonical path.
      { name: 'robots', content: 'noindex' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: site.name },
      { property: 'og:description', content: description },
      { property: 'og:image', content: `${origin}/art/og.jpg` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: site.name },
      { name: 'twitter:card', content: 'summary_large_image' },
    ] satisfies HeadTag[],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: figtree, crossOrigin: 'anonymous' as const },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: fraunces, crossOrigin: 'anonymous' as const },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ],
  };
}

type Page = {
  title: string;
  description?: string;
  /** The path that search engines should know the page by; left out, they are asked not to list it. */
  canonicalPath?: string;
  /** A schema.org object, written as JSON-LD. */
  structuredData?: object;
};

/** The shape that a route's `head` receives, as far as the page's tags need it. */
type HeadInput = {
  match: { context: Pick<RouterContext, 'origin'> };
  matches: readonly { loaderData?: unknown }[];
};

/** The tags of one page, for a route's `head`: `head: (route) => describePage(route, { title: … })`. */
export function describePage({ match, matches }: HeadInput, page: Page) {
  const title = `${page.title} · ${siteOf(matches).name}`;
  const address =
    page.canonicalPath === undefined ? undefined : `${match.context.origin}${page.canonicalPath}`;
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      ...(page.description === undefined
        ? []
        : [
            { name: 'description', content: page.description },
            { property: 'og:description', content: page.description },
          ]),
      ...(address === undefined
        ? []
        : [
            { name: 'robots', content: 'index, follow' },
            { property: 'og:url', content: address },
          ]),
      ...(page.structuredData === undefined ? [] : [{ 'script:ld+json': page.structuredData }]),
    ],
    links: address === undefined ? [] : [{ rel: 'canonical', href: address }],
  };
}

/** The site settings, from the root route's loaded data. For `head` functions; components use `useSite`. */
function siteOf(matches: HeadInput['matches']): PublicSite {
  const loaded = matches[0]?.loaderData;
  const isSite = (value: unknown): value is { site: PublicSite } =>
    typeof value === 'object' && value !== null && 'site' in value;
  return isSite(loaded) ? loaded.site : defaultSite;
}
