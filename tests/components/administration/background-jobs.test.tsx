import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listJobs, retryJobs } from '#contract/administration/jobs.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { notices } from '../support/outcomes.ts';

type Job = EndpointData<typeof listJobs>[number];

const error = {
  name: 'ConnectionError',
  message: 'connect ECONNREFUSED [number]',
  at: '2026-05-01T08:00:00.000Z',
};
const task = { jt_id: '8f14e45f-ceea-467f-a0e6-6f1d1f2c3a4b', jt_tries: 9, jt_error: error };
const failing: Job = {
  jb_name: 'accounts.deliver-code',
  jb_waiting: 3,
  jb_running: 1,
  jb_failed: 12,
  jb_next_run_at: null,
  jb_last_success_at: null,
  jb_last_error: error,
  jb_failed_tasks: [task],
};
const resting: Job = {
  jb_name: 'another.version',
  jb_waiting: 0,
  jb_running: 0,
  jb_failed: 0,
  jb_next_run_at: '2026-05-02T03:30:00.000Z',
  jb_last_success_at: '2026-05-01T03:30:00.000Z',
  jb_last_error: null,
  jb_failed_tasks: [],
};

async function openJobs(jobs: readonly Job[]): Promise<FakeServer> {
  const { server } = await openScreen('/admin-jobs', {
    as: administrator,
    prepare: (fake) => fake.answer(listJobs, { data: [...jobs] }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Background jobs');
  return server;
}

test('every job has its numbers, its next run and its last error', async () => {
  await openJobs([failing, resting]);
  const row = page.getByRole('row').filter({ hasText: 'Send one-time codes' });
  await expect.element(row).not.toHaveTextContent('accounts.deliver-code');
  await expect
    .element(row.getByText('Send one-time codes', { exact: true }))
    .toHaveAttribute('title', 'accounts.deliver-code');
  for (const text of ['12', 'When needed', 'ConnectionError connect ECONNREFUSED [number]']) {
    await expect.element(row).toHaveTextContent(text);
  }
  await expect
    .element(page.getByRole('row').filter({ hasText: 'another.version' }))
    .toHaveTextContent('None');
  await expectAccessible();
});

test('the failed work of a job is tried again, all of it or one task', async () => {
  const server = await openJobs([failing]);
  server.answer(retryJobs, { data: { retried: 12 } });
  await page.getByRole('button', { name: 'Try again the failed work of: Send one-time codes' }).click();
  await expect.element(notices.getByText('12 tasks are being tried again.')).toBeVisible();
  await page.getByRole('button', { name: 'Show 12 failed tasks' }).click();
  const tasks = page.getByRole('list', { name: 'Failed tasks of: Send one-time codes' });
  await expect.element(tasks).toHaveTextContent('9 tries');
  await expect.element(tasks).toHaveTextContent('and 11 more');
  await tasks.getByRole('button').click();
  await expect
    .poll(() => server.listCalls(retryJobs))
    .toEqual([{ name: failing.jb_name }, { name: failing.jb_name, task_id: task.jt_id }]);
  await expectAccessible();
});

test('work that another administrator has retried already is said so', async () => {
  const server = await openJobs([failing]);
  server.refuse(retryJobs, { code: 'job_not_failed' });
  await page.getByRole('button', { name: 'Try again the failed work of: Send one-time codes' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('It may have been tried again already');
});

test('jobs that cannot be loaded can be tried again', async () => {
  const { server } = await openScreen('/admin-jobs', {
    as: administrator,
    prepare: (fake) => fake.disconnect(listJobs),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded');
  server.answer(listJobs, { data: [resting] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('another.version')).toBeVisible();
});
