import type { Context } from '#server/platform/context.ts';
import { type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { removeLogosJob, removeUnusedLogos } from './logo/logo-files.ts';

export function siteWorkers(context: Context): JobWorker[] {
  return [worker(removeLogosJob, () => removeUnusedLogos(context))];
}
