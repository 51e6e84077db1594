import { expect, test } from 'vitest';
import { siteSettingsSchema } from './define-site-settings.ts';
import { presentManifest, presentRobots, presentSitemap } from './site-files.presenter.ts';

test('search engines may read the public pages, not the areas behind the sign-in', () => {
  const lines = presentRobots('https://example.org').split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Disallow: /admin-');
  expect(lines).toContain('Sitemap: https://example.org/sitemap.xml');
});

test('the sitemap lists the public pages and is well-formed whatever the address', () => {
  const sitemap = presentSitemap('https://example.org/a&b');
  expect(sitemap).toContain('<loc>https://example.org/a&amp;b/terms</loc>');
  expect(sitemap.match(/<url>/g)).toHaveLength(4);
});

test('the installed application carries the name of the site', () => {
  const settings = siteSettingsSchema.parse({ name: 'Sahyatri', description: '' });
  expect(presentManifest(settings)).toMatchObject({ id: '/', name: 'Sahyatri', display: 'standalone' });
  expect(presentManifest(settings)).not.toHaveProperty('description');
});
