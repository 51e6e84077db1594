import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { PageAnswer, PageRequest, RenderPage } from '#contract/page.ts';
import { createApiClient } from './api/client.ts';
import { clientAssets } from './document/client-assets.ts';
import { createTexts } from './i18n/texts.ts';
import { createAppRouter } from './router.tsx';

/** Renders the page at an address, with its data; the areas of signed-in people as a document that the browser fills. */
export const renderPage: RenderPage = async (request) => {
  try {
    const response = await render(request);
    const error = response.status >= 500 ? new Error(`A page failed: ${request.url}`) : undefined;
    return await answerFrom(response, error);
  } catch (error) {
    return {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      html: plainFailure,
      error,
    };
  }
};

/** Shown only when not even the failure page could be drawn. */
const plainFailure = '500';

async function render({ url, nonce, callApi, language }: PageRequest): Promise<Response> {
  const context = {
    api: createApiClient(callApi),
    texts: await createTexts(language),
    origin: new URL(url).origin,
  };
  const answer = createRequestHandler({
    createRouter: () => createAppRouter({ context, nonce }),
    request: new Request(url),
    getRouterManifest: () => ({ routes: withNonce(nonce) }),
  });
  return answer(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
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

async function answerFrom(response: Response, error: unknown): Promise<PageAnswer> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html: await response.text(),
    ...(error === undefined ? {} : { error }),
  };
}
