import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { listUsers } from '#contract/administration/users.ts';
import { claimInvitation } from '#contract/imports/invitation-answers.ts';
import { listInvitations, sendInvitations, showInvitedPerson } from '#contract/imports/invitations.ts';
import { showImport } from '#contract/imports/imports.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { queueInvitations } from '#server/features/imports/invitations/deliver-invitations.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { aRow, claim, header, invite, password, show } from '#tests/support/invite.ts';
import { listMailsTo, readCode, receiveMails } from '#tests/support/read-code.ts';
import { type Desk, take } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  const { token } = await anAdministrator(application);
  desk = { application, token };
});
afterAll(() => application.close());

describe('an invitation', () => {
  it('is mailed, names the source of the facts, and shows all of them to the person alone', async () => {
    const { email, token } = await invite(desk);
    const [mail] = await listMailsTo(application.outbox, email);
    expect(mail?.text).toContain('St Mary’s bureau has given us your biodata');
    const { body } = await show(desk, token);
    expect(body.data).toMatchObject({
      iv_facts: {
        gender: 'Female',
        firstname: 'Asha',
        lastname: 'Mathew',
        dob: '1997-03-14',
        height: '168',
        religion: 'Christian',
        community: 'Nadar',
        annual_income: '600000',
        email,
      },
      iv_missing: ['profile_for'],
      iv_to_confirm: [],
      iv_source: 'St Mary’s bureau',
    });
    expect(application.logged()).not.toContain(token);
    expect(application.logged()).not.toContain(email);
  });

  it('shows an administrator what is stored, until the person answers', async () => {
    const { email, token } = await invite(desk);
    const { body: list } = await callApi(application, {
      endpoint: listInvitations,
      input: { search: email },
      token: desk.token,
    });
    const input = { invitation_id: list.data[0]?.iv_id ?? 0 };
    const open = () => callApi(application, { endpoint: showInvitedPerson, input, token: desk.token });
    expect((await open()).body.data).toMatchObject({
      iv_facts: { firstname: 'Asha', dob: '1997-03-14', religion: 'Christian', email },
      iv_to_confirm: [],
      iv_source: 'St Mary’s bureau',
    });
    await claim(desk, { token });
    expect((await open()).body.code).toBe('not_found');
  });

  it('is listed with number, age and place, found by the number, and shown as being sent until the mail left', async () => {
    const rows = [
      ['Reg No', 'Name', 'Sex', 'DOB', 'Place', 'E-mail'],
      ['KV2041', 'Asha Mathew', 'F', '14/03/1997', 'Thrissur', 'kv2041@example.org'],
      ['KV2042', 'Asha Mathew', 'F', '14/03/1990', 'Pune', 'kv2042@example.org'],
    ];
    await take(desk, { content: writeSheet(rows), sends_invitations: true });
    const find = async (search = 'kv2042') => {
      const input = { search };
      const { body } = await callApi(application, { endpoint: listInvitations, input, token: desk.token });
      return body.data;
    };
    const person = { iv_number: 'KV2042', iv_age: 36, iv_place: 'Pune', iv_state: 'waiting' };
    expect(await find()).toMatchObject([{ ...person, iv_is_sending: true }]);
    for (const search of [
      'ＫＶ2042',
      'kv2042＠example.org',
      '\u200Bkv2042@EXAMPLE.org\u202C',
      '\u2060KV2042',
    ])
      expect([search, (await find(search)).length]).toEqual([search, 1]);
    await queueInvitations(application.context);
    await receiveMails(application, { address: 'kv2042@example.org', count: 1 });
    expect(await find()).toMatchObject([{ ...person, iv_state: 'invited', iv_is_sending: false }]);
  });

  it('is found by its link alone', async () => {
    expect((await show(desk, 'nobody-has-this-link')).status).toBe(404);
  });

  it('is mailed when an administrator sends it, once', async () => {
    const row = aRow();
    const done = await take(desk, { content: writeSheet([header, row]) });
    await queueInvitations(application.context);
    expect(await listMailsTo(application.outbox, row[8] ?? '')).toEqual([]);
    const input = { import_id: done.im_id };
    const { body } = await callApi(application, { endpoint: sendInvitations, input, token: desk.token });
    expect(body.data).toEqual({ mails: 1 });
    await queueInvitations(application.context);
    await queueInvitations(application.context);
    expect(await receiveMails(application, { address: row[8] ?? '', count: 1 })).toHaveLength(1);
    const shown = await callApi(application, { endpoint: showImport, input, token: desk.token });
    expect(shown.body.data.im_invitations).toMatchObject({ waiting: 0, invited: 1 });
  });

  it('makes no one visible: the person is no member and no user', async () => {
    const { email } = await invite(desk);
    const { body } = await callApi(application, {
      endpoint: listUsers,
      input: { search: email },
      token: desk.token,
    });
    expect(body.total).toBe(0);
  });
});

describe('claiming', () => {
  it('makes a verified, signed-in member with the facts of the invitation', async () => {
    const { email, token } = await invite(desk);
    const { status, body } = await claim(desk, { token });
    expect([status, body.data?.email]).toEqual([201, email]);
    const profile = await callApi(application, {
      endpoint: showProfile,
      input: {},
      token: body.data?.token ?? '',
    });
    expect(profile.body.data[0]).toMatchObject({
      u_firstname: 'Asha',
      u_height: 168,
      u_religion: 'Christian',
      u_community: 'Nadar',
      u_annual_income: 600_000,
      u_profile_for: 'My Self',
    });
    const signedIn = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: email, password },
    });
    expect(signedIn.status).toBe(200);
  });

  it('invalidates the link, and empties the invitation', async () => {
    const { token } = await invite(desk);
    const { body } = await claim(desk, { token });
    expect((await show(desk, token)).status).toBe(404);
    const row = await application.context.database
      .selectFrom('invitations')
      .selectAll()
      .where('claimedBy', '=', body.data?.user_id ?? 0)
      .executeTakeFirst();
    expect(row).toMatchObject({ state: 'claimed', facts: {}, email: null, mobile: null, tokenHash: null });
  });

  it('accepts corrections, and leaves out facts that the person removes', async () => {
    const { token } = await invite(desk);
    const input = { token, firstname: 'Aasha', leave_out: ['annual_income' as const] };
    const { body } = await claim(desk, input);
    const profile = await callApi(application, {
      endpoint: showProfile,
      input: {},
      token: body.data?.token ?? '',
    });
    expect(profile.body.data[0]).toMatchObject({ u_firstname: 'Aasha', u_annual_income: null });
  });

  it('requires the date of birth when it was only estimated', async () => {
    const { token } = await invite(desk, { DOB: '', Age: '29' });
    expect((await show(desk, token)).body.data.iv_to_confirm).toEqual(['dob']);
    const { status, body } = await claim(desk, { token });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['dob']]);
    expect((await claim(desk, { token, dob: '1997-05-06' })).status).toBe(201);
  });

  it('requires the legal age of the gender that the person enters', async () => {
    const { token } = await invite(desk);
    const dob = `${application.clock.now().getFullYear() - 19}-01-01`;
    const { status, body } = await claim(desk, { token, gender: 'Male', dob });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['dob']]);
    expect((await claim(desk, { token, gender: 'Female', dob })).status).toBe(201);
  });

  it('requires consent, and everything that registration requires', async () => {
    const { token } = await invite(desk, { Religion: '', Caste: '' });
    const input = { token, password, confirm_password: password };
    const without = await callApi(application, {
      endpoint: claimInvitation,
      // A client that does not send the consent.
      input: { ...input, consent: false as true },
    });
    expect(without.body.errors?.map(({ field }) => field)).toEqual(['consent']);
    const { body } = await claim(desk, { token });
    expect(body.errors?.map(({ field }) => field)).toEqual(['religion', 'community']);
  });

  it('with another e-mail address than that of the link requires its verification first', async () => {
    const { token } = await invite(desk);
    const email = 'another.address@example.org';
    const { status, body } = await claim(desk, { token, email });
    expect([status, body.data]).toEqual([201, null]);
    expect(await readCode(application, email)).toMatch(/^\d{4}$/);
  });

  it('makes one member of two concurrent calls', async () => {
    const { token } = await invite(desk);
    const answers = await Promise.all([claim(desk, { token }), claim(desk, { token })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 404]);
  });

  it('is refused for the address of a member, and the invitation stays', async () => {
    const first = await invite(desk);
    const second = await invite(desk);
    await claim(desk, { token: first.token });
    const { body } = await claim(desk, { token: second.token, email: first.email });
    expect(body.code).toBe('already_registered');
    expect((await show(desk, second.token)).status).toBe(200);
  });
});
