import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { cancelDeletion, deleteAccount } from '#contract/privacy/account-deletion.ts';
import { cancelErasure, requestErasure } from '#contract/privacy/erasure.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { callApi } from '#tests/support/call-api.ts';
import { aCase, casesOf, type TestCase } from '#tests/factories/cases/case-calls.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let cases: ReturnType<typeof casesOf>;
beforeAll(async () => {
  application = await startApplication();
  cases = casesOf(application);
});
afterAll(() => application.close());

const call = async <E extends Endpoint>({ token }: { token: string }, endpoint: E, input: EndpointInput<E>) =>
  expect((await callApi(application, { endpoint, input, token })).status).toBe(200);
const isSeen = async ({ her, him }: TestCase) => {
  const input = { partner_id: him.user_id };
  return (await callApi(application, { endpoint: showPartner, input, token: her.token })).status === 200;
};

/** What happens to a member, each step after the one before. */
const steps = {
  hide: (one: TestCase) => cases.decide(one, { outcome: 'hide' }),
  lift: (one: TestCase) => cases.lift(one),
  leave: ({ him }: TestCase) => call(him, deleteAccount, { password: him.password }),
  stay: ({ him }: TestCase) => call(him, cancelDeletion, {}),
  'request the erasure': ({ administrator, him }: TestCase) =>
    call(administrator, requestErasure, { user_id: him.user_id, reason: 'By letter.' }),
  'keep the account': ({ administrator, him }: TestCase) =>
    call(administrator, cancelErasure, { user_id: him.user_id, reason: 'By letter.' }),
  'choose to be hidden': ({ him }: TestCase) => call(him, updateSettings, { is_hidden: true }),
};
type Step = keyof typeof steps;

const seen: Step[][] = [
  ['hide', 'leave', 'stay', 'lift'],
  ['hide', 'leave', 'lift', 'stay'],
  ['leave', 'hide', 'stay', 'lift'],
  ['leave', 'hide', 'lift', 'stay'],
  ['hide', 'request the erasure', 'keep the account', 'lift'],
  ['hide', 'leave', 'stay', 'leave', 'lift', 'stay'],
];
const unseen: Step[][] = [
  ['hide', 'leave', 'stay'],
  ['hide', 'leave', 'lift'],
  ['leave', 'hide', 'stay'],
  ['hide', 'request the erasure', 'keep the account'],
  ['choose to be hidden', 'hide', 'leave', 'stay', 'lift'],
  ['choose to be hidden', 'leave', 'hide', 'lift', 'stay'],
];

describe('a member who is hidden by a report and leaves', () => {
  it.each([...seen.map((path) => [true, path] as const), ...unseen.map((path) => [false, path] as const)])(
    'is seen: %s, after %j',
    async (isExpected, path) => {
      const one = await aCase(application);
      for (const step of path) await steps[step](one);
      expect(await isSeen(one)).toBe(isExpected);
    },
  );
});
