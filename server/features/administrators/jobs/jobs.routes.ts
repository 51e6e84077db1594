import {
  listJobs as listJobsEndpoint,
  retryJobs as retryJobsEndpoint,
} from '#contract/administration/jobs.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listJobs, retryJobs } from './jobs.ts';

/** The background work, for the operator's eyes. */
export function jobsRoutes(context: Context): Route[] {
  return [
    route(listJobsEndpoint, async () => ({ data: await listJobs(context) })),
    route(retryJobsEndpoint, async ({ input, caller }) => {
      const retried = await retryJobs(context, {
        name: input.name,
        taskId: input.task_id ?? null,
        administratorId: caller.accountId,
      });
      return { data: { retried } };
    }),
  ];
}
