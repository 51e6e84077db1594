import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallApi, RenderPage } from '#contract/calls/page.ts';

let vite: ViteDevServer;
let renderPage: RenderPage;

beforeAll(async () => {
  vite = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const entry = await vite.ssrLoadModule('/web/entry-server.tsx');
  // Vite types every module as unknown exports.
  renderPage = entry.renderPage as RenderPage;
});

afterAll(async () => {
  await vite.close();
});

const refuseAll: CallApi = async () => ({
  status: 503,
  body: { result: false, message: 'No.', data: null, code: 'unavailable', request_id: 'r1' },
});

async function render(path: string, callApi: CallApi = refuseAll) {
  return renderPage({ url: `https://site.example${path}`, nonce: 'abc123', callApi });
}

/** What the one meta element with this attribute says. */
function contentOf(html: string, attribute: string): string {
  const found = [...html.matchAll(new RegExp(`<meta ${attribute} content="([^"]*)"`, 'g'))];
  expect([attribute, found.length]).toEqual([attribute, 1]);
  return found[0]?.[1] ?? '';
}

const structuredData = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

/** The schema.org things of a page. */
function structuredDataOf(html: string) {
  const scripts = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => structuredData.parse(JSON.parse(text))['@graph']);
}

describe('a public page', () => {
  test('is rendered with its title and the address search engines should know', async () => {
    const { status, html, headers } = await render('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(html).toMatch(/<title>[^<]+ · InTandem<\/title>/);
    expect(html).toContain('<link rel="canonical" href="https://site.example/"');
  });

  test('describes itself to search engines and messengers', async () => {
    const { html } = await render('/');
    const description = contentOf(html, 'name="description"');
    expect(description.length).toBeGreaterThan(50);
    expect(contentOf(html, 'property="og:description"')).toBe(description);
    expect(contentOf(html, 'property="og:title"')).toMatch(/ · InTandem$/);
    expect(contentOf(html, 'property="og:site_name"')).toBe('InTandem');
    expect(contentOf(html, 'property="og:type"')).toBe('website');
    expect(contentOf(html, 'property="og:url"')).toBe('https://site.example/');
    expect(contentOf(html, 'property="og:image"')).toBe('https://site.example/art/og.jpg');
    expect(contentOf(html, 'name="robots"')).toBe('index, follow');
  });

  test('answers the questions of search engines as data', async () => {
    const things = structuredDataOf((await render('/')).html);
    const questions = things.find((thing) => thing['@type'] === 'FAQPage')?.['mainEntity'];
    expect(questions).toContainEqual({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\.$/) },
    });
    expect(things.find((thing) => thing['@type'] === 'Organization')).toMatchObject({ name: 'InTandem' });
    expect(JSON.stringify(things)).not.toMatch(/\{\{|undefined/);
  });

  test('says its language and direction', async () => {
    expect((await render('/')).html).toMatch(/<html lang="en" dir="ltr"/);
  });

  test('has the nonce on every script', async () => {
    const scripts = (await render('/')).html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((tag) => !tag.includes('nonce="abc123"') && !tag.includes('ld+json'))).toEqual([]);
  });

  test('falls back to English for a language without a catalogue', async () => {
    const page = await renderPage({
      url: 'https://site.example/',
      nonce: 'n',
      callApi: refuseAll,
      language: 'xx',
    });
    expect(page.html).toContain('<html lang="en"');
  });
});

describe('an address of an area', () => {
  test.each(['/dashboard', '/admin-dashboard', '/partner-profile/7'])(
    '%s is a document without personal data that the browser fills',
    async (path) => {
      const { status, html } = await render(path);
      expect(status).toBe(200);
      expect(html).toContain('aria-busy="true"');
      expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );
});

describe('an address that does not exist', () => {
  test('is answered with 404 and a way home', async () => {
    const { status, html } = await render('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('href="/"');
  });
});
