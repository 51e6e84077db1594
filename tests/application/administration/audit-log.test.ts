import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchUser } from '#contract/administration/users.ts';
import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { resetSecondFactorByOperator } from '#server/features/administrators/second-factor.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const record = (action: Partial<AuditedAction> = {}) =>
  recordAction(application.context.database, {
    administratorId: null,
    action: 'site.changed',
    subject: 'setting name',
    now: application.context.now(),
    ...action,
  });
const lastEntry = () =>
  application.context.database
    .selectFrom('auditEntries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('an entry of the audit log', () => {
  it('contains who, what, whose, when and from where', async () => {
    const desk = await anAdministrator(application);
    const member = await aMember(application);
    await callApi(application, {
      endpoint: switchUser,
      input: { user_id: member.user_id },
      token: desk.token,
      headers: { 'user-agent': 'Some Browser 1.0' },
    });
    expect(await lastEntry()).toMatchObject({
      administratorId: desk.user_id,
      action: 'member.deactivated',
      subject: `account ${member.user_id}`,
      address: expect.stringMatching(/^[\d.:a-f]+$/),
      userAgent: 'Some Browser 1.0',
    });
  });

  it('contains why, and what changed', async () => {
    await record({ reason: 'The parish moved', before: { name: 'Old' }, after: { name: 'New', rate: 1.5 } });
    expect(await lastEntry()).toMatchObject({
      reason: 'The parish moved',
      before: { name: 'Old' },
      after: { name: 'New', rate: 1.5 },
      address: null,
      userAgent: null,
    });
  });

  it('has no address or number in its reason, and of a long text its beginning', async () => {
    await record({
      reason: 'Asha@example.org called from +91 98765 43210',
      after: { terms: 'x'.repeat(5000) },
    });
    expect(await lastEntry()).toMatchObject({
      reason: '[address] called from [number]',
      after: { terms: `${'x'.repeat(1000)}… (5000 characters)` },
    });
  });

  it('names nobody for the command line of the operator', async () => {
    const { context } = application;
    await updateSiteSetting(context, { key: 'name', text: 'Kalyana' });
    expect(await lastEntry()).toMatchObject({
      administratorId: null,
      action: 'site.changed',
      subject: 'setting name',
      before: { name: 'InTandem' },
      after: { name: 'Kalyana' },
    });
    const made = await createAdministrator(context, {
      email: 'desk@example.org',
      password: 'marigold lamp 21',
    });
    expect(await lastEntry()).toMatchObject({ action: 'administrator.created', subject: `account ${made}` });
    await resetSecondFactorByOperator(context, 'desk@example.org');
    expect(await lastEntry()).toMatchObject({
      administratorId: null,
      action: 'second_factor.reset',
      subject: `account ${made}`,
    });
    const member = await aMember(application);
    await erasePerson(context, member.email);
    const erased = await lastEntry();
    expect(erased).toMatchObject({ action: 'member.erased', subject: `account ${member.user_id}` });
    expect(JSON.stringify(erased)).not.toContain(member.email);
  });
});

describe('the database', () => {
  it.each([
    `update audit_entries set reason = 'Another'`,
    'delete from audit_entries where id = 1',
    'truncate audit_entries',
    'update audit_head set last_id = 0',
    'delete from audit_head',
    'truncate audit_head',
    `insert into audit_head (is_only, last_id, last_hash) values (true, 0, '')`,
  ])('refuses: %s', async (statement) => {
    await record();
    await expect(sql.raw(statement).execute(application.context.database)).rejects.toThrow(
      'The audit log cannot be changed.',
    );
  });

  it('gives every entry the next number, also those that are recorded at once', async () => {
    const { database } = application.context;
    const before = await lastEntry();
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        database.transaction().execute(async (transaction) => {
          await recordAction(transaction, {
            administratorId: null,
            action: 'site.changed',
            subject: `setting ${at}`,
            now: application.context.now(),
          });
          if (at % 3 === 0) throw new Error('rolled back');
        }),
      ).map((work) => work.catch(() => undefined)),
    );
    const entries = await database
      .selectFrom('auditEntries')
      .select(['id', 'previousHash', 'hash'])
      .where('id', '>=', before.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, at) => before.id + at));
    for (const [at, entry] of entries.slice(1).entries()) expect(entry.previousHash).toBe(entries[at]?.hash);
  });
});
