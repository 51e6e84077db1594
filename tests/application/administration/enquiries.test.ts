import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import {
  addReceived,
  listAssignees,
  listEnquiries,
  replyToEnquiry,
  showEnquiry,
  updateEnquiry,
} from '#contract/enquiries/enquiries.ts';
import { removeOldEnquiries } from '#server/features/enquiries/enquiries.jobs.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let address: string;
let owner: SessionData;
let support: SessionData;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  owner = await anAdministrator(application);
  support = await anAdministrator(application, { role: 'support' });
});
afterAll(() => application.close());

const call = <E extends Endpoint>({ token }: SessionData, asked: { endpoint: E; input: EndpointInput<E> }) =>
  callApi(application, { ...asked, token });
const list = (input: EndpointInput<typeof listEnquiries>, by = support) =>
  call(by, { endpoint: listEnquiries, input });
const update = (input: EndpointInput<typeof updateEnquiry>, by = support) =>
  call(by, { endpoint: updateEnquiry, input });
const reply = (input: EndpointInput<typeof replyToEnquiry>, by = support) =>
  call(by, { endpoint: replyToEnquiry, input });
const show = async (enquiry_id: number) =>
  (await call(support, { endpoint: showEnquiry, input: { enquiry_id } })).body.data;
const lastEntry = () =>
  application.context.database
    .selectFrom('auditEntries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the list of enquiries', () => {
  it('has the documented fields, the state and the reference', async () => {
    const { id, name, email, phone, message } = await anEnquiry(application);
    const { body } = await list({ search: email });
    expect(body.data).toEqual([
      {
        cu_id: id,
        cu_reference: `E-${String(id).padStart(6, '0')}`,
        cu_name: name,
        cu_email: email,
        cu_phone: phone,
        cu_message: message,
        cu_status: 'new',
        cu_note: null,
        cu_assignee_id: null,
        cu_assignee: null,
        cu_version: 1,
        cu_created_at: expect.any(String),
        cu_updated_at: expect.any(String),
      },
    ]);
  });

  it.each([
    ['+91 (0) 90001-2', 'is part of its number with other signs'],
    ['90001 23', 'is part of its number with a space'],
    ['०९०००१२३४५६', 'is its number in other digits'],
  ])('is found by %s, which %s', async (search) => {
    const { id } = await anEnquiry(application, { phone: '+91 9000123456' });
    expect((await list({ search })).body.data.map(({ cu_id }) => cu_id)).toContain(id);
    expect((await list({ search: '- -' })).body.total).toBe(0);
  });

  it('is filtered by state and by the administrator in charge, and searched by reference', async () => {
    const word = `Wayanad${crypto.randomUUID().slice(0, 6)}`;
    const [free, mine, theirs] = [
      await anEnquiry(application, { message: `${word} 1` }),
      await anEnquiry(application, { message: `${word} 2` }),
      await anEnquiry(application, { message: `${word} 3` }),
    ];
    await update({ enquiry_id: mine.id, assignee_id: support.user_id });
    await update({ enquiry_id: theirs.id, assignee_id: owner.user_id, status: 'closed' });
    const find = async (input: EndpointInput<typeof listEnquiries>) =>
      (await list({ search: word, sort: 'created_at', order: 'asc', ...input })).body.data.map(
        ({ cu_id }) => cu_id,
      );
    expect(await find({})).toEqual([free.id, mine.id, theirs.id]);
    expect(await find({ assignee: 'mine' })).toEqual([mine.id]);
    expect(await find({ assignee: 'nobody' })).toEqual([free.id]);
    expect(await find({ status: 'closed' })).toEqual([theirs.id]);
    expect(await find({ status: 'new', assignee: 'mine' })).toEqual([mine.id]);
    expect(await find({ search: `e-${free.id}` })).toEqual([free.id]);
  });
});

describe('a change of an enquiry', () => {
  it('is stored and recorded, without the text of the note', async () => {
    const { id } = await anEnquiry(application);
    const input = { enquiry_id: id, status: 'answered', note: 'Called her.', version: 1 } as const;
    const { body } = await update(input);
    expect(body.data).toMatchObject({ cu_status: 'answered', cu_note: 'Called her.', cu_version: 2 });
    expect(await lastEntry()).toMatchObject({
      administratorId: support.user_id,
      action: 'enquiry.updated',
      subject: `enquiry ${id}`,
      before: { status: 'new', has_note: false },
      after: { status: 'answered', has_note: true },
    });
    expect((await update({ enquiry_id: id, note: '' })).body.data).toMatchObject({
      cu_note: null,
      cu_status: 'answered',
    });
  });

  it('that changes nothing is neither counted nor recorded', async () => {
    const { id } = await anEnquiry(application);
    const before = await lastEntry();
    expect((await update({ enquiry_id: id, status: 'new', note: '' })).body.data.cu_version).toBe(1);
    expect((await lastEntry()).id).toBe(before.id);
  });

  it('is refused when another administrator changed the enquiry first', async () => {
    const { id } = await anEnquiry(application);
    const claims = await Promise.all(
      [owner, support].map((by) => update({ enquiry_id: id, assignee_id: by.user_id, version: 1 }, by)),
    );
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(claims.find(({ status }) => status === 409)?.body.code).toBe('enquiry_changed');
    expect((await show(id)).cu_version).toBe(2);
  });

  it('gives an enquiry to administrators who may answer only', async () => {
    const { id } = await anEnquiry(application);
    const moderator = await anAdministrator(application, { role: 'moderator' });
    const member = await aMember(application);
    for (const assignee_id of [moderator.user_id, member.user_id]) {
      const { status, body } = await update({ enquiry_id: id, assignee_id });
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'assignee_id']);
    }
    const { body } = await call(support, { endpoint: listAssignees, input: {} });
    const ids = body.data.map(({ ad_id }) => ad_id);
    expect(ids).toEqual(expect.arrayContaining([owner.user_id, support.user_id]));
    expect(ids).not.toContain(moderator.user_id);
    expect(body.data.filter(({ ad_is_me }) => ad_is_me).map(({ ad_id }) => ad_id)).toEqual([support.user_id]);
  });

  it('of an administrator who may not answer any more leaves nobody in charge', async () => {
    const { id, email } = await anEnquiry(application);
    const leaving = await anAdministrator(application, { role: 'support' });
    await update({ enquiry_id: id, assignee_id: leaving.user_id });
    await application.context.database
      .updateTable('administrators')
      .set({ role: 'finance' })
      .where('accountId', '=', leaving.user_id)
      .execute();
    expect(await show(id)).toMatchObject({ cu_assignee_id: null, cu_assignee: null });
    expect((await list({ search: email, assignee: 'nobody' })).body.total).toBe(1);
  });

  it('reaches the open windows of the others who answer, as a new enquiry does', async () => {
    const window = await connectLive(address, { token: owner.token });
    const arrived = window.next('enquiries_changed');
    const { id } = await anEnquiry(application);
    expect(await arrived).toEqual({ type: 'enquiries_changed' });
    const changed = window.next('enquiries_changed');
    await update({ enquiry_id: id, status: 'closed' });
    expect(await changed).toEqual({ type: 'enquiries_changed' });
    await window.close();
  });
});

describe('an answer', () => {
  it('is in the conversation, and its writer is in charge', async () => {
    const { id } = await anEnquiry(application);
    const { status, body } = await reply({ enquiry_id: id, text: 'Yes, she may.', version: 1 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      em_direction: 'sent',
      em_text: 'Yes, she may.',
      em_delivery: 'queued',
    });
    expect(await show(id)).toMatchObject({
      cu_status: 'answered',
      cu_assignee_id: support.user_id,
      messages: [{ em_id: body.data.em_id, em_author: support.email }],
    });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: 'enquiry.answered', subject: `enquiry ${id}` });
    expect(JSON.stringify(entry)).not.toContain('she may');
  });

  it('with the same client id is sent once, however often and at the same time it is called', async () => {
    const { id } = await anEnquiry(application);
    const input = { enquiry_id: id, text: 'Once.', client_id: crypto.randomUUID(), version: 1 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => reply(input)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.em_id)).size).toBe(1);
    expect((await show(id)).messages).toHaveLength(1);
  });

  it('without a client id is not sent again either', async () => {
    const { id } = await anEnquiry(application);
    await Promise.all([1, 2].map(() => reply({ enquiry_id: id, text: 'Once.' })));
    expect((await show(id)).messages).toHaveLength(1);
  });

  it('of a second administrator at the same time is refused', async () => {
    const { id } = await anEnquiry(application);
    const answers = await Promise.all(
      [owner, support].map((by) =>
        reply(
          { enquiry_id: id, text: `From ${by.user_id}.`, client_id: crypto.randomUUID(), version: 1 },
          by,
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect((await show(id)).messages).toHaveLength(1);
  });

  it('of the visitor makes the enquiry new again', async () => {
    const { id } = await anEnquiry(application);
    await reply({ enquiry_id: id, text: 'Yes, she may.' });
    const input = { enquiry_id: id, text: 'And my uncle?', client_id: crypto.randomUUID() };
    await call(support, { endpoint: addReceived, input });
    await call(support, { endpoint: addReceived, input });
    expect(await show(id)).toMatchObject({
      cu_status: 'new',
      cu_assignee_id: support.user_id,
      messages: [
        { em_direction: 'sent' },
        { em_direction: 'received', em_text: 'And my uncle?', em_delivery: null },
      ],
    });
    expect((await lastEntry()).action).toBe('enquiry.received');
  });
});

describe('the member with the address of an enquiry', () => {
  it('is named, and an unverified account is not', async () => {
    const member = await aMember(application);
    const { id } = await anEnquiry(application, { email: member.email });
    expect((await show(id)).cu_member_id).toBe(member.user_id);
    const { id: other } = await anEnquiry(application);
    expect((await show(other)).cu_member_id).toBeNull();
  });
});

describe('an old enquiry', () => {
  it('is removed with its mails two years after the last change', async () => {
    const { id } = await anEnquiry(application);
    await reply({ enquiry_id: id, text: 'Yes, she may.' });
    const { database, now } = application.context;
    const later = (days: number) => new Date(now().getTime() + days * 24 * 60 * 60_000);
    await removeOldEnquiries({ database, now: () => later(729) });
    expect((await show(id)).messages).toHaveLength(1);
    await removeOldEnquiries({ database, now: () => later(731) });
    const { status } = await call(support, { endpoint: showEnquiry, input: { enquiry_id: id } });
    expect(status).toBe(404);
  });
});
