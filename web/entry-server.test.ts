import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallApi, RenderPage } from '#contract/calls/page.ts';
import { aStoryWire } from '#tests/components/stories/wire-story.ts';

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

const stories = [...Array(30).keys()].map((index) => aStoryWire({ ss_id: index + 1 }));

/** Answers about stories as the server does; everything else is refused. */
function tellStories(changes: Parameters<typeof aStoryWire>[0] = {}): CallApi {
  const shown = [aStoryWire({ ss_id: 7, ...changes }), ...stories.filter(({ ss_id }) => ss_id !== 7)];
  return async (path, init) => {
    const { pathname, searchParams: query } = new URL(path, 'https://site.example');
    const answer = (data: object, extra = {}) => ({
      status: 200,
      body: { result: true, message: '', data, ...extra },
    });
    if (pathname === '/api/success_story/list') {
      const found = query.get('search') === 'Nowhere' ? [] : shown;
      const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
      return answer(found.slice((page - 1) * limit, page * limit), { total: found.length });
    }
    const story = shown.find(({ ss_id }) => String(ss_id) === query.get('id'));
    if (pathname !== '/api/success_story/show') return refuseAll(path, init);
    if (story !== undefined) return answer(story);
    return {
      status: 404,
      body: { result: false, message: 'No.', data: null, code: 'not_found', request_id: 'r1' },
    };
  };
}

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

const longStory = `${'We met in spring. '.repeat(20)}The end.`;
const hostile = '<script>alert("story")</script><img src=x onerror=alert(1)>';

describe('the pages of success stories', () => {
  test('the landing page contains the beginnings of twelve stories', async () => {
    const { html } = await render('/', tellStories({ ss_story: longStory }));
    expect(html).toContain('We met in spring. We met');
    expect(html).not.toContain('The end.');
    expect(html).toContain('/view-success-story?id=12"');
    expect(html).not.toContain('/view-success-story?id=13"');
  });

  test('the list has pages that search engines find, and cut texts', async () => {
    const { status, html } = await render(
      '/all-Success-Stories?page=2',
      tellStories({ ss_story: longStory }),
    );
    expect(status).toBe(200);
    expect(html).toContain('Page 2 of 3');
    expect(html).not.toContain('The end.');
    const links = [...html.matchAll(/<link rel="(canonical|prev|next)" href="([^"]*)"/g)];
    expect(links.map(([, rel, href]) => `${rel} ${href}`).toSorted()).toEqual([
      'canonical https://site.example/all-Success-Stories?page=2',
      'next https://site.example/all-Success-Stories?page=3',
      'prev https://site.example/all-Success-Stories',
    ]);
    expect(contentOf(html, 'name="robots"')).toBe('index, follow');
    const list = structuredDataOf(html).find((thing) => thing['@type'] === 'ItemList');
    expect(list?.['itemListElement']).toHaveLength(12);
    expect(list?.['itemListElement']).toContainEqual(expect.objectContaining({ position: 13 }));
  });

  test('what a search finds stays out of search engines, and shows what was searched for', async () => {
    const found = await render('/all-Success-Stories?search=Kottayam', tellStories());
    expect(found.html).toContain('30 stories for “Kottayam”');
    expect(found.html).toContain('value="Kottayam"');
    expect(contentOf(found.html, 'name="robots"')).toBe('noindex');
    const none = await render('/all-Success-Stories?search=Nowhere', tellStories());
    expect([none.status, none.html.includes('No story found')]).toEqual([200, true]);
    expect(none.html).toContain('Show all stories');
  });

  test.each([
    ['/all-Success-Stories?page=4', 'There are no stories on this page'],
    ['/view-success-story?id=99', 'This story is not here'],
    ['/view-success-story', 'This story is not here'],
  ])('%s is answered with 404 and a way on', async (path, title) => {
    const { status, html } = await render(path, tellStories());
    expect(status).toBe(404);
    expect(html).toContain(title);
    expect(html).toContain('href="/all-Success-Stories"');
    expect(contentOf(html, 'name="robots"')).toBe('noindex');
  });

  test.each([
    ['/admin', '/admin-dashboard'],
    ['/login', '/?dialog=sign-in'],
  ])('%s leads to the way to sign in', async (path, way) => {
    const { status, headers } = await render(path);
    expect([status, headers['location']]).toEqual([307, way]);
  });

  test.each([
    ['/view-success-story?id=seven', '/view-success-story'],
    ['/all-Success-Stories?search=&page=1', '/all-Success-Stories'],
    ['/all-Success-Stories?search=Kochi&page=-3', '/all-Success-Stories?search=Kochi'],
    ['/all-Success-Stories?utm_source=friends', '/all-Success-Stories'],
  ])('%s, which names what it cannot mean, is the page of %s', async (path, clean) => {
    const pages = await Promise.all([path, clean].map((one) => render(one, tellStories())));
    const [shown, wanted] = pages.map(({ status, html }) => [
      status,
      /<title>.*?<\/title>/.exec(html)?.[0],
      /<link rel="canonical"[^>]*>/.exec(html)?.[0],
    ]);
    expect(shown).toEqual(wanted);
    expect(shown?.[0]).toBeLessThan(500);
    expect(pages[0]?.headers).not.toHaveProperty('location');
  });

  test('stories that could not be loaded are a failure, not an empty list', async () => {
    const { status, html } = await render('/all-Success-Stories');
    expect(status).toBe(500);
    expect(html).toContain('Retry');
  });

  test('one story shows the first names, the month, the place and the whole text, and an ID that is there', async () => {
    const { status, html } = await render(
      '/view-success-story?id=7',
      tellStories({ ss_story: `${longStory}\n\nAnd a second part.`, bride_id: 12 }),
    );
    expect(status).toBe(200);
    const text = html.replaceAll(/<!-- -->|<[^>]*>/g, '|').replaceAll(/\|[\s|]*/g, '|');
    expect(text).toContain('Asha &amp; Joseph|Bride|Asha|ITM|12|Groom|Joseph|Wedding|February 2026|');
    expect(text).toContain('Place|Kottayam|');
    expect(text).toContain('The end.|And a second part.|');
  });

  test('a shared story has a title, a description and its own picture in the preview', async () => {
    const picture = { ss_image: '/photos/AbC_1-x/card-1200.jpg' };
    const { html } = await render(
      '/view-success-story?id=7',
      tellStories({ ss_story: longStory, ...picture }),
    );
    expect(contentOf(html, 'property="og:title"')).toBe('Asha &amp; Joseph: a success story · InTandem');
    expect(contentOf(html, 'property="og:description"')).toMatch(/^We met in spring\..{100,140}…$/);
    expect(contentOf(html, 'property="og:type"')).toBe('article');
    expect(contentOf(html, 'property="og:image"')).toBe('https://site.example/photos/AbC_1-x/share-1200.jpg');
    expect(contentOf(html, 'property="og:image:alt"')).toBe('Asha and Joseph');
    expect(contentOf(html, 'name="twitter:card"')).toBe('summary_large_image');
    expect(html).toContain('<link rel="canonical" href="https://site.example/view-success-story?id=7"');
    expect(structuredDataOf(html)).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Asha and Joseph',
        author: [
          { '@type': 'Person', name: 'Asha' },
          { '@type': 'Person', name: 'Joseph' },
        ],
        image: '/photos/AbC_1-x/share-1200.jpg',
      }),
    );
    const drawn = await render('/view-success-story?id=7', tellStories({ ss_image: '/art/story-1.webp' }));
    expect(contentOf(drawn.html, 'property="og:image"')).toBe('https://site.example/art/og.jpg');
  });

  test('scripts in a story are text', async () => {
    const call = tellStories({
      ss_story: hostile,
      ss_place: hostile,
      bride_firstname: hostile,
      name: hostile,
    });
    for (const path of ['/', '/all-Success-Stories', '/view-success-story?id=7']) {
      const { status, html } = await render(path, call);
      expect([path, status, html.includes('alert(')]).toEqual([path, 200, true]);
      expect(html).not.toMatch(/<script>alert|<img src=x/);
    }
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
