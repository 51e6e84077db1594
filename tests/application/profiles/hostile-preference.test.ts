import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/matches.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** The largest number of parts of a statement of matches, with so many values in each set of the preference. */
async function countParts(valuesInEach: number): Promise<number> {
  const { token } = await aMember(application);
  const values = Array.from({ length: valuesInEach }, (_none, at) => `own ${at}`).join();
  const sets = { religion: values, community: values, mother_tongue: values, state: values, city: values };
  const input = { ...sets, country: values, district: values, working_as: values, qualification: values };
  const saved = await callApi(application, { endpoint: updatePreference, input, token });
  expect(saved.status).toBe(200);
  const statements = await recordStatements(async () => {
    const { status } = await callApi(application, { endpoint: listMatches, input: {}, token });
    expect(status).toBe(200);
  });
  return Math.max(...statements.map(({ text }) => text.split(' union all ').length));
}

// With one part for each of very many values, planning the statement took ten seconds.
it('a preference with the largest number of values costs no more than another', async () => {
  await aGroom(application);
  const usual = await countParts(2);
  expect(usual).toBeGreaterThan(1);
  expect(await countParts(250)).toBeLessThanOrEqual(usual);
});
