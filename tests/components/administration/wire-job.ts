import type { listJobs } from '#contract/administration/jobs.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';

export type Job = EndpointData<typeof listJobs>[number];

const error = {
  name: 'ConnectionError',
  message: 'connect ECONNREFUSED [number]',
  at: '2026-05-01T08:00:00.000Z',
};
export const task = { jt_id: '8f14e45f-ceea-467f-a0e6-6f1d1f2c3a4b', jt_tries: 9, jt_error: error };
/** A job whose work failed. */
export const failing: Job = {
  jb_name: 'accounts.deliver-code',
  jb_waiting: 3,
  jb_running: 1,
  jb_failed: 12,
  jb_next_run_at: null,
  jb_last_success_at: null,
  jb_last_error: error,
  jb_failed_tasks: [task],
};
/** A job of another version without work. */
export const resting: Job = {
  jb_name: 'another.version',
  jb_waiting: 0,
  jb_running: 0,
  jb_failed: 0,
  jb_next_run_at: '2026-05-02T03:30:00.000Z',
  jb_last_success_at: '2026-05-01T03:30:00.000Z',
  jb_last_error: null,
  jb_failed_tasks: [],
};
