import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findNewsJob, queueAlertsJob } from './alerts.jobs.ts';
import { listAlerted } from './alerts.repository.ts';
import { alertHour, localTime } from './searches.rules.ts';

/** So many members are queued in one transaction. */
const batchSize = 500;

/** Queues everybody whose alerts have not looked today, from the morning on. Asking twice does no harm. */
export async function queueAlerts(context: Context, after = 0): Promise<void> {
  const { timeZone } = await findSiteSettings(context.database);
  const { hour, midnight } = localTime(timeZone, context.now());
  if (hour < alertHour) return;
  await context.transact(async ({ database, enqueue }) => {
    const accountIds = await listAlerted(database, { before: midnight, after, most: batchSize });
    for (const accountId of accountIds) await enqueue(findNewsJob, { accountId });
    const last = accountIds.at(-1);
    if (last !== undefined && accountIds.length === batchSize) await enqueue(queueAlertsJob, { after: last });
  });
}
