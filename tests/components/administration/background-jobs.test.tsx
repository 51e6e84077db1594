import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listJobs, retryJobs } from '#contract/administration/jobs.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { notices } from '../support/outcomes.ts';
import { type Job, failing, resting, task } from './wire-job.ts';

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
  const row = page.getByRole('row').filter({ hasText: 'Send codes' });
  await expect.element(row).not.toHaveTextContent('accounts.deliver-code');
  await expect
    .element(row.getByText('Send codes', { exact: true }))
    .toHaveAttribute('title', 'accounts.deliver-code');
  for (const text of ['12', 'When needed', 'ConnectionError connect ECONNREFUSED [number]']) {
    await expect.element(row).toHaveTextContent(text);
  }
  // What rests is folded.
  const other = page.getByRole('row').filter({ hasText: 'another.version' });
  await expect.element(other).not.toBeInTheDocument();
  await page.getByText('1 task waits for its time').click();
  await expect.element(other).toHaveTextContent('None');
});

test('where nothing waits or has failed, the list says so', async () => {
  await openJobs([resting]);
  await expect
    .element(page.getByRole('heading', { name: 'Nothing waits, and nothing has failed' }))
    .toBeVisible();
});

test('the failed work of a job is tried again, all of it or one task', async () => {
  const server = await openJobs([failing]);
  server.answer(retryJobs, { data: { retried: 12 } });
  await page.getByRole('button', { name: 'Try the failed tasks again: Send codes' }).click();
  await expect.element(notices.getByText('12 tasks are being tried again.')).toBeVisible();
  await page.getByRole('button', { name: 'Show 12 failed tasks' }).click();
  const tasks = page.getByRole('list', { name: 'Failed tasks of: Send codes' });
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
  await page.getByRole('button', { name: 'Try the failed tasks again: Send codes' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('They may have been tried again already');
});
