import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listJobs, retryJobs } from '#contract/administration/jobs.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { keepFailedTasks } from '#server/features/administrators/jobs/jobs.repository.ts';
import { jobs as texts } from '#web/locales/en/admin/jobs.ts';
import { createJobs, type Jobs, type Job, worker } from '#server/platform/jobs/jobs.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const greetJob: Job<{ address: string }> = { name: 'tests.greet', schedule: '30 3 * * *' };
const address = 'sentinelle@example.org';

let application: TestApplication;
let jobs: Jobs;
let owner: { token: string; user_id: number };
/** Whether the work of the test fails. */
let isFailing = true;
let runs = 0;

beforeAll(async () => {
  application = await startApplication();
  owner = await anAdministrator(application);
  jobs = createJobs({
    database: application.context.database,
    log: pino({ level: 'silent' }),
    isScheduling: false,
  });
  const greet = worker(greetJob, async (payload) => {
    runs += 1;
    if (isFailing)
      throw new TypeError(`No mail to "Asha" <${payload.address}> with code 4711, +91 98765 43210`);
  });
  await jobs.start([greet]);
  await jobs.startWorkers();
});
afterAll(async () => {
  await jobs.stop();
  await application.close();
});

const greetState = async () => {
  const { body } = await callApi(application, { endpoint: listJobs, input: {}, token: owner.token });
  const greet = body.data.find(({ jb_name }) => jb_name === greetJob.name);
  if (greet === undefined) throw new Error('the job of the test is not listed');
  return greet;
};
const retry = (input: EndpointInput<typeof retryJobs>) =>
  callApi(application, { endpoint: retryJobs, input, token: owner.token });

/** Queues tasks that fail in their last try. */
async function failTasks(count: number): Promise<void> {
  isFailing = true;
  const { database } = application.context;
  for (let at = 0; at < count; at += 1) {
    await jobs.enqueue(database, { job: greetJob, payload: { address } });
  }
  await sql`update jobs.job set retry_limit = 0 where name = ${greetJob.name} and state = 'created'`.execute(
    database,
  );
  jobs.nudge([greetJob.name]);
  await expect.poll(async () => (await greetState()).jb_failed).toBe(count);
}

describe('the list of background jobs', () => {
  it('has every job of the product, with its next run', async () => {
    const { body } = await callApi(application, { endpoint: listJobs, input: {}, token: owner.token });
    const names = body.data.map(({ jb_name }) => jb_name);
    expect(names).toEqual(
      expect.arrayContaining(['accounts.deliver-code', 'imports.run', 'jobs.keep-failed']),
    );
    expect(names.filter((name) => name.startsWith('__'))).toEqual([]);
    const next = new Date((await greetState()).jb_next_run_at ?? 0);
    expect([next.getUTCHours(), next.getUTCMinutes()]).toEqual([3, 30]);
    expect(next.getTime()).toBeGreaterThan(application.context.now().getTime());
    expect(body.data.find(({ jb_name }) => jb_name === 'imports.run')?.jb_next_run_at).toBeNull();
  });

  it('has a name for people for every job', async () => {
    const { body } = await callApi(application, { endpoint: listJobs, input: {}, token: owner.token });
    const unnamed = body.data.filter(({ jb_name }) => !Object.hasOwn(texts.names, jb_name));
    expect(unnamed.map(({ jb_name }) => jb_name)).toEqual([greetJob.name]);
  });

  it('has the error of a task without anything about a person, and failed jobs first', async () => {
    await failTasks(1);
    const greet = await greetState();
    const error = {
      name: 'TypeError',
      message: 'No mail to [text] <[address]> with code [number], [number]',
      at: expect.any(String),
    };
    expect(greet).toMatchObject({
      jb_running: 0,
      jb_waiting: 0,
      jb_last_error: error,
      jb_last_success_at: null,
    });
    expect(greet.jb_failed_tasks).toEqual([{ jt_id: expect.any(String), jt_tries: 1, jt_error: error }]);
    const { body } = await callApi(application, { endpoint: listJobs, input: {}, token: owner.token });
    expect(body.data[0]?.jb_name).toBe(greetJob.name);
    expect(JSON.stringify(body)).not.toContain(address);
  });

  it('is for owners alone', async () => {
    const { token } = await anAdministrator(application, { role: 'support' });
    expect((await callApi(application, { endpoint: listJobs, input: {}, token })).status).toBe(403);
  });
});

describe('failed work', () => {
  it('is tried once more, by one of two clicks, and recorded', async () => {
    isFailing = false;
    const before = runs;
    const answers = await Promise.all([retry({ name: greetJob.name }), retry({ name: greetJob.name })]);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    await expect.poll(async () => (await greetState()).jb_last_success_at).not.toBeNull();
    expect(runs - before).toBe(1);
    expect(await greetState()).toMatchObject({
      jb_failed: 0,
      jb_waiting: 0,
      jb_failed_tasks: [],
      jb_last_error: null,
    });
    const recorded = await application.context.database
      .selectFrom('auditEntries')
      .select(['administratorId', 'action', 'subject', 'after'])
      .where('action', '=', 'jobs.retried')
      .execute();
    expect(recorded).toEqual([
      {
        administratorId: owner.user_id,
        action: 'jobs.retried',
        subject: 'job tests.greet',
        after: { tasks: 1 },
      },
    ]);
  });

  it('can be tried task by task, and fails again', async () => {
    await failTasks(2);
    const [task] = (await greetState()).jb_failed_tasks;
    expect((await retry({ name: greetJob.name, task_id: task?.jt_id ?? '' })).body.data).toEqual({
      retried: 1,
    });
    const again = async () => (await greetState()).jb_failed_tasks.find(({ jt_id }) => jt_id === task?.jt_id);
    await expect.poll(async () => (await again())?.jt_tries).toBe(2);
  });

  it('of another job, or a task that is not failed, is not touched', async () => {
    expect((await retry({ name: 'imports.run' })).body.code).toBe('job_not_failed');
    const [task] = (await greetState()).jb_failed_tasks;
    const elsewhere = await retry({ name: 'imports.run', task_id: task?.jt_id ?? '' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'job_not_failed']);
    expect((await retry({ name: greetJob.name, task_id: 'x' })).status).toBe(422);
  });

  it('is kept for seven days, and done work for one', async () => {
    const { database } = application.context;
    await keepFailedTasks(database);
    const { rows } = await sql<{ state: string; deletionSeconds: number }>`
      select distinct state::text, deletion_seconds from jobs.job where name = ${greetJob.name} order by 1`.execute(
      database,
    );
    const day = 24 * 60 * 60;
    expect(rows).toEqual([
      { state: 'completed', deletionSeconds: day },
      { state: 'failed', deletionSeconds: 7 * day },
    ]);
  });
});
