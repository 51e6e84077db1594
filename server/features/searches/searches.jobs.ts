import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { removeUnusedWords } from '#server/features/matching/matching.ts';
import { deliverAlertJob, findNewsJob, queueAlertsJob } from './alerts.jobs.ts';
import { deliverAlert } from './deliver-alert.ts';
import { findNews } from './find-news.ts';
import { queueAlerts } from './queue-alerts.ts';

const cleaningJob: Job<object> = { name: 'searches.cleaning', schedule: '53 2 * * *' };

export function searchesWorkers(context: Context): JobWorker[] {
  return [
    worker(queueAlertsJob, ({ after }) => queueAlerts(context, after)),
    worker(findNewsJob, ({ accountId }) => findNews(context, accountId)),
    worker(deliverAlertJob, ({ accountId, toldAt }) =>
      deliverAlert(context, { accountId, toldAt: new Date(toldAt) }),
    ),
    worker(cleaningJob, () => removeUnusedWords(context)),
  ];
}
