import type { SiteSettings } from './define-site-settings.ts';

/** The pages that search engines shall know. */
const publicPaths = ['/', '/terms', '/privacy', '/grievance'] as const;

/** Beginnings of the paths of the member and administrator areas. */
const closedPaths = [
  '/dashboard',
  '/myProfile',
  '/todaysMatch',
  '/myMatch',
  '/moreMatch',
  '/inbox',
  '/subscription',
  '/shortlisted',
  '/profile-vists',
  '/partner-profile/',
  '/chatWindow',
  '/admin-',
  '/userManagement',
  '/user-profileView',
  '/banner-settings',
  '/enquiries',
] as const;

/** The token colours mulberry 600 and paper: what opens the installed application must look like its pages. */
const colors = { theme: '#8E1F4B', background: '#FBF6EE' } as const;

const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** What search engines may read. */
export function presentRobots(publicUrl: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** The list of public pages. */
export function presentSitemap(publicUrl: string): string {
  const pages = publicPaths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

/** What a phone needs to install the site as an application. */
export function presentManifest({ name, description }: SiteSettings): object {
  return {
    id: '/',
    name,
    short_name: name,
    ...(description !== '' && { description }),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: icons.map(({ file, size, purpose }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
