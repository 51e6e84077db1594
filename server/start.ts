import { Session } from 'node:inspector';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { RenderPage } from '#contract/calls/page.ts';
import { createApplication } from './application.ts';
import { readConfiguration } from './configuration.ts';
import { prepareDataDirectory } from './platform/configuration/data-directory.ts';
import { findRisks } from './platform/configuration/find-risks.ts';
import { ConfigurationError } from './platform/configuration/setting.ts';
import { DataDirectoryInUse } from './platform/database/data-directory-lock.ts';
import { createLogger } from './platform/logging/logger.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';

const dist = join(import.meta.dirname, '..');

/** Starts the built product and stops it gracefully. */
async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  const warn = warnBy(log);
  prepareDataDirectory(configuration.dataDirectory, warn);
  // Built from web/entry-server.tsx, which has this type; loaded by path, because server and web never import each other.
  const webServer = pathToFileURL(join(dist, 'web-server/entry-server.js')).href;
  const web = (await import(webServer)) as { renderPage: RenderPage };
  const creating = createApplication({
    configuration,
    log,
    renderPage: web.renderPage,
    browserFiles: join(dist, 'web'),
  });
  // A signal that comes meanwhile must not leave the database server behind.
  stopOnSignals(() => creating.then(({ close }) => close(), ignoreFailure), log);
  const application = await creating;
  for (const risk of findRisks(configuration)) warn(risk);
  try {
    await application.server.listen({ port: configuration.port, host: configuration.host });
    log.info({ publicUrl: configuration.publicUrl }, 'ready');
    await application.startWorkers();
    // A process that is killed later would not store the code it compiled.
    flushCompileCache();
    collectGarbage();
  } catch (error) {
    // Most often the port is in use. The lock on the data directory must be released.
    await application.close();
    throw error;
  }
}

/**
 * Gives back the 40 MiB of garbage that a start leaves: a process at rest collects none by itself. It takes a tenth of a second, once.
 * A lower limit for young objects would keep the heap as small, but cost every call a tenth of its processor time.
 */
function collectGarbage(): void {
  const session = new Session();
  session.connect();
  // In a turn of its own: the session still holds a lock that its end would wait for.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}

/** A start that fails says so itself. */
function ignoreFailure(): void {}

/** Writes the warnings of a start to the log, or to the error output when the log does not take them. */
function warnBy(log: Logger): (message: string) => void {
  return (message) => {
    if (log.isLevelEnabled('warn')) log.warn(message);
    else process.stderr.write(`${message}\n`);
  };
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${isOperatorError(error) ? error.message : describe(error)}\n`);
  process.exitCode = 1;
}

/** Whether the operator can mend an error, so that its message is enough: a wrong setting, a data directory or a port in use. */
function isOperatorError(error: unknown): error is Error {
  if (error instanceof ConfigurationError || error instanceof DataDirectoryInUse) return true;
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
