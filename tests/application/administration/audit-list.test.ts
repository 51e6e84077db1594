import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAudit, listAudit } from '#contract/administration/audit.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { runForClient } from '#server/platform/http/calling-client.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let owner: Awaited<ReturnType<typeof anAdministrator>>;
let officer: Awaited<ReturnType<typeof anAdministrator>>;

beforeAll(async () => {
  application = await startApplication();
  owner = await anAdministrator(application);
  officer = await anAdministrator(application, { role: 'grievance_officer' });
  await application.context.database
    .updateTable('administrators')
    .set({ name: 'Lakshmi Pillai' })
    .where('accountId', '=', owner.user_id)
    .execute();
  const client = { address: '203.0.113.9', userAgent: 'Some Browser 1.0' };
  await runForClient(client, () =>
    record({
      administratorId: owner.user_id,
      action: 'member.deactivated',
      subject: 'account 4711',
      reason: 'Asked for a pause',
      before: { status: 'active' },
      after: { status: 'inactive' },
      // Half past midnight in India.
      now: new Date('2026-02-28T19:00:00Z'),
    }),
  );
  await record({
    administratorId: officer.user_id,
    action: 'import.started',
    subject: 'import 3',
    reason: '=HYPERLINK("https://example.org")',
    now: new Date('2026-03-05T10:00:00Z'),
  });
  await record({ administratorId: null, action: 'site.changed', subject: 'setting name' });
  await record({ administratorId: 999_999, action: 'choice.added', subject: 'choice diet/jain: Jain' });
});
afterAll(() => application.close());

const record = (action: Partial<Parameters<typeof recordAction>[1]>) =>
  recordAction(application.context.database, {
    administratorId: owner.user_id,
    action: 'member.activated',
    subject: 'account 4711',
    now: application.context.now(),
    ...action,
  });

const list = async (input: EndpointInput<typeof listAudit> = {}) => {
  const { body } = await callApi(application, { endpoint: listAudit, input, token: officer.token });
  return body;
};
const subjects = async (input: EndpointInput<typeof listAudit>) =>
  (await list(input)).data.map(({ au_subject }) => au_subject);

describe('the list of the audit log', () => {
  it('has the newest first, with who, why, what changed and from where', async () => {
    const { data, total } = await list();
    expect(total).toBe(4);
    expect(data.map(({ au_administrator, au_subject }) => [au_administrator, au_subject])).toEqual([
      [null, 'choice diet/jain: Jain'],
      [null, 'setting name'],
      [expect.stringMatching(/@example\.org$/), 'import 3'],
      ['Lakshmi Pillai', 'account 4711'],
    ]);
    expect(data[3]).toEqual({
      au_id: 1,
      au_administrator_id: owner.user_id,
      au_administrator: 'Lakshmi Pillai',
      au_action: 'member.deactivated',
      au_subject: 'account 4711',
      au_reason: 'Asked for a pause',
      au_before: { status: 'active' },
      au_after: { status: 'inactive' },
      au_address: '203.0.113.9',
      au_user_agent: 'Some Browser 1.0',
      au_created_at: '2026-02-28T19:00:00.000Z',
    });
  });

  it('is paged, and in the other order', async () => {
    const first = await list({ order: 'asc', limit: 3 });
    expect(first.data.map(({ au_id }) => au_id)).toEqual([1, 2, 3]);
    const next = await list({ order: 'asc', limit: 3, cursor: first.next ?? '' });
    expect([next.data.map(({ au_id }) => au_id), next.next]).toEqual([[4], null]);
  });

  it.each([
    [{ search: 'pause' }, ['account 4711']],
    [{ search: 'itm4711' }, ['account 4711']],
    [{ search: 'member.deact' }, ['account 4711']],
    [{ search: 'DEACTIVATED A MEMBER' }, ['account 4711']],
    [{ search: 'lakshmi' }, ['account 4711']],
    [{ search: 'diet/jain' }, ['choice diet/jain: Jain']],
    [{ search: '%' }, []],
    [{ group: 'imports' as const }, ['import 3']],
    [{ subject: 'account 4711' }, ['account 4711']],
    [{ subject: 'account 47' }, []],
    [{ subject: 'account 4711', group: 'imports' as const }, []],
    [{ administrator_id: 0 }, ['setting name']],
    [{ administrator_id: 999999 }, ['choice diet/jain: Jain']],
    // The days are those of the site.
    [{ from: '2026-03-01', to: '2026-03-01' }, ['account 4711']],
    [{ to: '2026-02-28' }, []],
    [{ from: '2026-03-02', to: '2026-03-05' }, ['import 3']],
  ])('is filtered by %j', async (input, expected) => {
    expect(await subjects(input)).toEqual(expected);
  });

  it.each([
    [{ from: 'yesterday' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ administrator_id: -1 }, 'administrator_id'],
    [{ group: 'nothing' as 'jobs' }, 'group'],
  ])('refuses %j', async (input, field) => {
    expect((await list(input)).errors?.map((error) => error.field)).toEqual([field]);
  });

  it('names the administrators to filter by', async () => {
    const body: unknown = await list();
    expect(body).toMatchObject({
      administrators: expect.arrayContaining([{ ad_id: owner.user_id, ad_name: 'Lakshmi Pillai' }]),
    });
  });

  it.each(['moderator', 'finance', 'support'] as const)('is closed to the role %s', async (role) => {
    const { token } = await anAdministrator(application, { role });
    const { status } = await callApi(application, { endpoint: listAudit, input: {}, token });
    expect(status).toBe(403);
  });
});

describe('the export of the audit log', () => {
  const download = (query: string) =>
    application.server.inject({
      method: 'GET',
      url: `/api${exportAudit.path}?${query}`,
      headers: { authorization: `Bearer ${officer.token}` },
    });

  it('is a spreadsheet of the filtered entries, oldest first, and is recorded', async () => {
    const answer = await download('to=2026-03-31');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [, first, second, ...others] = parse(answer.payload, { bom: true });
    expect(others).toEqual([]);
    expect(first).toEqual([
      '1',
      '2026-02-28T19:00:00.000Z',
      String(owner.user_id),
      'Lakshmi Pillai',
      'Deactivated a member',
      'member.deactivated',
      'account 4711',
      'Asked for a pause',
      '{"status":"active"}',
      '{"status":"inactive"}',
      '203.0.113.9',
      'Some Browser 1.0',
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    // A spreadsheet would run it as a formula.
    expect(second?.[7]).toBe(`'=HYPERLINK("https://example.org")`);
    expect((await list()).data[0]).toMatchObject({
      au_administrator_id: officer.user_id,
      au_action: 'audit.exported',
      au_after: { entries: 2 },
      au_address: expect.any(String),
    });
  });

  it('has all entries of a log that is longer than what is read at once', async () => {
    await application.context.database
      .insertInto('auditEntries')
      .values(
        Array.from({ length: 1500 }, (_, at) => ({
          action: 'member.activated',
          subject: `account ${at}`,
          createdAt: application.context.now(),
        })),
      )
      .execute();
    const { total = 0 } = await list();
    const lines: string[][] = parse((await download('')).payload, { bom: true });
    expect(lines.slice(1).map(([id]) => Number(id))).toEqual(
      Array.from({ length: total }, (_, at) => at + 1),
    );
  });
});
