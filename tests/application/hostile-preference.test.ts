import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/list-matches.ts';
import { updatePreference } from '#contract/preferences/update-preference.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** What a call took before sets of very many values were no leads: ten seconds. */
const mostMilliseconds = 3000;

it('a preference of as many values as there may be costs no more than another', async () => {
  const { token } = await aMember(application);
  await aGroom(application);
  const values = Array.from({ length: 250 }, (_none, at) => `own ${at}`).join();
  const sets = { religion: values, community: values, mother_tongue: values, state: values, city: values };
  const input = { ...sets, country: values, district: values, working_as: values, qualification: values };
  const saved = await callApi(application, { endpoint: updatePreference, input, token });
  expect(saved.status).toBe(200);
  const begun = performance.now();
  const { status } = await callApi(application, { endpoint: listMatches, input: {}, token });
  expect([status, performance.now() - begun < mostMilliseconds]).toEqual([200, true]);
});
