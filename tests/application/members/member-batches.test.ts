import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import {
  type BatchAction,
  listBatches,
  previewBatch,
  startBatch,
  undoBatch,
} from '#contract/members/batches.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
});
afterAll(() => application.close());

const call = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, as = token) =>
  callApi(application, { endpoint, input, token: as });

const idsOf = (user_ids: number[]) => ({ kind: 'ids', user_ids }) as const;

async function start(action: BatchAction, user_ids: number[]) {
  const input = { action, selection: idsOf(user_ids), reason: 'A cleaning.', total: user_ids.length };
  const { status, body } = await call(startBatch, input);
  expect([status, body.message]).toEqual([201, expect.stringContaining('begun')]);
  return run(body.data.mb_id, 'done');
}

async function run(batch_id: number, state: string) {
  await application.runJobs();
  const { data: batches } = (await call(listBatches, {})).body;
  const data = batches.find(({ mb_id }) => mb_id === batch_id);
  if (data?.mb_state !== state) throw new Error(`The batch is ${data?.mb_state ?? 'not listed'}`);
  return data;
}

const statusesOf = async (ids: number[]) => {
  const rows = await application.context.database
    .selectFrom('accounts')
    .select('status')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
};

describe('an action on many members', () => {
  it('does what the preview says, records each member once, and is undone for exactly those it changed', async () => {
    const members = [await aMember(application), await aMember(application), await aMember(application)];
    const ids = members.map(({ user_id }) => user_id);
    const [first = 0, second = 0, third = 0] = ids;
    await call(switchUser, { user_id: second });
    const preview = await call(previewBatch, { action: 'deactivate', selection: idsOf(ids) });
    expect(preview.body.data).toEqual({
      total: 3,
      changed: 2,
      skipped: [{ why: 'already_inactive', count: 1 }],
    });
    const done = await start('deactivate', ids);
    expect(done).toMatchObject({ total: 3, waiting: 0, changed: 2, skipped: 1 });
    expect(await statusesOf(ids)).toEqual(['inactive', 'inactive', 'inactive']);
    expect((await call(showSession, {}, members[0]?.token)).status).toBe(401);
    await receiveMails(application, { address: members[0]?.email ?? '', count: 1 });
    // Somebody switches one of them on before the undo, which leaves this one alone.
    await call(switchUser, { user_id: third, status: 'active' });
    expect((await call(undoBatch, { batch_id: done.mb_id })).status).toBe(200);
    expect(await run(done.mb_id, 'undone')).toMatchObject({ undone: 1, kept: 1, skipped: 1 });
    expect(await statusesOf(ids)).toEqual(['active', 'inactive', 'active']);
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'reason'])
      .where('subject', '=', `account ${first}`)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'member.deactivated', reason: 'A cleaning.' },
      { action: 'member.activated', reason: null },
    ]);
    expect((await call(undoBatch, { batch_id: done.mb_id })).body.code).toBe('batch_final');
  });

  it('is done for all that match, in several chunks, and found again in the list', async () => {
    const ids = await aCrowd(application, { count: 120 });
    const selection = { kind: 'matching', search: 'some one', filters: { status: 'active' } } as const;
    const { total } = (await call(previewBatch, { action: 'deactivate', selection })).body.data;
    expect(total).toBe(120);
    const wrong = { action: 'deactivate', selection, reason: 'A cleaning.', total: 119 } as const;
    expect((await call(startBatch, wrong)).body.code).toBe('selection_changed');
    const started = await call(startBatch, { ...wrong, total });
    await run(started.body.data.mb_id, 'done');
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['inactive']));
    // Another administrator sees it as well, and whose it is.
    const other = await anAdministrator(application, { role: 'moderator' });
    const { body } = await call(listBatches, {}, other.token);
    const mb_administrator = expect.stringMatching(/@example\.org$/);
    const seen = { mb_id: started.body.data.mb_id, mb_administrator, changed: 120, total: 120 };
    expect(body.data[0]).toMatchObject(seen);
  });

  it('sends codes to unverified members alone, and signs out who is signed in', async () => {
    const { email } = await anUnverifiedMember(application);
    const { id } = await application.context.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const verified = await aMember(application);
    application.clock.advanceMinutes(2);
    expect(await start('resend_code', [id, verified.user_id])).toMatchObject({ changed: 1, skipped: 1 });
    await receiveMails(application, { address: email, count: 2 });
    expect(await start('sign_out', [id, verified.user_id])).toMatchObject({ changed: 1, skipped: 1 });
    expect((await call(showSession, {}, verified.token)).status).toBe(401);
  });

  it('can no longer be undone after ten minutes', async () => {
    const { user_id } = await aMember(application);
    const done = await start('deactivate', [user_id]);
    application.clock.advanceMinutes(11);
    expect((await call(undoBatch, { batch_id: done.mb_id })).body.code).toBe('batch_final');
    expect(await statusesOf([user_id])).toEqual(['inactive']);
  });

  it('that switches members needs the permission for it, and no administrator is ever selected', async () => {
    const support = await anAdministrator(application, { role: 'support' });
    const { user_id } = await aMember(application);
    const input = { action: 'deactivate', selection: idsOf([user_id]) } as const;
    expect((await call(previewBatch, input, support.token)).body.code).toBe('not_allowed');
    const signOut = {
      action: 'sign_out',
      selection: idsOf([support.user_id]),
      reason: '-',
      total: 1,
    } as const;
    expect((await call(startBatch, signOut)).body.code).toBe('selection_empty');
  });
});
