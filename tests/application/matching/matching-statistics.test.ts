import { afterAll, beforeAll, expect, it } from 'vitest';
import { drivingColumns } from '#server/features/matching/ranking.rules.ts';
import { readSelectivity } from '#server/features/matching/selectivity.repository.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
  await Promise.all([1, 2, 3].map(() => aMember(application)));
});
afterAll(() => application.close());

it('without statistics the number of members is assumed to be large, so that no list ends before all were scanned', async () => {
  const { rows, facts } = await readSelectivity(application.context.database);
  expect(rows).toBeGreaterThanOrEqual(3);
  expect([...facts.values()].map(({ other }) => other)).toEqual(Object.keys(drivingColumns).map(() => 1));
});
