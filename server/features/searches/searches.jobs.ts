import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { fillSearchTerms, removeUnusedWords } from '#server/features/matching/matching.ts';
import { deliverAlertJob, findNewsJob, queueAlertsJob } from './alerts.jobs.ts';
import { deliverAlert } from './deliver-alert.ts';
import { findNews } from './find-news.ts';
import { queueAlerts } from './queue-alerts.ts';

const fillTermsJob: Job<object> = { name: 'searches.fill-terms' };
const cleaningJob: Job<object> = { name: 'searches.cleaning', schedule: '53 2 * * *' };

export function searchesWorkers(context: Context): JobWorker[] {
  return [
    worker(queueAlertsJob, ({ after }) => queueAlerts(context, after)),
    worker(findNewsJob, ({ accountId }) => findNews(context, accountId)),
    worker(deliverAlertJob, ({ accountId, toldAt }) =>
      deliverAlert(context, { accountId, toldAt: new Date(toldAt) }),
    ),
    worker(fillTermsJob, async () => {
      if (await fillSearchTerms(context)) await resumeSearches(context);
    }),
    worker(cleaningJob, () => removeUnusedWords(context)),
  ];
}

/** Goes on with members whom free text cannot find yet: called when a process starts. */
export async function resumeSearches({ transact }: Context): Promise<void> {
  await transact(({ enqueue }) => enqueue(fillTermsJob, {}));
}
