import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { RenderPage } from '#contract/calls/page.ts';
import type { Configuration } from './configuration.ts';
import { accountsWorkers } from './features/accounts/accounts.jobs.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { findCaller, listEndedSessions, listGuessingMeasures } from './features/accounts/accounts.ts';
import { outboxWorkers } from './features/administrators/jobs/outbox.jobs.ts';
import { outboxRoutes } from './features/administrators/jobs/outbox.routes.ts';
import { administratorsWorkers } from './features/administrators/administrators.jobs.ts';
import { administratorsRoutes } from './features/administrators/administrators.routes.ts';
import { auditRoutes } from './features/administrators/audit/audit.routes.ts';
import { bannersRoutes } from './features/banners/banners.routes.ts';
import { countCards } from './features/plans/plans.ts';
import { choicesRoutes } from './features/choices/choices.routes.ts';
import { contactsRoutes } from './features/contacts/contacts.routes.ts';
import { enquiriesWorkers } from './features/enquiries/enquiries.jobs.ts';
import { conversationsWorkers } from './features/conversations/conversations.jobs.ts';
import { conversationsRoutes } from './features/conversations/conversations.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { digestsWorkers } from './features/digests/digests.jobs.ts';
import { enquiriesRoutes } from './features/enquiries/enquiries.routes.ts';
import { importsWorkers } from './features/imports/imports.jobs.ts';
import { importsRoutes } from './features/imports/imports.routes.ts';
import { resumeImports } from './features/imports/runs.ts';
import { interestsRoutes } from './features/interests/interests.routes.ts';
import { jobsWorkers } from './features/administrators/jobs/jobs.jobs.ts';
import { jobsRoutes } from './features/administrators/jobs/jobs.routes.ts';
import { matchesWorkers } from './features/matches/matches.jobs.ts';
import { matchesRoutes } from './features/matches/matches.routes.ts';
import { refreshMatching } from './features/matching/matching.ts';
import { moderationWorkers } from './features/moderation/moderation.jobs.ts';
import { moderationRoutes } from './features/moderation/moderation.routes.ts';
import { membersWorkers } from './features/members/members.jobs.ts';
import { membersRoutes } from './features/members/members.routes.ts';
import { notificationsWorkers } from './features/notifications/notifications.jobs.ts';
import { notificationsRoutes, serveMailsOneClick } from './features/notifications/notifications.routes.ts';
import { pushRoutes } from './features/notifications/push/push.routes.ts';
import { partnersRoutes } from './features/partners/partners.routes.ts';
import { financeRoutes } from './features/payments/finance/finance.routes.ts';
import { gatewayWorkers } from './features/payments/gateway/gateway.jobs.ts';
import { gatewayRoutes } from './features/payments/gateway/gateway.routes.ts';
import { openGateway } from './features/payments/gateway/open-gateway.ts';
import type { PaymentGateway } from './features/payments/gateway/payment-gateway.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { paymentsWorkers } from './features/payments/payments.jobs.ts';
import { createPhotoAccess } from './features/profiles/photo-access/photo-access.routes.ts';
import { photosWorkers } from './features/photos/photos.jobs.ts';
import { photosRoutes } from './features/photos/photos.routes.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { privacyWorkers } from './features/privacy/privacy.jobs.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { safetyWorkers } from './features/safety/safety.jobs.ts';
import { complaintPageForm, safetyRoutes } from './features/safety/safety.routes.ts';
import { resumeSearches, searchesWorkers } from './features/searches/searches.jobs.ts';
import { searchesRoutes, serveAlertsOneClick } from './features/searches/searches.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { shortlistRoutes } from './features/shortlist/shortlist.routes.ts';
import { serveLogoFiles } from './features/site/logo/logo.routes.ts';
import { siteWorkers } from './features/site/site.jobs.ts';
import { serveSiteFiles, siteRoutes } from './features/site/site.routes.ts';
import { findSiteSettings } from './features/site/site.ts';
import { storiesWorkers } from './features/stories/stories.jobs.ts';
import { storiesRoutes } from './features/stories/stories.routes.ts';
import { visitsWorkers } from './features/visits/visits.jobs.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { recordVisit } from './features/visits/visits.ts';
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
import type { Route } from './platform/http/route.ts';
import { openUploadFolder } from './platform/http/upload-folder.ts';
import { restrictDecoder } from './platform/images/decode-image.ts';
import { createJobs, type JobWorker } from './platform/jobs/jobs.ts';
import { createLive, type Live } from './platform/live/live.ts';
import type { ServerLogger } from './platform/logging/logger.ts';
import { openMail } from './platform/mail/mailer.ts';
import type { OutboxStore } from './platform/mail/outbox-store.ts';
import { readSecretKeys } from './platform/secret-key.ts';
import { openFileStore } from './platform/storage/open-file-store.ts';
import { prepareData } from './prepare-data.ts';

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
  /** Waits for running calls and jobs, and closes the database. Safe to call twice. */
  close: () => Promise<void>;
};

/** Creates the whole product in one process: the one place that joins its parts. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { configuration, log, now = () => new Date(), isScheduling = true } = options;
  restrictDecoder();
  const {
    database,
    engine,
    close: closeDatabase,
  } = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    poolSize: configuration.databasePoolSize,
    dataDirectory: configuration.dataDirectory,
    onError: (error) => log.error({ err: error }, 'a database connection broke'),
  });
  const uploadFolder = openUploadFolder(configuration.dataDirectory);
  const jobs = createJobs({ database, engine, log, isScheduling });
  const mail = openMail(configuration, now);
  const live = createLive({ databaseUrl: configuration.databaseUrl, now, log });
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
    await resumeSearches(context);
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
      addressAnswer: photoAccess.addressAnswer,
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
    await serveApiDocs(server, endpoints, { name, publicUrl: configuration.publicUrl });
    serveSiteFiles(server, context);
    serveLogoFiles(server, context);
    photoAccess.serveFiles(server);
    await serveAlertsOneClick(server, { context, gatekeeper });
    await serveMailsOneClick(server, { context, gatekeeper });
    const { publicUrl } = configuration;
    await servePages(server, { ...options, publicUrl, gatekeeper, forms: [complaintPageForm] });
    await server.ready();
  } catch (error) {
    await closeOnce();
    throw error;
  }
  return { server, context, live, startWorkers: jobs.startWorkers, close: closeOnce };
}

/** What routes and workers are made from. */
type Parts = { context: Context; outbox: OutboxStore; gateway: PaymentGateway | null };

function listRoutes({ context, outbox, gateway }: Parts): Route[] {
  return [
    ...accountsRoutes(context),
    ...registrationRoutes(context),
    ...profilesRoutes(context),
    ...enquiriesRoutes(context),
    ...bannersRoutes(context),
    ...storiesRoutes(context),
    ...reviewsRoutes(context),
    ...importsRoutes(context),
    ...siteRoutes(context),
    ...choicesRoutes(context),
    ...photosRoutes(context),
    ...partnersRoutes(context, { onProfileOpened: recordVisit, onCardsShown: countCards }),
    ...matchesRoutes(context),
    ...shortlistRoutes(context),
    ...visitsRoutes(context),
    ...interestsRoutes(context),
    ...contactsRoutes(context),
    ...conversationsRoutes(context),
    ...plansRoutes(context),
    ...paymentsRoutes(context, gateway),
    ...gatewayRoutes(context, gateway),
    ...financeRoutes(context),
    ...searchesRoutes(context),
    ...notificationsRoutes(context),
    ...pushRoutes(context),
    ...safetyRoutes(context),
    ...moderationRoutes(context),
    ...settingsRoutes(context),
    ...privacyRoutes(context),
    ...administratorsRoutes(context),
    ...auditRoutes(context),
    ...jobsRoutes(context),
    ...dashboardRoutes(context, outbox),
    ...membersRoutes(context),
    ...outboxRoutes(context, outbox),
  ];
}

function listWorkers({ context, outbox, gateway }: Parts): JobWorker[] {
  return [
    ...accountsWorkers(context),
    ...enquiriesWorkers(context),
    ...importsWorkers(context),
    ...photosWorkers(context),
    ...siteWorkers(context),
    ...matchesWorkers(context),
    ...visitsWorkers(context),
    ...searchesWorkers(context),
    ...conversationsWorkers(context),
    ...notificationsWorkers(context),
    ...moderationWorkers(context),
    ...safetyWorkers(context),
    ...storiesWorkers(context),
    ...paymentsWorkers(context),
    ...privacyWorkers(context),
    ...gatewayWorkers(context, gateway),
    ...administratorsWorkers(context),
    ...membersWorkers(context),
    ...digestsWorkers(context),
    ...outboxWorkers(outbox, context.now),
    ...jobsWorkers(context),
  ];
}
