import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/page.ts';
import { createApplication } from './application.ts';
import { readConfiguration } from './configuration.ts';
import { ConfigurationError } from './platform/configuration/setting.ts';
import { DataDirectoryInUse } from './platform/database/data-directory-lock.ts';
import { createLogger } from './platform/logging/logger.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';

const dist = join(import.meta.dirname, '..');

/** Starts the built product and stops it gracefully. */
async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  // Built beside this file from web/entry-server.tsx, whose type this is; a path, because server and web never import each other.
  const webServer = pathToFileURL(join(dist, 'web-server/entry-server.js')).href;
  const web = (await import(webServer)) as { renderPage: RenderPage };
  const application = await createApplication({
    configuration,
    log,
    renderPage: web.renderPage,
    browserFiles: join(dist, 'web'),
  });
  stopOnSignals(application.close, log);
  if (configuration.rateLimits === 'off') log.warn('RATE_LIMITS=off: limits per network address are lifted');
  try {
    await application.server.listen({ port: configuration.port, host: configuration.host });
  } catch (error) {
    // A busy port, most often. Nothing may be left that holds the data directory.
    await application.close();
    throw error;
  }
  log.info({ publicUrl: configuration.publicUrl }, 'ready');
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${isOperatorsToMend(error) ? error.message : describe(error)}\n`);
  process.exitCode = 1;
}

/** A wrong setting, a data directory or a port that somebody else has: a sentence says it all. */
function isOperatorsToMend(error: unknown): error is Error {
  if (error instanceof ConfigurationError || error instanceof DataDirectoryInUse) return true;
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
