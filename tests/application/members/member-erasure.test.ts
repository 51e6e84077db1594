import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { showUser } from '#contract/members/members.ts';
import { cancelDeletion, deleteAccount } from '#contract/privacy/account-deletion.ts';
import { cancelErasure, confirmErasure, requestErasure } from '#contract/privacy/erasure.ts';
import { eraseDueAccounts } from '#server/features/privacy/erasure.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let owner: string;
let officer: string;
beforeAll(async () => {
  application = await startApplication();
  await signAdministratorsIn();
});
afterAll(() => application.close());

async function signAdministratorsIn() {
  ({ token: owner } = await anAdministrator(application));
  ({ token: officer } = await anAdministrator(application, { role: 'grievance_officer' }));
}

const reason = 'The family asked for it in writing.';
const call = <E extends Endpoint>(as: string, endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token: as });
const isThere = async (id: number) =>
  (await application.context.database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

describe('an erasure by administrators', () => {
  it('hides the member, who gets a mail, and happens after seven days', async () => {
    const { user_id, email } = await aMember(application);
    expect((await call(owner, requestErasure, { user_id, reason })).status).toBe(200);
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    expect(mail?.subject).toContain('will be deleted');
    const { body } = await call(owner, showUser, { user_id });
    expect(body.data).toMatchObject({ u_is_hidden: true, erasure: { reason } });
    expect((await call(officer, requestErasure, { user_id, reason })).body.code).toBe('erasure_pending');
    await eraseDueAccounts(application.context);
    expect(await isThere(user_id)).toBe(true);
    application.clock.advanceMinutes(7 * 24 * 60 + 1);
    await eraseDueAccounts(application.context);
    expect(await isThere(user_id)).toBe(false);
    await signAdministratorsIn();
  });

  it('happens at once when a second administrator confirms it, and not by the same one', async () => {
    const { user_id } = await aMember(application);
    expect((await call(owner, confirmErasure, { user_id, reason })).body.code).toBe('no_erasure');
    await call(owner, requestErasure, { user_id, reason });
    expect((await call(owner, confirmErasure, { user_id, reason })).body.code).toBe(
      'second_administrator_needed',
    );
    const confirmed = await Promise.all([1, 2].map(() => call(officer, confirmErasure, { user_id, reason })));
    expect(confirmed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await isThere(user_id)).toBe(false);
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select('action')
      .where('subject', '=', `account ${user_id}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['member.erasure_requested', 'member.erased']);
  });

  it('is requested once by two administrators at the same time', async () => {
    const { user_id } = await aMember(application);
    const both = await Promise.all(
      [owner, officer].map((as) => call(as, requestErasure, { user_id, reason })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('either happens or is cancelled, when both are pressed at once', async () => {
    const { user_id } = await aMember(application);
    await call(owner, requestErasure, { user_id, reason });
    const [confirmed, cancelled] = await Promise.all([
      call(officer, confirmErasure, { user_id, reason }),
      call(owner, cancelErasure, { user_id, reason }),
    ]);
    expect([confirmed.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await isThere(user_id)).toBe(cancelled.status === 200);
  });

  it('can be cancelled by an administrator and by the member, who is as visible as before', async () => {
    const { user_id, token } = await aMember(application);
    await call(owner, requestErasure, { user_id, reason });
    expect((await call(officer, cancelErasure, { user_id, reason })).status).toBe(200);
    await call(owner, requestErasure, { user_id, reason });
    expect((await call(token, cancelDeletion, {})).status).toBe(200);
    const { body } = await call(owner, showUser, { user_id });
    expect(body.data).toMatchObject({ u_is_hidden: false, erasure: null });
  });

  it('leaves what the member requested to the member', async () => {
    const { user_id, token, password } = await aMember(application);
    await call(token, deleteAccount, { password });
    expect((await call(owner, cancelErasure, { user_id, reason })).body.code).toBe('no_erasure');
    expect((await call(owner, confirmErasure, { user_id, reason })).body.code).toBe('no_erasure');
  });

  it('needs a reason, fresh proof, and the permission', async () => {
    const { user_id } = await aMember(application);
    const { token: support } = await anAdministrator(application, { role: 'support' });
    expect((await call(owner, requestErasure, { user_id, reason: ' ' })).status).toBe(422);
    expect((await call(support, requestErasure, { user_id, reason })).body.code).toBe('not_allowed');
    application.clock.advanceMinutes(16);
    expect((await call(owner, requestErasure, { user_id, reason })).body.code).toBe('proof_required');
  });
});
