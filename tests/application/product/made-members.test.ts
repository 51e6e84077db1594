import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { tables } from '#server/migrations/tables.ts';
import { aMember, anAdministrator, aRegisteredMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** The columns that differ between members; all others are equal, the times included, because the clock does not run. */
const own = new Set(['id', 'account_id', 'email', 'mobile', 'password_hash', 'token_hash', 'device_hash']);

const usual = [
  'accounts',
  'profiles',
  'registrations',
  'sessions',
  'knownDevices',
  'oneTimeCodes',
  'oneTimeCodeSends',
  'matchingRows',
  'searchTerms',
];

/** The rows of a member in all tables, without those columns. */
async function readEverythingOf({ user_id: accountId, email }: { user_id: number; email: string }) {
  const { database } = application.context;
  const found: Record<string, object[]> = {};
  for (const [table, columns] of Object.entries<Record<string, string>>(tables)) {
    const name = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const key = table === 'accounts' ? 'id' : 'accountId';
    const ofAccount = key in columns ? sql`${sql.ref(key)} = ${accountId}` : sql`false`;
    const toAddress = table.startsWith('oneTimeCode') ? sql`address = ${email}` : sql`false`;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(stored) as row from ${sql.table(name)} as stored where ${ofAccount} or ${toAddress}`.execute(
      database,
    );
    const facts = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).filter(([column, value]) => !own.has(column) && value !== email),
      ),
    );
    if (facts.length > 0) found[table] = facts;
  }
  return found;
}

describe('a member made by the factory', () => {
  it.each([
    {},
    { gender: 'Male', profile_for: 'My Son', religion: 'Hindu', community: 'words of their own' },
  ] as const)('has the rows of one who registered and verified, with %j', async (changes) => {
    const registered = await aRegisteredMember(application, changes);
    const made = await aMember(application, changes);
    const expected = await readEverythingOf(registered);
    expect(Object.keys(expected)).toEqual(expect.arrayContaining([...usual]));
    expect(await readEverythingOf(made)).toEqual(expected);
    expect(Object.keys(made)).toEqual(Object.keys(registered));
  });

  it('signs in by password', async () => {
    const { email, mobile, password } = await aMember(application, { mobile: aRegistration().mobile });
    for (const emailOrMobile of [email, mobile]) {
      const { status } = await callApi(application, { endpoint: login, input: { emailOrMobile, password } });
      expect(status).toBe(200);
    }
  });
});

describe('an administrator made by the factory', () => {
  it('has the rows of one who was made by the command and signed in', async () => {
    const input = { email: 'desk@example.org', password: 'a calm steady hand' };
    await createAdministrator(application.context, input);
    const { body } = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: input.email, password: input.password },
    });
    const made = await anAdministrator(application);
    expect(await readEverythingOf(made)).toEqual(await readEverythingOf(body.data));
  });
});
