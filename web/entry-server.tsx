import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { renderToReadableStream } from 'react-dom/server';
import type { PageAnswer, PageRequest, RenderPage } from '#contract/calls/page.ts';
import { createApiClient } from './app/client/client.ts';
import { clientAssets } from './app/document/client-assets.ts';
import { createTexts } from './locales/texts.ts';
import { common } from './locales/en/common.ts';
import { createAppRouter } from './router.tsx';

/** Renders the page at an address, with its data; the areas of signed-in people as a document that the browser fills. */
export const renderPage: RenderPage = async (request) => {
  try {
    const answer = await render(request);
    const url = urlOfSamePage(answer, request);
    return url === null ? answer : await render({ ...request, url });
  } catch (error) {
    return {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: lastResort,
      error,
    };
  }
};

/**
 * The router redirects where an address has parameters that no page reads, such as those of an advertisement. The page is rendered without
 * them at once: a redirect costs a slow phone a second.
 */
function urlOfSamePage({ headers: { location } }: PageAnswer, { url }: PageRequest): string | null {
  if (location === undefined) return null;
  const [from, to] = [new URL(url), new URL(location, url)];
  return from.origin === to.origin && from.pathname === to.pathname && from.search !== to.search
    ? to.href
    : null;
}

/** Shown only when not even the failure page could be drawn. */
const lastResort = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${common.failure.title}</title><h1>${common.failure.title}</h1><p>${common.failure.text}</p></html>`;

async function render({ url, nonce, callApi, language, posted }: PageRequest): Promise<PageAnswer> {
  const context = {
    api: createApiClient(callApi),
    texts: await createTexts(language),
    origin: new URL(url).origin,
    ...(posted !== undefined && { posted }),
  };
  let failure: unknown;
  const answer = createRequestHandler({
    createRouter: () => createAppRouter({ context, nonce }),
    request: new Request(url),
    getRouterManifest: () => ({ routes: withNonce(nonce) }),
  });
  const response = await answer(async ({ router, responseHeaders }) => {
    failure = router.state.matches.find(({ status }) => status === 'error')?.error;
    const stream = await renderToReadableStream(<RouterServer router={router} />, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    });
    // Whole pages only: their status is known when the first byte leaves.
    await stream.allReady;
    const html = await new Response(stream).text();
    return renderSsrHtmlResponse({ router, responseHeaders, render: () => html });
  });
  return {
    status: failure === undefined ? response.status : 500,
    headers: Object.fromEntries(response.headers),
    html: await response.text(),
    ...(failure === undefined ? {} : { error: failure }),
  };
}

/** The router does not put the nonce on manifest scripts by itself. */
function withNonce(nonce: string) {
  return Object.fromEntries(
    Object.entries(clientAssets.routes).map(([id, { scripts, ...rest }]) => [
      id,
      { ...rest, scripts: scripts.map((script) => ({ ...script, attrs: { ...script.attrs, nonce } })) },
    ]),
  );
}
