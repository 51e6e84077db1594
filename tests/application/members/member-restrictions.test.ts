import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/administration/audit.ts';
import { switchUser } from '#contract/administration/users.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { previewBatch, type Selection } from '#contract/members/batches.ts';
import { exportUsers } from '#contract/members/export.ts';
import type { MemberState } from '#contract/members/member.choices.ts';
import { searchUsers, showUser } from '#contract/members/members.ts';
import { endSuspensions } from '#server/features/safety/safety.jobs.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aCase, casesOf, type TestCase } from '#tests/factories/cases/case-calls.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let cases: ReturnType<typeof casesOf>;
let token: string;
/** Two reports about the same member. */
let one: TestCase;
let another: TestCase;
beforeAll(async () => {
  application = await startApplication();
  cases = casesOf(application);
  ({ token } = await anAdministrator(application));
  one = await aCase(application);
  another = await aCase(application, { reported: one.him });
});
afterAll(() => application.close());

const call = async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  (await callApi(application, { endpoint, input, token })).body;
const inDays = (days: number) =>
  new Date(application.clock.now().getTime() + days * 86_400_000).toISOString();
const found = async (status: MemberState) =>
  (await call(searchUsers, { filters: { status } })).data.map(({ u_id }) => u_id);
const restrictionsOf = async (user_id: number) =>
  (await call(searchUsers, { search: `ITM${user_id}` })).data[0]?.u_restrictions;

describe('what a report imposed on a member', () => {
  it('is in the list and on the profile, with its end and its report, and the status filter finds it', async () => {
    const { user_id } = one.him;
    expect(await restrictionsOf(user_id)).toEqual([]);
    await cases.decide(one, { outcome: 'hide' });
    const hidden = { kind: 'hidden', until: null, report_id: one.reportId };
    expect(await restrictionsOf(user_id)).toEqual([hidden]);
    expect(await found('hidden')).toEqual([user_id]);
    expect(await found('active')).toContain(user_id);

    const until = inDays(7);
    await cases.decide(another, { outcome: 'suspend', until });
    const [suspended, ...others] = (await restrictionsOf(user_id)) ?? [];
    expect([suspended, others]).toEqual([
      { kind: 'suspended', until, report_id: another.reportId },
      [hidden],
    ]);
    const { data: profile } = await call(showUser, { user_id });
    expect(profile).toMatchObject({ u_status: 'inactive', u_is_hidden: true });
    expect(profile.u_restrictions).toEqual([suspended, hidden]);
    for (const state of ['suspended', 'hidden', 'inactive'] as const) {
      expect([state, await found(state)]).toEqual([state, [user_id]]);
    }
    expect(await found('banned')).toEqual([]);
  });

  it('cannot be undone by the switch, alone or for many, and the preview says so', async () => {
    const { user_id } = one.him;
    expect((await call(switchUser, { user_id, status: 'active' })).code).toBe('account_restricted');
    const selection = { kind: 'ids', user_ids: [user_id] } satisfies Selection;
    const { data } = await call(previewBatch, { action: 'activate', selection });
    expect(data).toEqual({ total: 1, changed: 0, skipped: [{ why: 'restricted', count: 1 }] });
  });

  it('is in the audit log among what administrators did about the member', async () => {
    const { data } = await call(listAudit, { subject: `account ${one.him.user_id}` });
    const entries = data.map(({ au_action, au_subject }) => [au_action, au_subject]);
    expect(entries).toEqual([
      ['report.suspended', `report ${another.reportId}`],
      ['report.hidden', `report ${one.reportId}`],
    ]);
  });

  it('is a column of the export', async () => {
    const { body } = await application.server.inject({
      url: `/api${exportUsers.path}?status=suspended`,
      headers: { authorization: `Bearer ${token}` },
    });
    const Restricted = `suspended until ${inDays(7).slice(0, 10)}, hidden`;
    expect(parse(body, { columns: true, bom: true })).toMatchObject([{ Status: 'inactive', Restricted }]);
  });

  it('is gone at its date, also before the job has ended it', async () => {
    const { user_id } = one.him;
    application.clock.advanceMinutes(7 * 24 * 60 + 1);
    ({ token } = await anAdministrator(application));
    expect((await restrictionsOf(user_id))?.map(({ kind }) => kind)).toEqual(['hidden']);
    expect(await found('suspended')).toEqual([]);
    await endSuspensions(application.context);
    expect(await found('inactive')).toEqual([]);
  });
});
