import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSelectivities } from '#server/features/matching/selectivity.repository.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
  await Promise.all([1, 2, 3].map(() => aMember(application)));
});
afterAll(() => application.close());

it('before anything is counted, the number of members is assumed to be large, so that no list ends before all were scanned', async () => {
  const { byGender, uncounted } = await readSelectivities(application.context.database);
  expect(byGender.size).toBe(0);
  expect(uncounted.rows).toBeGreaterThanOrEqual(3);
});
