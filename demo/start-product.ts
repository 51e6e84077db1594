import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/calls/page.ts';
import { type Application, createApplication } from '#server/application.ts';
import type { Configuration } from '#server/configuration.ts';
import { createLogger } from '#server/platform/logging/logger.ts';

const dist = path.join(import.meta.dirname, '../dist');

/** The product with the built screens, in this process, where the portraits can be painted beside it. */
export async function startProduct(configuration: Configuration): Promise<Application> {
  const webServer = pathToFileURL(path.join(dist, 'web-server/entry-server.js')).href;
  // Built from web/entry-server.tsx, whose type this is.
  const web = (await import(webServer)) as { renderPage: RenderPage };
  return createApplication({
    configuration,
    log: createLogger(configuration.logLevel),
    renderPage: web.renderPage,
    browserFiles: path.join(dist, 'web'),
  });
}
