import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { RenderPage } from '#contract/calls/page.ts';
import type { Configuration } from './configuration.ts';
import { findCaller, listEndedSessions, listGuessingMeasures } from './features/accounts/accounts.ts';
import { resumePhotos } from './features/imports/photos/work-on-photos.ts';
import { resumeImports } from './features/imports/runs.ts';
import { refreshMatching } from './features/matching/matching.ts';
import { serveMailsOneClick } from './features/notifications/notifications.routes.ts';
import { resumeShares } from './features/matching/matching.jobs.ts';
import { openGateway } from './features/payments/gateway/open-gateway.ts';
import { createPhotoAccess } from './features/profiles/photo-access/photo-access.routes.ts';
import { codePageForm, registrationPageForm } from './features/registration/registration.routes.ts';
import { complaintPageForm } from './features/safety/safety.routes.ts';
import { resumeSearches } from './features/searches/searches.jobs.ts';
import { serveAlertsOneClick } from './features/searches/searches.routes.ts';
import { serveLogoFiles } from './features/site/logo/logo.routes.ts';
import { serveSiteFiles } from './features/site/site.routes.ts';
import { findSiteSettings } from './features/site/site.ts';
import type { Context } from './platform/context.ts';
import { isAnswering, openDatabase } from './platform/database/database.ts';
import { createTransact } from './platform/database/transact.ts';
import { serveApiDocs } from './platform/http/api-docs.routes.ts';
import { createServer } from './platform/http/create-server.ts';
import { createGatekeeper } from './platform/http/gatekeeper.ts';
import { serveHealth } from './platform/http/health.routes.ts';
import { serveLive } from './platform/http/live.routes.ts';
import { mountRoutes } from './platform/http/mount-routes.ts';
import { servePages } from './platform/http/pages.routes.ts';
import { openUploadFolder } from './platform/http/upload-folder.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLive, type Live } from './platform/live/live.ts';
import type { ServerLogger } from './platform/logging/logger.ts';
import { openMail } from './platform/mail/mailer.ts';
import { readSecretKeys } from './platform/secret-key.ts';
import { openFileStore } from './platform/storage/open-file-store.ts';
import { prepareData } from './prepare-data.ts';
import { listRoutes, listWorkers, type Parts } from './parts.ts';

export type ApplicationOptions = {
  configuration: Configuration;
  log: ServerLogger;
  renderPage: RenderPage;
  /** The folder of the built browser files; null when another server serves them. */
  browserFiles: string | null;
  now?: () => Date;
  /** Whether this process starts scheduled jobs; true by default. */
  isScheduling?: boolean;
};

export type Application = {
  server: FastifyInstance;
  context: Context;
  /** The live connections of browsers. */
  live: Live;
  /** Starts the work on the queue. Call it when the server answers, so that a start does not wait for it. */
  startWorkers: () => Promise<void>;
  /** Runs the queued work that is due, without workers. */
  runJobs: () => Promise<void>;
  /** Waits for running calls and jobs, and closes the database. Safe to call twice. */
  close: () => Promise<void>;
};

/** Creates the whole product in one process: the one place that joins its parts. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { configuration, log, now = () => new Date(), isScheduling = true } = options;
  const {
    database,
    connectionString,
    close: closeDatabase,
  } = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    poolSize: configuration.databasePoolSize,
    dataDirectory: configuration.dataDirectory,
    report: (severity, message) => log[severity](message),
  });
  const uploadFolder = openUploadFolder(configuration.dataDirectory);
  const jobs = createJobs({ database, log, isScheduling });
  const mail = await openMail(configuration, now);
  const live = createLive({ connectionString, now, log });
  const context: Context = {
    configuration,
    database,
    transact: createTransact(database, {
      jobs,
      announcer: live.announcer,
      onMembersChanged: refreshMatching,
    }),
    mailer: mail.mailer,
    textMessenger: mail.textMessenger,
    files: await openFileStore(configuration),
    workFolder: uploadFolder.path,
    ...readSecretKeys(configuration),
    now,
    log,
  };
  const parts: Parts = { context, outbox: mail.outbox, gateway: openGateway(context) };

  let closing: Promise<void> | null = null;
  const isHttps = configuration.publicUrl.startsWith('https:');
  const server = await createServer({
    log,
    trustProxy: configuration.trustProxy,
    isHttps,
    hstsIncludesSubdomains: configuration.hstsIncludesSubdomains === 'on',
    corsOrigins: configuration.corsOrigins,
  });
  const close = async () => {
    try {
      await server.close();
      await jobs.stop();
    } finally {
      await live.close();
      mail.mailer.close();
      uploadFolder.remove();
      await closeDatabase();
    }
  };
  const closeOnce = () => (closing ??= close());

  try {
    await prepareData(context);
    await jobs.start(listWorkers(parts));
    await resumeImports(context);
    await resumePhotos(context);
    await resumeSearches(context);
    await resumeShares(context);
    serveHealth(server, {
      isDatabaseReady: () => isAnswering(database),
      isStopping: () => closing !== null,
      measures: [
        { name: 'live_connections', help: 'Browsers with a live connection', read: live.countBrowsers },
        ...listGuessingMeasures(context),
      ],
      metricsToken: configuration.metricsToken,
    });
    const gatekeeper = createGatekeeper(server, {
      findCaller: (token) => findCaller(context, token),
      publicUrl: configuration.publicUrl,
      limitsAddresses: configuration.rateLimits === 'on',
      now,
    });
    const routes = listRoutes(parts);
    const photoAccess = createPhotoAccess(context);
    const { clearCached } = await mountRoutes(server, {
      gatekeeper,
      routes,
      uploadFolder: uploadFolder.path,
      isHttps,
      sealPhotoPaths: photoAccess.sealPhotoPaths,
      acceptedKeys: context.acceptedKeys,
      announceChange: (tags) =>
        live.announcer
          .publishChange(database, tags)
          // The other processes then follow when the time of their cached answers is over.
          .catch((error: unknown) => log.warn({ err: error }, 'a change could not be announced')),
    });
    await live.start({
      onChange: clearCached,
      // A session that lacks a step of signing in follows nothing live.
      findIdentity: async (token) => {
        const caller = await findCaller(context, token);
        return caller?.missing === null ? caller : null;
      },
      listEndedSessions: (ids) => listEndedSessions(context, ids),
    });
    await serveLive(server, {
      live,
      gatekeeper,
      publicUrl: configuration.publicUrl,
      limitsAddresses: configuration.rateLimits === 'on',
    });
    const { name } = await findSiteSettings(database);
    await serveApiDocs(server, endpoints, {
      name,
      publicUrl: configuration.publicUrl,
      gatekeeper,
    });
    serveSiteFiles(server, context);
    serveLogoFiles(server, context);
    photoAccess.serveFiles(server);
    await serveAlertsOneClick(server, { context, gatekeeper });
    await serveMailsOneClick(server, { context, gatekeeper });
    const { publicUrl } = configuration;
    const forms = [complaintPageForm, registrationPageForm, codePageForm];
    await servePages(server, { ...options, publicUrl, gatekeeper, forms });
    await server.ready();
  } catch (error) {
    await closeOnce();
    throw error;
  }
  return { server, context, live, startWorkers: jobs.startWorkers, runJobs: jobs.runDue, close: closeOnce };
}
