import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { saveSearch } from '#contract/searches/saved-searches.ts';
import { markEmailVerified } from '#server/features/accounts/accounts.repository.ts';
import { findAccountByEmail } from '#server/features/accounts/identifiers.repository.ts';
import { runAlerts } from '#server/features/searches/alerts.ts';
import { aMember, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const dayMinutes = 24 * 60;

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

it('alerts name a member whose address was verified days after the registration', async () => {
  const { clock, context } = application;
  const bride = await aMember(application);
  const { token } = bride;
  await callApi(application, { endpoint: saveSearch, input: { name: 'Everybody', filters: {} }, token });
  clock.advanceMinutes(10);
  const { email } = await anUnverifiedMember(application, { gender: 'Male', dob: '1990-01-01' });
  clock.advanceMinutes(4 * dayMinutes);
  await runAlerts(context, bride.user_id);
  clock.advanceMinutes(10);
  await context.transact(async (work) => {
    const account = await findAccountByEmail(work.database, email);
    await markEmailVerified(work, { id: account?.id ?? 0, now: clock.now() });
  });
  clock.advanceMinutes(dayMinutes);
  await runAlerts(context, bride.user_id);
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  expect(body.data).toMatchObject([{ kind: 'search_alert', count: 1 }]);
});
