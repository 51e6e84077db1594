import { expect, test } from 'vitest';
import { fillPage } from '#contract/site/fill-page.ts';
import { englishPages } from '#server/locales/en-pages.ts';
import { presentManifest, presentPageNames, presentRobots, presentSitemap } from './site.presenter.ts';
import { siteSettingsSchema } from './site-settings.ts';

const pages = Object.entries(englishPages);
const freshNames = presentPageNames(siteSettingsSchema.parse({}), 'https://example.org');
const emptyNames = Object.fromEntries(Object.keys(freshNames).map((name) => [name, '']));

test.each(pages)('every name in the text of %s is filled on a fresh installation', (_page, lines) => {
  expect(fillPage(lines, freshNames)).not.toMatch(/[{}]|undefined/);
});

test.each(pages)('every heading of %s has text below it, with any settings', (_page, lines) => {
  expect(`${fillPage(lines, freshNames)}\n## end`).not.toMatch(/^## .*\n## /m);
});

test.each(pages)('the text of %s is complete without any setting', (_page, lines) => {
  const text = fillPage(lines, emptyNames);
  expect(text.length).toBeGreaterThan(1000);
});

test('the pages state the legal periods and the purpose', () => {
  expect(fillPage(englishPages.grievance, freshNames)).toMatch(/acknowledges your complaint within 24 hours/);
  expect(fillPage(englishPages.terms, freshNames)).toMatch(/matrimonial website, not a dating website/);
  expect(fillPage(englishPages.privacy, freshNames)).toMatch(/kept for one year/);
});

test('search engines may read the public pages, not the areas behind the sign-in', () => {
  const lines = presentRobots('https://example.org').split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Disallow: /admin-');
  expect(lines).toContain('Sitemap: https://example.org/sitemap.xml');
});

test('the sitemap lists the public pages, and is well-formed for any address', () => {
  const sitemap = presentSitemap('https://example.org/a&b');
  expect(sitemap).toContain('<loc>https://example.org/a&amp;b/terms</loc>');
  expect(sitemap).toContain('<loc>https://example.org/a&amp;b/refunds</loc>');
  expect(sitemap).toContain('<loc>https://example.org/a&amp;b/all-Success-Stories</loc>');
  expect(sitemap.match(/<url>/g)).toHaveLength(6);
});

test('the installed application has the name of the site', () => {
  const settings = siteSettingsSchema.parse({ name: 'Sahyatri', description: '' });
  expect(presentManifest(settings)).toMatchObject({ id: '/', name: 'Sahyatri', display: 'standalone' });
  expect(presentManifest(settings)).not.toHaveProperty('description');
});
