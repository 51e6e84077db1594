import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';

/** An error of background work, without values: its name, and its message without addresses, numbers and quoted texts. */
const errorWire = z.object({ name: z.string(), message: z.string(), at: z.iso.datetime() });

/** A task that failed for good after all its tries. */
const failedTaskWire = z.object({
  jt_id: z.string(),
  jt_tries: z.number().int(),
  jt_error: errorWire,
});

/** One kind of background work. */
const jobWire = z.object({
  jb_name: z.string(),
  /** Tasks that wait, those for a further try included. */
  jb_waiting: z.number().int(),
  jb_running: z.number().int(),
  jb_failed: z.number().int(),
  /** Null for work that is not scheduled. */
  jb_next_run_at: z.iso.datetime().nullable(),
  /** Within the last day; null when there was none. */
  jb_last_success_at: z.iso.datetime().nullable(),
  /** The latest error of a task that failed or is tried again. */
  jb_last_error: errorWire.nullable(),
  /** The latest failed tasks. */
  jb_failed_tasks: z.array(failedTaskWire),
});

/** Every kind of background work; those with failed tasks first. */
export const listJobs = endpoint({
  method: 'POST',
  path: '/admin/jobs/list',
  access: 'administrator',
  permission: 'jobs.run',
  feature: 'jobs',
  summary: 'List the background jobs',
  changes: [],
  reads: ['jobs'],
  input: z.object({}),
  data: z.array(jobWire),
  message: 'outcome.done',
  problems: [],
});

/** Runs the failed tasks of a job once more, or one of them. A task that is not failed is left as it is. */
export const retryJobs = endpoint({
  method: 'POST',
  path: '/admin/jobs/retry',
  access: 'administrator',
  permission: 'jobs.run',
  feature: 'jobs',
  summary: 'Run failed background work once more',
  changes: ['jobs'],
  input: z.object({
    name: z.string().regex(/^[\w.-]{1,100}$/, says('validation.choice')),
    task_id: z.uuid(says('validation.id')).optional(),
  }),
  data: z.object({ retried: z.number().int() }),
  message: 'outcome.jobs_retried',
  problems: ['job_not_failed'],
});
