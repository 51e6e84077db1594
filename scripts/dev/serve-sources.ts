import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { createServer as createViteServer } from 'vite';
import type { RenderPage } from '#contract/calls/page.ts';
import { createApplication } from '#server/application.ts';
import { readConfiguration } from '#server/configuration.ts';
import { prepareDataDirectory } from '#server/platform/configuration/data-directory.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { stopOnSignals } from '#server/platform/stop-on-signals.ts';

/** Serves the product from its sources: Vite answers for everything under web/, the application for the rest. */
async function serveSources(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  prepareDataDirectory(configuration.dataDirectory, (message) => log.warn(message));
  const http = createHttpServer();
  const vite = await createViteServer({
    configFile: path.join(import.meta.dirname, '../../vite.config.ts'),
    // Loaded by Node itself, the configuration is watched like the server's sources and leaves no file behind.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: http } },
  });

  const renderPage: RenderPage = async (request) => {
    const entry = await vite.ssrLoadModule('/web/entry-server.tsx');
    // Vite types every module as unknown exports.
    const page = await (entry.renderPage as RenderPage)(request);
    return { ...page, html: withStyleNonce(page.html) };
  };

  const application = await createApplication({ configuration, log, renderPage, browserFiles: null });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => application.server.routing(request, response));
  });
  // Vite answers the others by itself: they tell open pages of changed sources.
  http.on('upgrade', (...upgrade) => {
    if (upgrade[0].url?.startsWith('/api/') === true) {
      application.server.server.emit('upgrade', ...upgrade);
    }
  });
  await application.startWorkers();
  stopOnSignals(async () => {
    await vite.close();
    http.close();
    await application.close();
  }, log);
  http.listen(configuration.port, configuration.host, () => {
    log.info({ publicUrl: configuration.publicUrl }, 'ready, from the sources');
  });
}

/** Vite looks for the nonce of its style elements in the attribute, where the router writes it into the content. */
function withStyleNonce(html: string): string {
  return html.replace(/(<meta property="csp-nonce" content="([^"]+)")/, '$1 nonce="$2"');
}

await serveSources();
