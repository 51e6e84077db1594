import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { listOutbox, readOutboxMail } from '#contract/administration/outbox.ts';
import { listUsers, switchUser } from '#contract/administration/users.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { aMember, anAdministrator, aRegisteredMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let administratorId: number;
beforeAll(async () => {
  application = await startApplication();
  const administrator = await anAdministrator(application);
  token = administrator.token;
  administratorId = administrator.user_id;
});
afterAll(() => application.close());

const listing = (input: EndpointInput<typeof listUsers>) =>
  callApi(application, { endpoint: listUsers, input, token });
const switching = (user_id: number) =>
  callApi(application, { endpoint: switchUser, input: { user_id }, token });

describe('the list of users', () => {
  it('contains members and no administrators, under the documented names', async () => {
    const { email, mobile } = await aMember(application);
    const { body } = await listing({ search: email });
    expect(body.data).toEqual([
      {
        u_id: expect.any(Number),
        u_firstname: 'Asha',
        u_lastname: 'Mathew',
        u_gender: 'Female',
        u_dob: '1997-03-14',
        u_religion: 'Christian',
        u_community: 'Nadar',
        u_profile_for: 'My Self',
        u_profile_pic: null,
        u_email: email,
        u_mobile: `+91${mobile}`,
        u_role: 'user',
        u_status: 'active',
        u_email_verified: true,
        u_created_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await listing({ search: 'administrator' })).body.data).toEqual([]);
  });

  it('is searched by name, number and id, and treats a percent sign as text', async () => {
    const { user_id, mobile } = await aMember(application, { firstname: 'Zubeida', lastname: 'Rizvi' });
    const found = async (search: string) => (await listing({ search })).body.data.map(({ u_id }) => u_id);
    expect(await found('zubeida riz')).toEqual([user_id]);
    expect(await found(mobile)).toEqual([user_id]);
    expect(await found(`ITM${user_id}`)).toEqual([user_id]);
    expect(await found('%')).toEqual([]);
  });

  it('is paged by page and by cursor, in one order', async () => {
    for (let index = 0; index < 5; index += 1) await aMember(application, { lastname: 'Pagewise' });
    const whole = await listing({ search: 'Pagewise', sort: 'name', order: 'asc' });
    const first = await listing({ search: 'Pagewise', sort: 'name', order: 'asc', limit: 2 });
    const second = await listing({
      search: 'Pagewise',
      sort: 'name',
      order: 'asc',
      cursor: first.body.next ?? '',
    });
    const third = await listing({ search: 'Pagewise', sort: 'name', order: 'asc', limit: 2, page: 3 });
    const ids = [first, second, third].flatMap(({ body }) => body.data.map(({ u_id }) => u_id));
    expect(ids).toEqual(whole.body.data.map(({ u_id }) => u_id));
    expect([first.body.total, third.body.next]).toEqual([5, null]);
  });

  it.each([
    ['limit', { limit: 201 }],
    ['page', { page: 0 }],
    ['cursor', { cursor: 'not a cursor' }],
  ])('refuses a wrong %s', async (field, input) => {
    const { status, body } = await listing(input);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });
});

describe('the switch of a user', () => {
  it('turns active into inactive and back, and is written to the audit log', async () => {
    const member = await aMember(application);
    const off = await switching(member.user_id);
    expect(off.body).toEqual({
      result: true,
      message: 'The account is inactive, and every session of it has ended.',
      data: { u_id: member.user_id, u_status: 'inactive' },
    });
    const session = await callApi(application, { endpoint: showSession, input: {}, token: member.token });
    expect(session.status).toBe(401);
    expect((await switching(member.user_id)).body.data.u_status).toBe('active');
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select(['administratorId', 'action'])
      .where('subject', 'like', `%${member.user_id}%`)
      .execute();
    expect(entries).toHaveLength(2);
    expect(entries[0]?.administratorId).toBe(administratorId);
  });

  it('refuses an administrator and an unknown id', async () => {
    const toAdministrator = await switching(administratorId);
    const toNobody = await switching(2_000_000);
    expect([toAdministrator.body.code, toNobody.body.code]).toEqual(['not_a_member', 'not_found']);
  });
});

describe('the outbox', () => {
  it('lists mails, newest first, and shows one', async () => {
    const { email } = await aRegisteredMember(application);
    const { body } = await callApi(application, { endpoint: listOutbox, input: { search: email }, token });
    expect(body.data[0]).toMatchObject({ ob_channel: 'mail', ob_to: email });
    const input = { mail_id: body.data[0]?.ob_id ?? '' };
    const mail = await callApi(application, { endpoint: readOutboxMail, input, token });
    expect(mail.body.data.ob_html).toContain('<!doctype html>');
    expect(mail.body.data.ob_text).toMatch(/^\d{4}$/m);
  });

  it('finds no mail outside its folder', async () => {
    const reading = (mail_id: string) =>
      callApi(application, { endpoint: readOutboxMail, input: { mail_id }, token });
    expect((await reading('nothing-here')).status).toBe(404);
    expect((await reading('../secret')).status).toBe(422);
  });
});
