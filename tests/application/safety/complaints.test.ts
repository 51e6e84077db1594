import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { addComplaint } from '#contract/safety/complaints.ts';
import { decideReport, identifyMember, showComplainant, showReport } from '#contract/safety/report-cases.ts';
import { listReports } from '#contract/safety/reports.ts';
import { alarmOverdue } from '#server/features/safety/cases/alarm-overdue.ts';
import { aComplaint } from '#tests/factories/cases/a-case.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let administrator: { token: string; email: string };
beforeAll(async () => {
  application = await startApplication();
  administrator = await anAdministrator(application, { role: 'grievance_officer' });
});
afterAll(() => application.close());

const anAddress = () => `complainant.${crypto.randomUUID().slice(0, 8)}@example.org`;
const show = async (report_id: number) => {
  const input = { report_id };
  return (await callApi(application, { endpoint: showReport, input, token: administrator.token })).body.data;
};
const list = async (input: EndpointInput<typeof listReports>) =>
  (await callApi(application, { endpoint: listReports, input, token: administrator.token })).body.data;

describe('a complaint of a person who is no member', () => {
  it('is acknowledged by mail with its ticket, and is a case about the member that it names', async () => {
    const member = await aMember(application);
    const email = anAddress();
    const id = await aComplaint(application, { email, about: `the profile ITM${member.user_id}` });
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    expect(mail?.subject).toContain(`R-${String(id).padStart(6, '0')}`);
    expect(mail?.text).toContain('within 7 days');
    const shown = await show(id);
    expect(shown).toMatchObject({
      reporter: null,
      reported: { u_id: member.user_id },
      has_contact: true,
      report: { r_source: 'visitor', r_place: 'grievance', r_clock: { step: 'resolve' } },
    });
    expect(JSON.stringify(shown)).not.toContain(email);
  });

  it('is answered alike whether the member exists or not', async () => {
    const member = await aMember(application);
    for (const about of [`ITM${member.user_id}`, 'ITM999999999', 'a man in Kochi']) {
      const input = {
        name: 'George',
        email: anAddress(),
        about,
        reason: 'other',
        text: 'Look at it.',
      } as const;
      const { status, body } = await callApi(application, { endpoint: addComplaint, input });
      expect([status, body.message, Object.keys(body.data)]).toEqual([
        201,
        'Thank you. We have received your complaint.',
        ['r_ticket'],
      ]);
    }
  });

  it('has an urgent lane of two hours, whose alarm is mailed once', async () => {
    const id = await aComplaint(application, { reason: 'intimate_picture' });
    const [first] = await list({ state: 'open', lane: 'urgent' });
    expect(first).toMatchObject({ r_id: id, r_is_urgent: true, r_clock: { is_overdue: false } });
    await alarmOverdue(application.context);
    application.clock.advanceMinutes(121);
    expect(await list({ lane: 'overdue' })).toMatchObject([{ r_id: id, r_clock: { is_overdue: true } }]);
    await alarmOverdue(application.context);
    await alarmOverdue(application.context);
    const mails = await receiveMails(application, { address: administrator.email, count: 1 });
    const ticketOfId = (report: number) => `R-${String(report).padStart(6, '0')}`;
    expect(mails[0]?.subject).toBe(`An urgent report is overdue: ${ticketOfId(id)}`);
    expect(mails[0]?.text).toContain(`${ticketOfId(id)}: an intimate picture`);
    expect(mails[0]?.text).toContain('This report is more than 2 hours old.');
    await aComplaint(application);
    expect(await listMailsTo(application.outbox, administrator.email)).toHaveLength(1);
    const pretended = await aComplaint(application, { reason: 'impersonation' });
    const pictured = await aComplaint(application, { reason: 'intimate_picture' });
    application.clock.advanceMinutes(121);
    await alarmOverdue(application.context);
    const later = (await receiveMails(application, { address: administrator.email, count: 2 })).find(
      ({ subject }) => subject === '2 urgent reports are overdue',
    );
    expect(later?.text).toContain(`${ticketOfId(pretended)}: a profile that pretends to be another person`);
    expect(later?.text).toContain(`${ticketOfId(pictured)}: an intimate picture`);
  });

  it('is urgent before everything else in the list', async () => {
    const id = await aComplaint(application, { reason: 'impersonation' });
    application.clock.advanceMinutes(1);
    await aComplaint(application);
    const urgent = (await list({})).findIndex(({ r_id }) => r_id === id);
    const others = (await list({})).slice(0, urgent);
    expect(others.every(({ r_is_urgent }) => r_is_urgent)).toBe(true);
  });

  it('is listed by what is due: the longest overdue first, and what is decided last', async () => {
    const overdue = await aComplaint(application, { reason: 'impersonation' });
    const ordinary = await aComplaint(application);
    application.clock.advanceMinutes(180);
    const fresh = await aComplaint(application, { reason: 'impersonation' });
    const later = await aComplaint(application);
    const closed = await aComplaint(application, { reason: 'impersonation' });
    const { database } = application.context;
    await database.updateTable('reports').set({ status: 'closed' }).where('id', '=', closed).execute();
    const mine = [overdue, ordinary, fresh, later, closed];
    const listed = (await list({ limit: 200 })).map(({ r_id }) => r_id).filter((id) => mine.includes(id));
    expect(listed).toEqual([overdue, fresh, ordinary, later, closed]);
    const dueAt = new Date(application.clock.now().getTime() - 1000);
    await database.updateTable('reports').set({ dueAt }).where('id', '=', ordinary).execute();
    const relisted = (await list({ limit: 200 })).map(({ r_id }) => r_id).filter((id) => mine.includes(id));
    expect(relisted).toEqual([overdue, ordinary, fresh, later, closed]);
  });

  it('shows how to reach the person to those who decide, and records each look', async () => {
    const email = anAddress();
    const id = await aComplaint(application, { email, phone: '0484 123456' });
    const input = { report_id: id };
    const { body } = await callApi(application, {
      endpoint: showComplainant,
      input,
      token: administrator.token,
    });
    expect(body.data).toEqual({ name: 'George Mathew', email, phone: '0484 123456' });
    const { database } = application.context;
    const entries = await database.selectFrom('auditEntries').select(['action', 'subject']).execute();
    expect(entries).toContainEqual({ action: 'report.contact_viewed', subject: `report ${id}` });
    const support = await anAdministrator(application, { role: 'support' });
    const refused = await callApi(application, { endpoint: showComplainant, input, token: support.token });
    expect(refused.body.code).toBe('not_allowed');
  });

  it('is decided once the member is named, and the person reads the result', async () => {
    const member = await aMember(application);
    const email = anAddress();
    const report_id = await aComplaint(application, { email });
    const { token } = administrator;
    const decide = async () => {
      const input = { report_id, outcome: 'hide', reason: 'This is not your own profile.' } as const;
      return (await callApi(application, { endpoint: decideReport, input, token })).body;
    };
    expect((await decide()).code).toBe('report_without_member');
    const named = { report_id, user_id: member.user_id };
    await callApi(application, { endpoint: identifyMember, input: named, token });
    expect((await decide()).result).toBe(true);
    await receiveMails(application, { address: email, count: 2 });
    const mails = await listMailsTo(application.outbox, email);
    const texts = mails.map(({ text }) => text).join();
    expect(texts).toContain('We found that our rules were broken');
    expect(texts).not.toContain('This is not your own profile.');
    const [notice] = await receiveMails(application, { address: member.email, count: 1 });
    expect(notice?.text).toContain('This is not your own profile.');
    for (const secret of [email, 'George Mathew']) expect(notice?.text).not.toContain(secret);
  });

  it('can be made five times a day from one address, also by concurrent calls', async () => {
    const input = { name: 'George', email: anAddress(), about: 'x', reason: 'other', text: 'Look.' } as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callApi(application, { endpoint: addComplaint, input })),
    );
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((status) => status === 201).length).toBeLessThanOrEqual(5);
    expect(codes).toContain(429);
  });
});
