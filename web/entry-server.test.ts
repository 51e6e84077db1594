import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallApi, RenderPage } from '#contract/page.ts';

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

describe('a public page', () => {
  test('is rendered with its title and the address search engines should know', async () => {
    const { status, html, headers } = await render('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(html).toMatch(/<title>[^<]+ · InTandem<\/title>/);
    expect(html).toContain('<link rel="canonical" href="https://site.example/"');
  });

  test('says its language and direction', async () => {
    expect((await render('/')).html).toMatch(/<html lang="en" dir="ltr"/);
  });

  test('lets no script stand without the nonce', async () => {
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
    '%s is a document without anybody’s data that the browser fills',
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
