import { type LogoFile, pathOfLogo, type PublicLogo } from '#contract/site/logo.fields.ts';
import type { PublicSite } from '#contract/site/site.ts';
import type { Configuration } from '#server/configuration.ts';
import type { PageName } from '#server/locales/en-pages.ts';
import { addressOfMark } from './site-mark.presenter.ts';
import { addressOfTheme } from './site-theme.presenter.ts';
import type { SiteSettings } from './site-settings.ts';

/** The public part of the settings. */
export function presentSite(
  settings: SiteSettings,
  { publicUrl, smsUrl }: Pick<Configuration, 'publicUrl' | 'smsUrl'>,
): PublicSite {
  return {
    name: settings.name,
    member_id_prefix: settings.memberIdPrefix,
    description: settings.description,
    support_email: settings.supportEmail,
    support_phone: settings.supportPhone,
    address: settings.address,
    grievance_officer: settings.grievanceOfficer,
    grievance_email: settings.grievanceEmail,
    time_zone: settings.timeZone,
    currency: settings.currency,
    terms_version: settings.termsVersion,
    everything_is_free: settings.everythingIsFree,
    free_each_day: {
      interests: settings.freeInterests,
      contact_views: settings.freeContactViews,
      messages: settings.freeMessages,
    },
    legal_age_bride: settings.legalAgeBride,
    legal_age_groom: settings.legalAgeGroom,
    password_min_length: settings.passwordMinLength,
    social_links: settings.socialLinks,
    public_url: publicUrl,
    sends_text_messages: smsUrl !== undefined,
    shows_reviewed_only: settings.reviewMode === 'nothing_new',
    theme: addressOfTheme(settings.accent),
    logo: presentLogo(settings),
    icons: presentIcons(settings),
  };
}

export function presentLogo({ logo }: SiteSettings): PublicLogo | null {
  if (logo === null) return null;
  const { width, height, ground } = logo;
  return { path: pathOfLogo(logo, 'logo.webp'), width, height, ground };
}

function presentIcons({ logo, accent }: SiteSettings): PublicSite['icons'] {
  return logo === null
    ? { tab: addressOfMark(accent), touch: '/icons/apple-touch-icon.png', large: '/icons/icon-512.png' }
    : {
        tab: pathOfLogo(logo, 'tab-48.png'),
        touch: pathOfLogo(logo, 'touch-180.png'),
        large: pathOfLogo(logo, 'icon-512.png'),
      };
}

/** The names in the texts of the information pages, with their values. */
export function presentPageNames(settings: SiteSettings, publicUrl: string): Record<PageName, string> {
  return {
    site: settings.name,
    publicUrl,
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    address: settings.address,
    grievanceOfficer: settings.grievanceOfficer,
    grievanceEmail: settings.grievanceEmail,
    legalAgeBride: String(settings.legalAgeBride),
    legalAgeGroom: String(settings.legalAgeGroom),
    termsVersion: settings.termsVersion,
  };
}

/** The pages for search engines. */
const publicPaths = ['/', '/all-Success-Stories', '/terms', '/privacy', '/grievance', '/refunds'] as const;

/** Beginnings of the paths of the member and administrator areas. */
const closedPaths = [
  '/dashboard',
  '/myProfile',
  '/welcome/',
  '/todaysMatch',
  '/myMatch',
  '/moreMatch',
  '/inbox',
  '/settings',
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

/** The design token paper, so that the installed application opens in the colours of its pages. */
const paper = '#FBF6EE';

const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const satisfies { file: LogoFile; size: number; purpose: string }[];

/** The robots.txt: search engines may read all but the member and administrator areas. */
export function presentRobots(publicUrl: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** The sitemap.xml: the list of public pages. */
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

/** The web manifest, with which a phone installs the site as an application. */
export function presentManifest({ name, description, accent, logo }: SiteSettings): object {
  return {
    id: '/',
    name,
    short_name: name,
    ...(description !== '' && { description }),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent,
    background_color: paper,
    icons: icons.map(({ file, size, purpose }) => ({
      src: logo === null ? `/icons/${file}` : pathOfLogo(logo, file),
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
