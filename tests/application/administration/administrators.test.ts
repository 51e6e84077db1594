import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptAdministratorInvitation,
  inviteAdministrator,
  listAdministrators,
  removeAdministrator,
  showAdministratorInvitation,
  updateAdministrator,
} from '#contract/administration/administrators.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { listUsers } from '#contract/administration/users.ts';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { listOutbox } from '#contract/administration/outbox.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let owner: { token: string; user_id: number };
beforeAll(async () => {
  application = await startApplication();
  owner = await anAdministrator(application);
});
afterAll(() => application.close());

/** The code of the refusal; `done` for a success. */
async function codeOf<E extends Endpoint>(
  endpoint: E,
  { input, token = owner.token }: { input: EndpointInput<E>; token?: string },
): Promise<string> {
  const { body } = await callApi(application, { endpoint, input, token });
  return body.code ?? 'done';
}

const newEmail = () => `tara.${crypto.randomUUID().slice(0, 8)}@example.org`;

/** The token of the latest invitation mail to an address. */
async function readToken(address: string, count = 1): Promise<string> {
  const [mail] = await receiveMails(application, { address, count });
  return /administrator-invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const invite = (email: string, role: AdministratorRole = 'support') =>
  codeOf(inviteAdministrator, { input: { email, name: 'Tara Thomas', role } });
const accept = (token: string) =>
  callApi(application, {
    endpoint: acceptAdministratorInvitation,
    input: { token, password: 'a new calm hand' },
  });
const list = async () =>
  callApi(application, { endpoint: listAdministrators, input: {}, token: owner.token });

describe('an invitation', () => {
  it('makes an administrator with that role alone, by the link in the mail', async () => {
    const email = newEmail();
    expect(await invite(email)).toBe('done');
    const token = await readToken(email);
    const shown = await callApi(application, { endpoint: showAdministratorInvitation, input: { token } });
    expect(shown.body.data).toMatchObject({ ai_name: 'Tara Thomas', ai_role: 'support' });
    const { body, status } = await accept(token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ email, role: 'admin' });
    const session = await callApi(application, { endpoint: showSession, input: {}, token: body.data.token });
    expect(session.body.data).toMatchObject({ admin_role: 'support', missing_step: null });
    expect(await codeOf(listUsers, { input: {}, token: body.data.token })).toBe('done');
    expect(await codeOf(listOutbox, { input: {}, token: body.data.token })).toBe('not_allowed');
    const { body: all } = await list();
    const added = all.data.find(({ ad_email }) => ad_email === email);
    expect(added).toMatchObject({ ad_role: 'support', ad_status: 'active', ad_is_me: false });
    expect(added?.ad_last_sign_in).toBe(application.clock.now().toISOString());
  });

  it('is used once, by one of two at the same time', async () => {
    const email = newEmail();
    await invite(email);
    const token = await readToken(email);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 404]);
  });

  it('ends after seven days, when it is withdrawn, and when another one is sent', async () => {
    const [late, withdrawn, twice] = [newEmail(), newEmail(), newEmail()];
    await invite(late);
    await invite(withdrawn);
    const withdrawnToken = await readToken(withdrawn);
    const { invitations } = await listInvitations();
    const id = invitations.find(({ ai_email }) => ai_email === withdrawn)?.ai_id;
    expect(await codeOf(removeAdministrator, { input: { invitation_id: id } })).toBe('done');
    expect((await accept(withdrawnToken)).status).toBe(404);
    await invite(twice);
    const first = await readToken(twice);
    await invite(twice, 'finance');
    const second = await readToken(twice, 2);
    expect((await accept(first)).status).toBe(404);
    expect((await accept(second)).status).toBe(201);
    application.clock.advanceMinutes(7 * 24 * 60 + 1);
    expect((await accept(await readToken(late))).status).toBe(404);
    owner = await anAdministrator(application);
  });

  it('is refused for the address of a member or an administrator', async () => {
    const member = await aMember(application);
    const colleague = await anAdministrator(application, { role: 'finance' });
    expect(await invite(member.email)).toBe('already_registered');
    expect(await invite(colleague.email)).toBe('already_registered');
  });

  it('brings somebody back who was removed', async () => {
    const email = newEmail();
    await invite(email, 'moderator');
    const { body } = await accept(await readToken(email));
    const { user_id: id, token } = body.data;
    expect(await codeOf(removeAdministrator, { input: { administrator_id: id } })).toBe('done');
    expect(await codeOf(listUsers, { input: {}, token })).toBe('not_signed_in');
    const credentials = { emailOrMobile: email, password: 'a new calm hand' };
    expect(await codeOf(login, { input: credentials })).toBe('account_inactive');
    expect((await list()).body.data.map(({ ad_id }) => ad_id)).not.toContain(id);
    await invite(email, 'finance');
    const again = await accept(await readToken(email, 2));
    expect(again.body.data.user_id).toBe(id);
    expect(await codeOf(listUsers, { input: {}, token: again.body.data.token })).toBe('done');
  });
});

async function listInvitations() {
  const answer = await application.server.inject({
    method: 'POST',
    url: '/api/admin/administrators/list',
    headers: { authorization: `Bearer ${owner.token}` },
    payload: {},
  });
  return answer.json<{ invitations: { ai_id: number; ai_email: string }[] }>();
}

describe('a role', () => {
  it('counts from the next call of an open session', async () => {
    const { token, user_id: id, email } = await anAdministrator(application, { role: 'owner' });
    expect(await codeOf(listOutbox, { input: {}, token })).toBe('done');
    const input = { administrator_id: id, role: 'support' } as const;
    expect(await codeOf(updateAdministrator, { input })).toBe('done');
    expect(await codeOf(listOutbox, { input: {}, token })).toBe('not_allowed');
    expect(await codeOf(listUsers, { input: {}, token })).toBe('done');
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    expect(mail?.subject).toBe('Your role at InTandem was changed');
  });

  it('is raised by no one themselves, and given by owners alone', async () => {
    for (const role of ['moderator', 'finance', 'support', 'grievance_officer'] as const) {
      const { token, user_id } = await anAdministrator(application, { role });
      const input = { administrator_id: user_id, role: 'owner' } as const;
      expect(await codeOf(updateAdministrator, { input, token })).toBe('not_allowed');
    }
    const own = { administrator_id: owner.user_id, role: 'support' } as const;
    expect(await codeOf(updateAdministrator, { input: own })).toBe('not_yourself');
    expect(await codeOf(removeAdministrator, { input: { administrator_id: owner.user_id } })).toBe(
      'not_yourself',
    );
  });

  it('ends at once with the account when it is switched off, and comes back with it', async () => {
    const { token, user_id: id } = await anAdministrator(application, { role: 'moderator' });
    const change = (status: 'active' | 'inactive') =>
      codeOf(updateAdministrator, { input: { administrator_id: id, status, reason: 'On leave.' } });
    expect(await change('inactive')).toBe('done');
    expect(await codeOf(listUsers, { input: {}, token })).toBe('not_signed_in');
    expect(await change('active')).toBe('done');
    const { body } = await list();
    expect(body.data.find(({ ad_id }) => ad_id === id)).toMatchObject({ ad_status: 'active' });
  });
});

describe('the last owner', () => {
  it('stays, also when two owners remove each other at the same time', async () => {
    const elsewhere = await startApplication();
    try {
      const [one, other] = [await anAdministrator(elsewhere), await anAdministrator(elsewhere)];
      const remove = (token: string, administrator_id: number) =>
        callApi(elsewhere, { endpoint: removeAdministrator, input: { administrator_id }, token });
      const answers = await Promise.all([remove(one.token, other.user_id), remove(other.token, one.user_id)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const owners = await elsewhere.context.database
        .selectFrom('administrators')
        .select('accountId')
        .where('role', '=', 'owner')
        .execute();
      expect(owners).toHaveLength(1);
    } finally {
      await elsewhere.close();
    }
  });
});
