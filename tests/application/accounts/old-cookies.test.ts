import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, resumeSession, showSession } from '#contract/accounts/sessions.ts';
import { minutesAfter, sessionRules } from '#server/features/accounts/accounts.rules.ts';
import { deleteStaleTokens } from '#server/features/accounts/sessions.repository.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const { idleMinutes } = sessionRules.member;

it('a copied cookie stays an old one when the token that replaced it was cleared away', async () => {
  const { clock, context } = application;
  const { email, password } = await aMember(application);
  const resuming = (cookie = '') => callApi(application, { endpoint: resumeSession, input: {}, cookie });
  const input = { emailOrMobile: email, password, remember: true };
  const { cookie: copied } = await callApi(application, { endpoint: login, input });
  clock.advanceMinutes(1);
  const own = await resuming(copied);
  await callApi(application, { endpoint: showSession, input: {}, token: own.body.data.token });
  clock.advanceMinutes(idleMinutes + 1);
  await deleteStaleTokens(context.database, { before: minutesAfter(clock.now(), -idleMinutes) });
  expect((await resuming(copied)).body.code).toBe('not_remembered');
  const mails = await receiveMails(application, { address: email, count: 1 });
  expect(mails.map(({ subject }) => subject)).toEqual(['Somebody may be using your InTandem account']);
});
