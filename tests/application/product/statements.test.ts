import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ RATE_LIMITS: 'on' });
});
afterAll(() => application.close());

/** The statements of a call, without what the job queue asks meanwhile. */
async function record(call: () => Promise<{ status: number }>): Promise<Statement[]> {
  const recorded = await recordStatements(async () => expect((await call()).status).toBe(200));
  return recorded.filter(({ text }) => !text.includes('jobs.'));
}

const reading = (table: string) => (statement: Statement) =>
  new RegExp(`(?:from|join) "?${table}"? `).test(statement.text);

it('a sign-in reads the account once before the hash and once, locked, after it', async () => {
  const { email, password } = await aMember(application);
  const signIn = () => callApi(application, { endpoint: login, input: { emailOrMobile: email, password } });
  await signIn();
  const statements = await record(signIn);
  expect(statements.filter(reading('accounts'))).toHaveLength(2);
  expect(statements.length).toBeLessThanOrEqual(11);
});

it('the first sign-in of a day also refreshes the row that matching reads', async () => {
  const { email, password } = await aMember(application);
  application.clock.advanceMinutes(24 * 60);
  const statements = await record(() =>
    callApi(application, { endpoint: login, input: { emailOrMobile: email, password } }),
  );
  expect(statements.length).toBeLessThanOrEqual(14);
});

it('a page of matches reads the own row once and the partners’ rows once', async () => {
  const { token } = await aMember(application);
  for (let men = 0; men < 5; men += 1) await aMember(application, { gender: 'Male' });
  const ask = () => callApi(application, { endpoint: listMatches, input: {}, token });
  // Statistics and settings are cached.
  await ask();
  const statements = await record(ask);
  const ofOwnRows = statements.filter(({ text }) => text.startsWith('select * from "matching_rows"'));
  expect(ofOwnRows).toHaveLength(2);
  expect(statements.length).toBeLessThanOrEqual(8);
});
