import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { RenderPage } from '#contract/calls/page.ts';
import { type Application, createApplication } from '#server/application.ts';
import { type Configuration, readConfiguration } from '#server/configuration.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { openOutboxStore, type OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { createTestClock, type TestClock } from './clocks/test-clock.ts';
import { createTestDatabase, type TestDatabase } from './databases/test-database.ts';

export type TestApplication = Omit<Application, 'runJobs'> & {
  /** Runs the queued work until nothing is due; with `later` also what waits for its time or its next try. */
  runJobs: (also?: { later: boolean }) => Promise<void>;
  clock: TestClock;
  outbox: OutboxStore;
  dataDirectory: string;
  /** The log so far, as text. */
  logged: () => string;
  /** Stops the product as a signal would; its data stay until `close`. */
  stop: () => Promise<void>;
};

/** Application tests call the API; journeys cover the rendered pages. A page that answers a form contains what it was given as JSON. */
const renderEmptyPage: RenderPage = async ({ posted }) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  html: `<!doctype html>${posted === undefined ? '' : JSON.stringify(posted)}`,
});

/**
 * Starts the real product in this process, without accounts. Its database is a copy of a migrated one on the server of the run,
 * unless the environment names its own; an empty DATABASE_URL is the embedded server of its data directory. Its queue is worked on
 * only by runJobs, so that nothing changes behind a test.
 */
export async function startApplication(
  environment: Record<string, string> = {},
  { beginning }: { beginning?: number } = {},
): Promise<TestApplication> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-test-'));
  const database = await prepareDatabase(environment);
  const configuration: Configuration = readConfiguration({
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    OUTBOX_SHOWS_CODES: 'on',
    LOG_LEVEL: 'debug',
    DATABASE_URL: database.url,
    ...environment,
  });
  const lines: string[] = [];
  const sink = { write: (line: string) => void lines.push(line) };
  const clock = createTestClock(beginning);
  const application = await createApplication({
    configuration,
    log: createLogger(configuration.logLevel, sink),
    renderPage: renderEmptyPage,
    browserFiles: null,
    now: clock.now,
    // Tests call scheduled work themselves. By the real clock it would change what a slow test is about to read.
    isScheduling: false,
  });
  const runDue = async (later: boolean) => {
    if (later) await endPauses(application.context);
    await application.runJobs();
  };
  let running: Promise<void> = Promise.resolve();
  // One after the other: a second run finds nothing due while the first one still writes its mails.
  const runJobs = ({ later } = { later: false }) => {
    const run = running.catch(() => undefined).then(() => runDue(later));
    running = run;
    return run;
  };
  const close = async () => {
    await application.close();
    await database.drop();
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
  };
  const outbox = openOutboxStore(join(dataDirectory, 'outbox'));
  const logged = () => lines.join('');
  return { ...application, runJobs, clock, outbox, dataDirectory, logged, stop: application.close, close };
}

/** Tasks that are to run later, and those that failed, wait by the clock of the database. */
async function endPauses({ database }: Application['context']): Promise<void> {
  await sql`update jobs.job set start_after = jobs.job_now() where state < 'active'`.execute(database);
}

async function prepareDatabase({ DATABASE_URL: given }: Record<string, string>): Promise<TestDatabase> {
  if (given !== undefined) return { url: given, drop: () => Promise.resolve() };
  return createTestDatabase();
}
