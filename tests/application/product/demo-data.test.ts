import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareData } from '#server/prepare-data.ts';
import { signIns } from '#demo/population.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

test.each(Object.values(signIns))(
  'a site that has $email, whose password everybody knows, does not start for real',
  async ({ email }) => {
    const { context } = application;
    await prepareData(context);
    await context.database
      .insertInto('accounts')
      .values({
        email,
        passwordHash: '',
        role: 'user',
        emailVerifiedAt: context.now(),
        createdAt: context.now(),
      })
      .execute();
    await expect(prepareData(context)).rejects.toThrow(/this is the data of the demo/);
    const allowed = { ...context.configuration, allowsDemoData: 'on' as const };
    await prepareData({ ...context, configuration: allowed });
    await context.database.deleteFrom('accounts').where('email', '=', email).execute();
  },
);
