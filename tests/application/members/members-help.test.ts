import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import { exportUsers } from '#contract/members/export.ts';
import {
  addNote,
  listNotes,
  resendCode,
  searchUsers,
  showContact,
  showUser,
  signOutUser,
} from '#contract/members/members.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
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

const entriesAbout = (id: number) =>
  application.context.database
    .selectFrom('auditEntries')
    .select(['action', 'reason', 'after'])
    .where('subject', '=', `account ${id}`)
    .orderBy('id')
    .execute();

describe('the switch of a member', () => {
  it('turns active into inactive and back, with a mail and an entry in the audit log each', async () => {
    const { user_id, token: session, email } = await aMember(application);
    const off = await call(switchUser, { user_id, reason: 'Asked by phone.' });
    expect(off.body).toEqual({
      result: true,
      message: 'The account is deactivated, and the member is logged out everywhere.',
      data: { u_id: user_id, u_status: 'inactive' },
    });
    expect((await call(showSession, {}, session)).status).toBe(401);
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    expect(mail?.subject).toContain('deactivated');
    expect(mail?.text).toContain('The reason: Asked by phone.');
    expect((await call(switchUser, { user_id })).body.data.u_status).toBe('active');
    const mails = await receiveMails(application, { address: email, count: 2 });
    expect(mails.filter(({ text }) => text.includes('The reason:'))).toHaveLength(1);
    expect(await entriesAbout(user_id)).toMatchObject([
      { action: 'member.deactivated', reason: 'Asked by phone.' },
      { action: 'member.activated', reason: null },
    ]);
  });

  it('does not turn back when the wanted status is pressed twice, also at once', async () => {
    const { user_id } = await aMember(application);
    const presses = await Promise.all([1, 2, 3].map(() => call(switchUser, { user_id, status: 'inactive' })));
    expect(presses.map(({ body }) => body.data.u_status)).toEqual(['inactive', 'inactive', 'inactive']);
    expect(await entriesAbout(user_id)).toHaveLength(1);
    expect((await call(switchUser, { user_id, status: 'inactive' })).body.message).toBe(
      'The account already has this status.',
    );
  });

  it('refuses an administrator and an unknown id', async () => {
    const { user_id } = await anAdministrator(application);
    const refused = [await call(switchUser, { user_id }), await call(switchUser, { user_id: 2_000_000 })];
    expect(refused.map(({ body }) => body.code)).toEqual(['not_a_member', 'not_found']);
  });
});

describe('contact details', () => {
  it('are masked until they are looked at one by one, and each look is recorded', async () => {
    const { user_id, email, mobile } = await aMember(application);
    const { body } = await call(showUser, { user_id });
    expect(body.data.u_email).toMatch(/^.{1,2}•••@example\.org$/);
    expect(body.data.u_mobile).toBe(`+91 ••••• ••${mobile.slice(-3)}`);
    const shown = await call(showContact, { user_id });
    expect(shown.body.data).toMatchObject({
      u_email: email,
      u_mobile: `+91${mobile}`,
      u_mobile_verified: false,
    });
    expect(await entriesAbout(user_id)).toMatchObject([{ action: 'member.contact_viewed' }]);
  });
});

describe('notes', () => {
  it('are listed with author and time, and the log says only that there is one', async () => {
    const { user_id } = await aMember(application);
    expect((await call(addNote, { user_id, text: 'Calls after six.' })).status).toBe(201);
    const { body } = await call(listNotes, { user_id });
    expect(body.data).toMatchObject([
      { n_text: 'Calls after six.', n_author: expect.stringContaining('administrator') },
    ]);
    expect(JSON.stringify(await entriesAbout(user_id))).not.toContain('six');
    const { body: list } = await call(searchUsers, { search: `ITM${user_id}`, filters: { noted: true } });
    expect(list.data).toMatchObject([{ u_id: user_id, u_notes: 1 }]);
  });
});

describe('help', () => {
  it('sends an unverified member a new code, and refuses a verified one', async () => {
    const { email } = await anUnverifiedMember(application);
    const { id: user_id } = await application.context.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await call(resendCode, { user_id })).body.code).toBe('code_sent_recently');
    application.clock.advanceMinutes(2);
    expect((await call(resendCode, { user_id })).body).toMatchObject({ result: true, code_length: 4 });
    await receiveMails(application, { address: email, count: 2 });
    const verified = await aMember(application);
    expect((await call(resendCode, { user_id: verified.user_id })).body.code).toBe('already_verified');
  });

  it('signs a member out everywhere', async () => {
    const { user_id, token: session } = await aMember(application);
    expect((await call(signOutUser, { user_id })).body.data.ended).toBe(1);
    expect((await call(showSession, {}, session)).status).toBe(401);
  });
});

describe('the export', () => {
  const download = async (query: string, as = token) => {
    const answer = await application.server.inject({
      method: 'GET',
      url: `/api${exportUsers.path}?${query}`,
      headers: { authorization: `Bearer ${as}` },
    });
    return { status: answer.statusCode, text: answer.payload };
  };

  it('has the members that the filters find, formulas escaped, and is recorded with its size', async () => {
    const { email, user_id } = await aMember(application, { firstname: '=Danger', lastname: 'Exported' });
    const { text, status } = await download('search=exported&verified=true');
    expect(status).toBe(200);
    const [heading, ...lines] = text.trim().split('\r\n');
    expect(heading).toContain('First name');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`ITM${user_id},'=Danger,Exported`);
    expect(lines[0]).toContain(email);
    expect([heading, lines[0]]).toEqual([
      expect.stringMatching(/,Mobile verified$/),
      expect.stringMatching(/\d,no$/),
    ]);
    const { after } = await application.context.database
      .selectFrom('auditEntries')
      .select('after')
      .where('action', '=', 'member.exported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ verified: true, isSearched: true, hasContacts: true, members: 1 });
  });

  it('needs proof that is at most fifteen minutes old', async () => {
    application.clock.advanceMinutes(16);
    expect((await download('search=exported')).text).toContain('proof_required');
  });
});
