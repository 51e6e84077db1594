import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { PublicSite } from '#contract/site/site.ts';
import type { RouterContext } from '#web/app/document/router-context.ts';
import { defaultSite } from './site.ts';

type HeadTag = Record<string, unknown>;

/** Tags that every page carries; a page's own tags of the same name win. */
export function describeSite({ texts, origin }: Pick<RouterContext, 'texts' | 'origin'>, site: PublicSite) {
  const ours = texts.t(site.shows_reviewed_only ? 'descriptionVerified' : 'description');
  const description = site.description === '' ? ours : site.description;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: site.name },
      { name: 'description', content: description },
      { name: 'apple-mobile-web-app-title', content: site.name },
      // Areas and failure pages stay out of search engines; a public page with a canonical path replaces this.
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
      ...(site.theme === '' ? [] : [{ rel: 'stylesheet', href: site.theme }]),
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: site.icons.tab },
      { rel: 'apple-touch-icon', href: site.icons.touch },
    ],
  };
}

type Page = {
  title: string;
  description?: string;
  /** The path under which search engines list the page; without it they are asked not to list it. */
  canonicalPath?: string;
  /** A schema.org object, written as JSON-LD. */
  structuredData?: object;
};

/** The part of what a route's `head` receives that the page's tags need. */
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

/** The site settings, from the root route's loaded data. Components use `useSite`. */
export function siteOf(matches: HeadInput['matches']): PublicSite {
  const loaded = matches[0]?.loaderData;
  const isSite = (value: unknown): value is { site: PublicSite } =>
    typeof value === 'object' && value !== null && 'site' in value;
  return isSite(loaded) ? loaded.site : defaultSite;
}

/** Reads the version of a page: `?version=2`. */
export function readVersion({ version }: Record<string, unknown>): { version?: string } {
  // The router reads a version of digits as a number.
  return typeof version === 'string' || typeof version === 'number' ? { version: String(version) } : {};
}

/** Reads the secret in the query of a link: `?token=…`. New links have it in the fragment (`link-token.tsx`). */
export function readLinkToken({ token }: Record<string, unknown>): { token?: string } {
  // The router reads a token of digits as a number.
  return typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {};
}

/** The `headers` of the areas of members and administrators. */
export function listAreaHeaders(): Record<string, string> {
  return { 'x-robots-tag': 'noindex' };
}

/** The `headers` of a page that a mail links to; a tag in the head is too late for files that a browser preloads. */
export function listLinkHeaders(): Record<string, string> {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** The `head` of such a page: no request from it carries the address with its secret. */
export function describeLinkPage(route: Parameters<typeof describePage>[0], title: string) {
  const { meta, links } = describePage(route, { title });
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }], links };
}

/** How much of a description search engines show. */
const longestDescription = 160;

/** The beginning of a text, for its description: whole words of the first paragraph. */
export function summariseText(text: string): string {
  const [paragraph = ''] = text.split('\n');
  if (paragraph.length <= longestDescription) return paragraph;
  return `${paragraph.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}
