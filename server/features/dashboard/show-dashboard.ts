import type { z } from 'zod';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showDashboard as showDashboardEndpoint, queueWire } from '#contract/dashboard/dashboard.ts';
import type { QueueName } from '#contract/dashboard/queues.ts';
import { daysUntil, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { countWaitingReviews } from '#server/features/moderation/moderation.ts';
import { type Counted, countTotals, type WeekStarts } from './dashboard.repository.ts';
import { growthOf, weekDays, listQueuesOf } from './dashboard.rules.ts';
import { countQueues, type TableQueue, type Waiting } from './queues.repository.ts';

/** The numbers of the dashboard, and the queues of a role. */
export async function showDashboard(
  context: Context,
  asked: { role: AdministratorRole; outbox: OutboxStore },
): Promise<EndpointData<typeof showDashboardEndpoint>> {
  const { users, enquiries, stories, inactiveUsers } = await countTotals(
    context.database,
    await findWeeks(context),
  );
  return {
    userCount: presentCount(users),
    enquiryCount: { ...presentCount(enquiries), total: enquiries.last },
    storyCount: presentCount(stories),
    inactiveUserCount: { total: inactiveUsers },
    queues: await listQueues(context, asked),
  };
}

/** The beginnings of the last seven days of the site, today included, and of the seven before. */
async function findWeeks({ database, now }: Context): Promise<WeekStarts> {
  const { timeZone } = await findSiteSettings(database);
  const instant = now();
  const days = daysUntil(timeZone, { instant, count: 2 * weekDays });
  return { last: days[weekDays]?.startsAt ?? instant, previous: days[0]?.startsAt ?? instant };
}

function presentCount({ total, last, previous }: Counted) {
  return { total, growthPercent: growthOf({ last, previous }), last7Days: last, previous7Days: previous };
}

/** The queues that a role may open, each with how much waits in it and since when. */
async function listQueues(
  { database, now }: Context,
  { role, outbox }: { role: AdministratorRole; outbox: OutboxStore },
): Promise<z.infer<typeof queueWire>[]> {
  const queues = listQueuesOf(role);
  const counted = await countQueues(database, { queues: queues.filter(isInTable), now: now() });
  const elsewhere: Record<OtherQueue, () => Promise<Waiting>> = {
    profile_reviews: () => countWaitingReviews(database),
    outbox: () => countMails(outbox),
  };
  const found: z.infer<typeof queueWire>[] = [];
  for (const queue of queues) {
    const waiting = isInTable(queue) ? counted.get(queue) : await elsewhere[queue]();
    found.push({
      queue,
      waiting: waiting?.waiting ?? 0,
      oldest_at: waiting?.oldestAt?.toISOString() ?? null,
    });
  }
  return found;
}

type OtherQueue = Exclude<QueueName, TableQueue>;

function isInTable(queue: QueueName): queue is TableQueue {
  return queue !== 'outbox' && queue !== 'profile_reviews';
}

/** The mails that were written but not sent. */
async function countMails(outbox: OutboxStore): Promise<Waiting> {
  const ids = await outbox.listIds();
  const oldest = ids.at(-1);
  // The mail may be removed since it was listed.
  const mail = oldest === undefined ? null : await outbox.read(oldest);
  return { waiting: ids.length, oldestAt: mail?.createdAt ?? null };
}
