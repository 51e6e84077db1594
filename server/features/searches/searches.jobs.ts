import { fillSearchTerms, removeUnusedWords } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import {
  deliverAlert,
  deliverAlertJob,
  queueAlerts,
  queueAlertsJob,
  runAlerts,
  runAlertsJob,
} from './alerts.ts';

const fillTermsJob: Job<object> = { name: 'searches.fill-terms' };
const cleaningJob: Job<object> = { name: 'searches.cleaning', schedule: '53 2 * * *' };

export function searchesWorkers(context: Context): JobWorker[] {
  return [
    worker(queueAlertsJob, ({ after }) => queueAlerts(context, after)),
    worker(runAlertsJob, ({ accountId }) => runAlerts(context, accountId)),
    worker(deliverAlertJob, ({ accountId, alertedAt }) =>
      deliverAlert(context, { accountId, alertedAt: new Date(alertedAt) }),
    ),
    worker(fillTermsJob, async () => {
      if (await fillSearchTerms(context)) await resumeSearches(context);
    }),
    worker(cleaningJob, () => removeUnusedWords(context)),
  ];
}

/** Continues the indexing of members that free text cannot find yet; called when a process starts. */
export async function resumeSearches({ transact }: Context): Promise<void> {
  await transact(({ enqueue }) => enqueue(fillTermsJob, {}));
}
