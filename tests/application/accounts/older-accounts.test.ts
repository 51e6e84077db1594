import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OlderDatabase, openOlderDatabase } from '#tests/support/databases/older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0043');
  const { database } = older;
  await sql`insert into accounts (id, email, mobile, password_hash, role, created_at, email_verified_at) values
    (1, 'asha@example.org', '+919876543210', 'hash', 'user', now(), now()),
    (2, 'unverified@example.org', '+919876543211', 'hash', 'user', now(), null),
    (3, 'desk@example.org', null, 'hash', 'admin', now(), now())`.execute(database);
  await sql`insert into administrators (account_id, role, name, created_at, grace_from, second_factor_key,
      second_factor_confirmed_at, second_factor_step)
    values (3, 'owner', '', now(), now(), 'a sealed key', '2026-01-02T03:04:05Z', 7)`.execute(database);
  await sql`insert into sessions (account_id, token_hash, address, user_agent, created_at, last_used_at, expires_at)
    select account, 'token of ' || account, '', '', now() - age, now() - interval '1 hour', now() + interval '30 days'
    from (values (1, interval '80 days'), (3, interval '1 day')) as given (account, age)`.execute(database);
  await older.update();
});
afterAll(() => older.close());

it('keep their mobile number as one that is not verified, and are asked to verify it', async () => {
  const accounts = await older.database
    .selectFrom('accounts')
    .select(['id', 'mobile', 'mobileVerifiedAt', 'mobileQuestionClosedAt', 'isIncomplete'])
    .orderBy('id')
    .execute();
  const open = { mobileVerifiedAt: null, mobileQuestionClosedAt: null, isIncomplete: false };
  expect(accounts).toEqual([
    { id: 1, mobile: '+919876543210', ...open },
    { id: 2, mobile: '+919876543211', ...open },
    { id: 3, mobile: null, ...open },
  ]);
});

it('stay signed in, for as long as sessions last now', async () => {
  const sessions = await older.database
    .selectFrom('sessions')
    .innerJoin('sessionTokens', 'sessionTokens.sessionId', 'sessions.id')
    .select(['sessions.accountId', 'sessionTokens.tokenHash'])
    .select(sql<number>`round(extract(epoch from expires_at - now()) / 3600)::integer`.as('hours'))
    .orderBy('sessions.accountId')
    .execute();
  expect(sessions).toEqual([
    { accountId: 1, tokenHash: 'token of 1', hours: 10 * 24 },
    { accountId: 3, tokenHash: 'token of 3', hours: 11 },
  ]);
});

it('of administrators keep the application of their second factor', async () => {
  const { database } = older;
  const at = new Date('2026-01-02T03:04:05Z');
  const applications = await database.selectFrom('authenticatorApps').selectAll().execute();
  expect(applications).toEqual([{ accountId: 3, key: 'a sealed key', step: 7, createdAt: at }]);
  const accounts = await database
    .selectFrom('accounts')
    .select(['id', 'secondFactorSince'])
    .orderBy('id')
    .execute();
  expect(accounts.map(({ secondFactorSince }) => secondFactorSince)).toEqual([null, null, at]);
});
