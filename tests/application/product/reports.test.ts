import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { listReports, reportMember } from '#contract/safety/reports.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { signInAgain } from '#tests/support/start-test-session.ts';

let application: TestApplication;
let administrator: { token: string; user_id: number };
beforeAll(async () => {
  application = await startApplication();
  administrator = await anAdministrator(application);
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const daysFromNow = (days: number) =>
  new Date(application.clock.now().getTime() + days * dayMinutes * 60_000).toISOString();
const report = (
  { token }: TestMember,
  { user_id }: { user_id: number },
  changes: Partial<EndpointInput<typeof reportMember>> = {},
) => {
  const input = {
    partner_id: user_id,
    reason: 'asks_for_money',
    text: 'He asked for a loan.',
    ...changes,
  } as const;
  return callApi(application, { endpoint: reportMember, input, token });
};
const list = async (input: EndpointInput<typeof listReports> = {}) =>
  (await callApi(application, { endpoint: listReports, input, token: administrator.token })).body;
const search = async (text: string) => (await list({ search: text })).data.map(({ r_ticket }) => r_ticket);

describe('a report', () => {
  it('gets its ticket at once, and is listed for administrators with both members', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    const { status, body } = await report(her, him, { place: 'inbox' });
    expect([status, body.message]).toEqual([201, 'Thank you. We have received your report.']);
    expect(body.data.r_ticket).toMatch(/^R-\d{6}$/);
    const [newest] = (await list({ sort: 'created_at' })).data;
    expect(newest).toEqual({
      r_id: Number(body.data.r_ticket.slice(2)),
      r_ticket: body.data.r_ticket,
      r_reason: 'asks_for_money',
      r_text: 'He asked for a loan.',
      r_place: 'inbox',
      r_source: 'member',
      r_is_urgent: false,
      r_status: 'open',
      r_outcome: null,
      r_clock: { step: 'resolve', due_at: daysFromNow(1), is_overdue: false },
      r_claim: null,
      r_created_at: application.clock.now().toISOString(),
      reporter: { u_id: her.user_id, u_firstname: 'Asha', u_lastname: 'Mathew', u_status: 'active' },
      reported: { u_id: him.user_id, u_firstname: 'Joseph', u_lastname: 'Varghese', u_status: 'active' },
    });
  });

  it.each([
    [{ text: '' }, 'text', 'Tell us what happened'],
    [{ text: 'x'.repeat(2001) }, 'text', 'This text is too long'],
    [{ reason: 'dislike' }, 'reason', 'Choose a reason'],
  ])('needs a reason and a text of allowed length: %#', async (changes, field, message) => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    // The types forbid these values; the server has to refuse them.
    const { status, body } = await report(her, him, changes as object);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it.each([
    'is the same person',
    'was never met and is not visible',
    'does not exist',
    'is an administrator',
  ])('is refused about an account that %s', async (reason) => {
    const [her, sister] = [await aMember(application), await aMember(application)];
    const { user_id } = await anAdministrator(application);
    const ids: Record<string, number> = {
      'is the same person': her.user_id,
      'was never met and is not visible': sister.user_id,
      'does not exist': 2_000_000_000,
      'is an administrator': user_id,
    };
    const { status, body } = await report(her, { user_id: ids[reason] ?? 0 });
    expect([status, body.code, body.message]).toEqual([
      404,
      'partner_not_found',
      'Profile not found. Please try again.',
    ]);
  });

  it('is accepted about a member that the reporter has just blocked', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    const input = { partner_id: him.user_id };
    await callApi(application, { endpoint: blockMember, input, token: her.token });
    expect((await report(her, him)).status).toBe(201);
  });

  it('is accepted about a member who sent an interest and then blocked or hid', async () => {
    const [her, blocker, hidden] = [
      await aMember(application),
      await aGroom(application),
      await aGroom(application),
    ];
    for (const { user_id } of [blocker, hidden]) {
      await anInterest(application, { senderId: user_id, receiverId: her.user_id });
    }
    await aBlock(application, { blockerId: blocker.user_id, blockedId: her.user_id });
    const { database } = application.context;
    await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', hidden.user_id).execute();
    expect([(await report(her, blocker)).status, (await report(her, hidden)).status]).toEqual([201, 201]);
    const stranger = await aGroom(application);
    await aBlock(application, { blockerId: stranger.user_id, blockedId: her.user_id });
    expect((await report(her, stranger)).status).toBe(404);
  });

  it('can be made twenty times a day, also by concurrent calls', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    application.clock.advanceMinutes(5);
    const answers = await Promise.all(Array.from({ length: 24 }, () => report(her, him)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.code, refused?.body.message, refused?.retryAfter]).toEqual([
      429,
      'too_many_reports',
      'You have sent many reports today. Please write to us instead.',
      String(dayMinutes * 60),
    ]);
    application.clock.advanceMinutes(dayMinutes);
    await signInAgain(application, administrator);
    const other = await aMember(application);
    expect((await report(other, him)).status).toBe(201);
  });

  it('stays when the accounts are gone, with their ids alone', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    const ticket = await aReport(application, { reporter: her, reported: him });
    const { database } = application.context;
    for (const { user_id } of [her, him]) {
      await database.deleteFrom('accounts').where('id', '=', user_id).execute();
    }
    const gone = { u_firstname: null, u_lastname: null, u_status: 'erased' };
    expect((await list({ search: ticket })).data).toMatchObject([
      {
        r_ticket: ticket,
        reporter: { u_id: her.user_id, ...gone },
        reported: { u_id: him.user_id, ...gone },
      },
    ]);
  });
});

describe('the list of reports', () => {
  it('is found by ticket, number, names and words', async () => {
    const her = await aMember(application, { firstname: 'Listine', lastname: 'Searcher' });
    const him = await aGroom(application, { firstname: 'Reportus', lastname: 'Named' });
    const ticket = await aReport(application, {
      reporter: her,
      reported: him,
      text: 'He says he is an astronaut.',
    });
    const number = ticket.slice(2);
    for (const text of [
      ticket,
      ticket.toLowerCase(),
      `R${Number(number)}`,
      'Listine sea',
      'reportus',
      'astronaut',
    ]) {
      expect([text, await search(text)]).toEqual([text, [ticket]]);
    }
    for (const text of [`ITM${him.user_id}`, String(her.user_id)])
      expect(await search(text)).toContain(ticket);
    expect(await search('100%')).toEqual([]);
  });

  it('is sorted and paged', async () => {
    const her = await aMember(application, { firstname: 'Pagina', lastname: 'Reports' });
    const him = await aGroom(application);
    const tickets: string[] = [];
    for (const reason of ['stolen_photo', 'already_married', 'underage'] as const) {
      tickets.push(await aReport(application, { reporter: her, reported: him, reason }));
      application.clock.advanceMinutes(1);
    }
    const filters = { search: 'Pagina Reports', sort: 'created_at' } as const;
    const first = await list({ ...filters, limit: 2 });
    expect([first.total, first.data.map(({ r_ticket }) => r_ticket)]).toEqual([
      3,
      tickets.toReversed().slice(0, 2),
    ]);
    const second = await list({ ...filters, cursor: first.next ?? '' });
    expect([second.next, second.data.map(({ r_ticket }) => r_ticket)]).toEqual([null, tickets.slice(0, 1)]);
    const byReason = await list({ ...filters, sort: 'reason', order: 'asc' });
    expect(byReason.data.map(({ r_reason }) => r_reason)).toEqual([
      'already_married',
      'stolen_photo',
      'underage',
    ]);
  });
});
