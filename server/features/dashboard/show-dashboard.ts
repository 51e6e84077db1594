import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showDashboard as showDashboardEndpoint } from '#contract/dashboard/dashboard.ts';
import { daysUntil, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { type Counted, countTotals, type WeekStarts } from './dashboard.repository.ts';
import { growthOf, weekDays } from './dashboard.rules.ts';
import { listQueues } from './queues.ts';

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
