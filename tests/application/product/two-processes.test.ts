import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { showPushKey } from '#contract/notifications/push.ts';
import { showSite } from '#contract/site/site.ts';
import { updateSiteSettings } from '#contract/site/site-editing.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { holdCacheClock } from '#tests/support/clocks/cache-clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createEmptyTestDatabase } from '#tests/support/databases/test-database.ts';

const administrator = { emailOrMobile: 'first@example.org', password: 'a calm steady hand' };

describe('two processes on one new database', () => {
  let both: TestApplication[];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createEmptyTestDatabase();
    drop = database.drop;
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key that both processes have in common',
      ADMIN_EMAIL: administrator.emailOrMobile,
      ADMIN_PASSWORD: administrator.password,
    };
    both = await Promise.all([startApplication(environment), startApplication(environment)]);
  });
  afterAll(async () => {
    await Promise.all(both.map((application) => application.close()));
    await drop();
  });

  it('start together and make one administrator, who is signed in at both', async () => {
    const [first, second] = both;
    if (first === undefined || second === undefined) throw new Error('A process is missing');
    const { body } = await callApi(first, { endpoint: login, input: administrator });
    const elsewhere = await callApi(second, { endpoint: showSession, input: {}, token: body.data.token });
    expect(elsewhere.body.data.role).toBe('admin');
    const accounts = await first.context.database.selectFrom('accounts').select('id').execute();
    expect(accounts).toHaveLength(1);
  });

  it('start together and make one key of pushes, which both can open', async () => {
    const [first, second] = both;
    if (first === undefined || second === undefined) throw new Error('A process is missing');
    const { token } = await aMember(first);
    const answers = await Promise.all(
      both.map((application) => callApi(application, { endpoint: showPushKey, input: {}, token })),
    );
    const keys = answers.map(({ body }) => body.data.key);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{87}$/), keys[0]]);
  });

  it('show a setting that was changed at one of them within seconds', async () => {
    const [first, second] = both;
    if (first === undefined || second === undefined) throw new Error('A process is missing');
    const { body } = await callApi(first, { endpoint: login, input: administrator });
    const shownAt = async (application: TestApplication) =>
      (await callApi(application, { endpoint: showSite, input: {} })).body.data.name;
    const pass = holdCacheClock();
    expect([await shownAt(first), await shownAt(second)]).toEqual(['InTandem', 'InTandem']);
    const input = { name: 'Kalyana' };
    await callApi(first, { endpoint: updateSiteSettings, input, token: body.data.token });
    pass(showSite.cacheSeconds ?? 0);
    expect([await shownAt(second), await shownAt(first)]).toEqual(['Kalyana', 'Kalyana']);
  });

  it('survive when the database ends a connection that is in use', async () => {
    const [first] = both;
    if (first === undefined) throw new Error('A process is missing');
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(first.context.database);
    await expect(ended).rejects.toThrow(/terminat/i);
    // A call on the ended connection is answered with 503.
    const signIn = () => callApi(first, { endpoint: login, input: administrator });
    await expect.poll(async () => (await signIn()).status).toBe(200);
  });

  it('count guesses of a password together', async () => {
    const guess = (application: TestApplication) =>
      callApi(application, { endpoint: login, input: { ...administrator, password: 'a guess' } });
    const answers = await Promise.all(
      both.flatMap((application) => Array.from({ length: 10 }, () => guess(application))),
    );
    expect(answers.filter(({ body }) => body.code === 'invalid_credentials').length).toBeLessThanOrEqual(5);
  });
});
