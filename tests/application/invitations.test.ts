import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { login } from '#contract/accounts/login.ts';
import { listUsers } from '#contract/administration/list-users.ts';
import { claimInvitation } from '#contract/imports/claim-invitation.ts';
import { declineInvitation } from '#contract/imports/decline-invitation.ts';
import { eraseInvitation } from '#contract/imports/erase-invitation.ts';
import { linkInvitation } from '#contract/imports/link-invitation.ts';
import { listImportRows } from '#contract/imports/list-import-rows.ts';
import { listInvitations } from '#contract/imports/list-invitations.ts';
import { sendInvitations } from '#contract/imports/send-invitations.ts';
import { showImport } from '#contract/imports/show-import.ts';
import { showInvitation } from '#contract/imports/show-invitation.ts';
import { showProfile } from '#contract/profiles/show-profile.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { deleteExpiredInvitations } from '#server/features/imports/answers.repository.ts';
import { daysBefore, invitationDays } from '#server/features/imports/imports.rules.ts';
import { queueInvitations } from '#server/features/imports/queue-invitations.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, readCode, waitForMails } from '#tests/support/read-code.ts';
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

let counter = 0;
const header = ['Name', 'Sex', 'Age', 'DOB', 'Height', 'Religion', 'Caste', 'Salary', 'E-mail', 'Mobile'];
const aRow = (changes: Partial<Record<string, string>> = {}) => {
  counter += 1;
  const row: Record<string, string> = {
    Name: 'Asha Mathew',
    Sex: 'F',
    DOB: '14/03/1997',
    Height: `5'6"`,
    Religion: 'Christian',
    Caste: 'Nadar',
    Salary: '6 LPA',
    'E-mail': `invited.${counter}@example.org`,
    Mobile: `98765${String(10_000 + counter)}`,
    ...changes,
  };
  return header.map((name) => row[name] ?? '');
};
const claim = (input: Omit<EndpointInput<typeof claimInvitation>, 'confirm_password' | 'consent'>) =>
  callApi(application, {
    endpoint: claimInvitation,
    input: { consent: true, confirm_password: input.password, profile_for: 'My Self', ...input },
  });
const show = (token: string) => callApi(application, { endpoint: showInvitation, input: { token } });
const password = 'marigold garden 7';

/** Imports one row and follows the link of its mail. */
async function invite(
  changes: Partial<Record<string, string>> = {},
): Promise<{ email: string; token: string }> {
  const row = aRow(changes);
  const email = row[8] ?? '';
  await take(desk, {
    content: writeSheet([header, row]),
    sends_invitations: true,
    source: 'St Mary’s bureau',
  });
  await queueInvitations(application.context);
  const [mail] = await waitForMails(application.outbox, { address: email, count: 1 });
  const token = /\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { email, token };
}

const findByEmail = async (email: string) => {
  const { body } = await callApi(application, {
    endpoint: listInvitations,
    input: { search: email },
    token: desk.token,
  });
  return body.data[0];
};

describe('an invitation', () => {
  it('goes by mail to who is told so, names who gave the facts, and shows all of them to the person alone', async () => {
    const { email, token } = await invite();
    const [mail] = await listMailsTo(application.outbox, email);
    expect(mail?.text).toContain('St Mary’s bureau has given us a biodata about you');
    const { body } = await show(token);
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

  it('is found by its own link alone', async () => {
    expect((await show('nobody-has-this-link')).status).toBe(404);
  });

  it('waits until an administrator sends it, and a mail leaves once', async () => {
    const row = aRow();
    const done = await take(desk, { content: writeSheet([header, row]) });
    await queueInvitations(application.context);
    expect(await listMailsTo(application.outbox, row[8] ?? '')).toEqual([]);
    const input = { import_id: done.im_id };
    const { body } = await callApi(application, { endpoint: sendInvitations, input, token: desk.token });
    expect(body.data).toEqual({ mails: 1 });
    await queueInvitations(application.context);
    await queueInvitations(application.context);
    expect(await waitForMails(application.outbox, { address: row[8] ?? '', count: 1 })).toHaveLength(1);
    await vi.waitFor(async () => {
      const shown = await callApi(application, { endpoint: showImport, input, token: desk.token });
      expect(shown.body.data.im_invitations).toMatchObject({ waiting: 0, invited: 1 });
    });
  });

  it('makes nobody visible: the person is no member and no user', async () => {
    const { email } = await invite();
    const { body } = await callApi(application, {
      endpoint: listUsers,
      input: { search: email },
      token: desk.token,
    });
    expect(body.total).toBe(0);
  });
});

describe('claiming', () => {
  it('makes a verified, signed-in member whose profile is what was held', async () => {
    const { email, token } = await invite();
    const { status, body } = await claim({ token, password });
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
      u_annual_income: '600000',
      u_profile_for: 'My Self',
    });
    const signedIn = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: email, password },
    });
    expect(signedIn.status).toBe(200);
  });

  it('uses the link up, and leaves nothing in the invitation', async () => {
    const { token } = await invite();
    const { body } = await claim({ token, password });
    expect((await show(token)).status).toBe(404);
    const row = await application.context.database
      .selectFrom('invitations')
      .selectAll()
      .where('claimedBy', '=', body.data?.user_id ?? 0)
      .executeTakeFirst();
    expect(row).toMatchObject({ state: 'claimed', facts: {}, email: null, mobile: null, tokenHash: null });
  });

  it('takes corrections, and leaves out what the person does not want', async () => {
    const { token } = await invite();
    const input = { token, password, firstname: 'Aasha', leave_out: ['annual_income' as const] };
    const { body } = await claim(input);
    const profile = await callApi(application, {
      endpoint: showProfile,
      input: {},
      token: body.data?.token ?? '',
    });
    expect(profile.body.data[0]).toMatchObject({ u_firstname: 'Aasha', u_annual_income: null });
  });

  it('asks for a date of birth that was only estimated', async () => {
    const { token } = await invite({ DOB: '', Age: '29' });
    expect((await show(token)).body.data.iv_to_confirm).toEqual(['dob']);
    const { status, body } = await claim({ token, password });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['dob']]);
    expect((await claim({ token, password, dob: '1997-05-06' })).status).toBe(201);
  });

  it('needs consent, and everything that registration asks for', async () => {
    const { token } = await invite({ Religion: '', Caste: '' });
    const input = { token, password, confirm_password: password };
    const without = await callApi(application, {
      endpoint: claimInvitation,
      // A client that does not ask for consent.
      input: { ...input, consent: false as true },
    });
    expect(without.body.errors?.map(({ field }) => field)).toEqual(['consent']);
    const { body } = await claim({ token, password });
    expect(body.errors?.map(({ field }) => field)).toEqual(['religion', 'community']);
  });

  it('with another e-mail address than the link went to has that one verified first', async () => {
    const { token } = await invite();
    const email = `other.${counter}@example.org`;
    const { status, body } = await claim({ token, password, email });
    expect([status, body.data]).toEqual([201, null]);
    expect(await readCode(application.outbox, email)).toMatch(/^\d{4}$/);
  });

  it('of two at once makes one member', async () => {
    const { token } = await invite();
    const answers = await Promise.all([claim({ token, password }), claim({ token, password })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  });

  it('is refused for an address that has become a member’s, and keeps the invitation', async () => {
    const first = await invite();
    const second = await invite();
    await claim({ token: first.token, password });
    const { body } = await claim({ token: second.token, password, email: first.email });
    expect(body.code).toBe('already_registered');
    expect((await show(second.token)).status).toBe(200);
  });
});

describe('somebody who has answered', () => {
  const rowsOf = async (importId: number) => {
    const input = { import_id: importId };
    const { body } = await callApi(application, { endpoint: listImportRows, input, token: desk.token });
    return body.data.map(({ ir_outcome, ir_remarks }) => [ir_outcome, ir_remarks[0]?.message]);
  };

  it('by declining is erased at once, and not brought back by a later import', async () => {
    const { email, token } = await invite();
    const { status } = await callApi(application, { endpoint: declineInvitation, input: { token } });
    expect(status).toBe(200);
    expect((await show(token)).status).toBe(404);
    expect(await findByEmail(email)).toBeUndefined();
    const again = await take(desk, { content: writeSheet([header, aRow({ 'E-mail': email })]) });
    expect(await rowsOf(again.im_id)).toEqual([
      ['refused', 'This person has declined an invitation and is not brought back'],
    ]);
  });

  it('by claiming is not brought again, even by the number alone', async () => {
    const { email, token } = await invite();
    await claim({ token, password });
    const again = await take(desk, { content: writeSheet([header, aRow({ 'E-mail': email })]) });
    expect(await rowsOf(again.im_id)).toEqual([
      ['refused', 'This person has claimed the invitation and is a member already'],
    ]);
  });
});

describe('an administrator', () => {
  it('makes a link for somebody without an address, who then proves one', async () => {
    const row = aRow({ 'E-mail': '', Name: 'No Address' });
    await take(desk, { content: writeSheet([header, row]) });
    const invitation = await findByEmail('No Address');
    const { body } = await callApi(application, {
      endpoint: linkInvitation,
      input: { invitation_id: invitation?.iv_id ?? 0 },
      token: desk.token,
    });
    const token = body.data.link.split('token=')[1] ?? '';
    const email = 'found@example.org';
    expect((await claim({ token, password })).body.errors?.map(({ field }) => field)).toEqual(['email']);
    expect((await claim({ token, password, email })).body.data).toBeNull();
    expect(await readCode(application.outbox, email)).toMatch(/^\d{4}$/);
  });

  it('erases what is held about somebody who asks for it', async () => {
    const { email, token } = await invite();
    const input = { invitation_id: (await findByEmail(email))?.iv_id ?? 0 };
    await callApi(application, { endpoint: eraseInvitation, input, token: desk.token });
    expect((await show(token)).status).toBe(404);
    const again = await callApi(application, { endpoint: eraseInvitation, input, token: desk.token });
    expect(again.status).toBe(404);
  });
});

describe('an invitation that nobody answers', () => {
  it('is nobody’s after 90 days, and erased', async () => {
    const { email, token } = await invite();
    application.clock.advanceMinutes((invitationDays + 1) * 24 * 60);
    expect((await show(token)).status).toBe(404);
    const { database, now } = application.context;
    await deleteExpiredInvitations(database, daysBefore(now(), invitationDays));
    const left = await database.selectFrom('invitations').select('id').where('email', '=', email).execute();
    expect(left).toEqual([]);
  });
});
