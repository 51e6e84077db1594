import { searchFilters } from '#contract/matches/search-members.ts';
import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findSeeker } from '#server/features/matching/matching.ts';
import { notify } from '#server/features/notifications/notifications.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import { dayAt, findSiteSettings, hourIn } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import {
  listAccountsWithDueAlerts,
  listDueSearches,
  listReported,
  lockDueSearches,
  recordAlert,
  type Reported,
} from './saved-searches.repository.ts';
import { readFilters } from './search-members.ts';
import { listFound, type SearchConditions } from './search.repository.ts';
import { type AlertedSearch, alertMail } from './searches.mail.ts';
import { alertHour, changedSince, mostNamed, mostReported } from './searches.rules.ts';
import { alertToken, allAlertsToken } from './stop-alert.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

/** Queues the members with due alerts, above the id `after`. */
export const queueAlertsJob: Job<{ after?: number }> = {
  name: 'searches.queue-alerts',
  schedule: '5 * * * *',
};

/** How many members are queued in one transaction. */
const batchSize = 500;

/**
 * Queues one batch of members with alerts that did not run today, and the next batch; nothing before the morning. Queueing a
 * member twice does no harm.
 */
export async function queueAlerts(context: Context, after = 0): Promise<void> {
  const site = await findSiteSettings(context.database);
  const now = context.now();
  if (hourIn(site.timeZone, now) < alertHour) return;
  await context.transact(async ({ database, enqueue }) => {
    const batch = { before: dayAt(site, now).startsAt, after, most: batchSize };
    const accountIds = await listAccountsWithDueAlerts(database, batch);
    for (const accountId of accountIds) await enqueue(runAlertsJob, { accountId });
    const last = accountIds.at(-1);
    if (last !== undefined && accountIds.length === batchSize) await enqueue(queueAlertsJob, { after: last });
  });
}

/** Runs the alerts of a member. */
export const runAlertsJob: Job<{ accountId: number }> = { name: 'searches.find-news' };

/**
 * Searches for members who joined or changed since the last run of a member's alerts and were not reported yet. One transaction
 * records the run, notifies the member, and queues one mail for all searches: each member is reported once, also when the process
 * is killed.
 */
export async function runAlerts(context: Context, accountId: number): Promise<void> {
  const now = context.now();
  const site = await findSiteSettings(context.database);
  const due = { accountId, before: dayAt(site, now).startsAt };
  const searches = await listDueSearches(context.database, due);
  if (searches.length === 0) return;
  const seeker = await findSeeker(context, accountId);
  // Choice lists are read on another connection, so before the transaction.
  const conditionsOf = new Map<number, SearchConditions>();
  for (const { id, filters } of searches) {
    const parsed = searchFilters.parse(filters);
    conditionsOf.set(id, await readFilters(context, { filters: parsed, codesOf: seeker.codesOf }));
  }

  await context.transact(async (work) => {
    const { database, enqueue } = work;
    let isAnyoneNew = false;
    // A search that was changed in between is no longer due, so the conditions read above are current.
    for (const { id: searchId, name, alertedAt } of await lockDueSearches(database, due)) {
      const conditions = conditionsOf.get(searchId);
      if (conditions === undefined) continue;
      const alert = { changedSince: changedSince(alertedAt), searchId };
      const search = { seeker, conditions: { ...conditions, alert } };
      const partnerIds = await listFound(database, { search, sort: 'newest', most: mostReported });
      await recordAlert(database, { searchId, partnerIds, now });
      const count = partnerIds.length;
      if (count === 0) continue;
      isAnyoneNew = true;
      await notify(work, {
        accountId,
        notification: { kind: 'search_alert', details: { searchId, name, count } },
        now,
      });
    }
    if (isAnyoneNew) await enqueue(deliverAlertJob, { accountId, alertedAt: now.toISOString() });
  });
}

/** Mails what a run of a member's alerts reported; `alertedAt` is the instant of the run. */
export const deliverAlertJob: Job<{ accountId: number; alertedAt: string }> = {
  name: 'searches.deliver-alert',
};

/**
 * Mails a member what a run of their alerts reported. Members who cannot be seen any more are left out; nothing is mailed when none
 * is left, when the account is not active, or when the member turned mails of alerts off.
 */
export async function deliverAlert(
  context: Context,
  { accountId, alertedAt }: { accountId: number; alertedAt: Date },
): Promise<void> {
  const { database, configuration, secretKey } = context;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const { notificationChannels } = await findMemberSettings(database, accountId);
  if (!notificationChannels.search_alert.mail) return;
  const { publicUrl } = configuration;
  const stopAddress = (token: string) => writeSecretLink(publicUrl, { path: '/stop-alert', token });
  const reported = await listReported(database, { accountId, alertedAt });
  const alerted = await Promise.all(
    reported.map(async (search): Promise<AlertedSearch> => {
      const { searchId, name } = search;
      return {
        name,
        ...(await nameMembers(context, { accountId, search })),
        address: `${publicUrl}/moreMatch?saved=${searchId}`,
        stopAddress: stopAddress(alertToken(secretKey, searchId)),
      };
    }),
  );
  const searches = alerted.filter(({ count }) => count > 0);
  if (searches.length === 0) return;
  const site = { ...(await findSiteSettings(database)), publicUrl };
  const mail = alertMail(site, {
    to,
    searches,
    stopAllAddress: stopAddress(allAlertsToken(secretKey, accountId)),
    // A repeated delivery has the same id, so that mail programs show it once.
    id: `alert.${accountId}.${alertedAt.getTime()}`,
  });
  await context.mailer.send(mail);
}

async function nameMembers(
  context: Context,
  { accountId, search }: { accountId: number; search: Reported },
): Promise<{ names: string[]; count: number }> {
  const cards = await listCards(context, { viewerId: accountId, ids: search.partnerIds });
  const names = cards
    .slice(0, mostNamed)
    .map(({ u_firstname, u_lastname }) => `${u_firstname} ${u_lastname}`);
  return { names, count: cards.length };
}
