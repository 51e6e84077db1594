import { accountsWorkers } from './features/accounts/accounts.jobs.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
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
import { interestsRoutes } from './features/interests/interests.routes.ts';
import { jobsWorkers } from './features/administrators/jobs/jobs.jobs.ts';
import { jobsRoutes } from './features/administrators/jobs/jobs.routes.ts';
import { matchesWorkers } from './features/matches/matches.jobs.ts';
import { matchesRoutes } from './features/matches/matches.routes.ts';
import { matchingWorkers } from './features/matching/matching.jobs.ts';
import { moderationWorkers } from './features/moderation/moderation.jobs.ts';
import { moderationRoutes } from './features/moderation/moderation.routes.ts';
import { membersWorkers } from './features/members/members.jobs.ts';
import { membersRoutes } from './features/members/members.routes.ts';
import { notificationsWorkers } from './features/notifications/notifications.jobs.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { pushRoutes } from './features/notifications/push/push.routes.ts';
import { partnersRoutes } from './features/partners/partners.routes.ts';
import { financeRoutes } from './features/payments/finance/finance.routes.ts';
import { gatewayWorkers } from './features/payments/gateway/gateway.jobs.ts';
import { gatewayRoutes } from './features/payments/gateway/gateway.routes.ts';
import type { PaymentGateway } from './features/payments/gateway/payment-gateway.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { paymentsWorkers } from './features/payments/payments.jobs.ts';
import { photosWorkers } from './features/photos/photos.jobs.ts';
import { photosRoutes } from './features/photos/photos.routes.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { privacyWorkers } from './features/privacy/privacy.jobs.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { safetyWorkers } from './features/safety/safety.jobs.ts';
import { safetyRoutes } from './features/safety/safety.routes.ts';
import { searchesWorkers } from './features/searches/searches.jobs.ts';
import { searchesRoutes } from './features/searches/searches.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { shortlistRoutes } from './features/shortlist/shortlist.routes.ts';
import { siteWorkers } from './features/site/site.jobs.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { storiesWorkers } from './features/stories/stories.jobs.ts';
import { storiesRoutes } from './features/stories/stories.routes.ts';
import { visitsWorkers } from './features/visits/visits.jobs.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { recordVisit } from './features/visits/visits.ts';
import type { Context } from './platform/context.ts';
import type { Route } from './platform/http/route.ts';
import { type JobWorker } from './platform/jobs/jobs.ts';
import type { OutboxStore } from './platform/mail/outbox-store.ts';

/** What the routes and the workers of all features are made from. */
export type Parts = { context: Context; outbox: OutboxStore; gateway: PaymentGateway | null };

/** The routes of every feature. */
export function listRoutes({ context, outbox, gateway }: Parts): Route[] {
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

/** The work on the queue of every feature. */
export function listWorkers({ context, outbox, gateway }: Parts): JobWorker[] {
  return [
    ...accountsWorkers(context),
    ...enquiriesWorkers(context),
    ...importsWorkers(context),
    ...photosWorkers(context),
    ...siteWorkers(context),
    ...matchingWorkers(context),
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
