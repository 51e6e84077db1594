import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  confirmPayment,
  refundPayment,
  searchPayments,
  showPayment,
} from '#contract/payments/admin-payments.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import { exportPayments, showTotals } from '#contract/payments/books.ts';
import { firstDayOfYear } from '#server/features/payments/receipts/financial-year.rules.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPayment } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
let finance: SessionData;
let member: TestMember;
beforeAll(async () => {
  application = await startApplication();
  setClock(application.clock, '2027-06-15T06:30:00Z');
  finance = await anAdministrator(application, { role: 'finance' });
  member = await aMember(application);
});
afterAll(() => application.close());

const search = async (input: EndpointInput<typeof searchPayments>) =>
  (await callApi(application, { endpoint: searchPayments, input, token: finance.token })).body;
const idsOf = async (input: EndpointInput<typeof searchPayments>) =>
  (await search(input)).data.map(({ pay_id }) => pay_id);
const show = async (pay_id: number) =>
  (await callApi(application, { endpoint: showPayment, input: { pay_id }, token: finance.token })).body;
const confirm = async (pay_id: number) =>
  (await callApi(application, { endpoint: confirmPayment, input: { pay_id }, token: finance.token })).body
    .data;
const refund = (pay_id: number, amount_paise: number) =>
  callApi(application, {
    endpoint: refundPayment,
    input: { pay_id, amount_paise, reason: 'Paid twice.' },
    token: finance.token,
  });
const make = (status: 'started' | 'waiting', plan: 'Basic' | 'Advance' | 'Premium' = 'Basic') =>
  aPayment(application, { accountId: member.user_id, status, plan });

describe('the list of payments', () => {
  it('has those that wait longest first', async () => {
    const made = [];
    for (const hoursAgo of [1, 30, 5]) {
      const payment = await make('waiting');
      const referencedAt = new Date(application.context.now().getTime() - hoursAgo * 3_600_000);
      await application.context.database
        .updateTable('payments')
        .set({ referencedAt })
        .where('id', '=', payment.id)
        .execute();
      made.push(payment.id);
    }
    const [one, oldest, middle] = made;
    expect(await idsOf({ status: 'waiting' })).toEqual([oldest, middle, one]);
    expect(await idsOf({ status: 'waiting', limit: 1, page: 2 })).toEqual([middle]);
  });

  it('finds a payment by everything that finance may know of it', async () => {
    const { id, reference, bankReference } = await make('waiting', 'Premium');
    const found = async (text: string) => (await idsOf({ search: text })).includes(id);
    const [payment] = (await search({ search: reference })).data;
    const name = payment?.u_name ?? '';
    const spaced = (bankReference ?? '').replaceAll(/(\d{4})/g, '$1 ').trim();
    const texts = [
      reference,
      bankReference ?? '',
      spaced,
      (bankReference ?? '').slice(0, 8),
      (bankReference ?? '').slice(-4),
      reference.slice(-11),
      `ITM${member.user_id}`,
      '5000',
      '₹5,000',
      'Rs. 5,000.00',
      name,
      name.slice(0, 4),
    ];
    const others = ['₹5,001', '412399998888', 'Nobodyofthatname', '%', `ITM${member.user_id + 99}`];
    const foundBy: string[] = [];
    for (const text of [...texts, ...others]) if (await found(text)) foundBy.push(text);
    expect(foundBy).toEqual(texts);
  });

  it('finds a payment by the number of its receipt', async () => {
    const { id } = await make('waiting');
    const { pay_receipt } = await confirm(id);
    expect(await idsOf({ search: pay_receipt ?? '' })).toEqual([id]);
    expect(await idsOf({ search: (pay_receipt ?? '').replace(/\d\d-\d\d/, '20-21') })).toEqual([]);
  });
});

describe('a search of the payments', () => {
  /** The plan of the statement that counts what is found, when reading the whole table is the last resort. */
  const planOf = async (text: string) => {
    const statements = await recordStatements(() => search({ search: text }));
    const count = statements.find((statement) => statement.text.includes('count(*)'));
    const { text: counting = '', values } = count ?? {};
    return application.context.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(`explain ${counting}`, values));
      return JSON.stringify(rows);
    });
  };

  it.each(['1500', '4123', 'ITMP2345', 'ITMP23456789A', 'ITM12', 'Asha', 'RC/26-27/000001'])(
    'for %s reads indexes',
    async (text) => {
      const plan = await planOf(text);
      expect(plan).toContain('payments');
      expect(plan).not.toContain('Seq Scan');
    },
  );
});

describe('one payment', () => {
  it('has what it bought and the others of its member', async () => {
    const other = await make('waiting', 'Advance');
    const { id } = await make('waiting');
    expect((await show(id)).data.bought).toBeNull();
    await confirm(id);
    const { data } = await show(id);
    expect(data.others).toContainEqual(
      expect.objectContaining({ pay_id: other.id, pay_amount_paise: 300_000 }),
    );
    const { term_seconds = 0, unused_seconds = 0 } = data.bought ?? {};
    expect(term_seconds).toBeGreaterThan(180 * 86_400);
    expect(unused_seconds).toBeLessThanOrEqual(term_seconds);
    const stranger = await aPayment(application, { accountId: (await aMember(application)).user_id });
    expect((await show(stranger.id)).data.others).toEqual([]);
    expect((await show(stranger.id)).data.payment.pay_others).toBe(0);
    expect(data.payment.pay_others).toBeGreaterThan(1);
    expect((await show(2_000_000_000)).code).toBe('payment_not_found');
  });

  it('counts the others that may be the same money: decided in the 30 days before it, or waiting', async () => {
    const { user_id: accountId } = await aMember(application);
    const [confirmed, { id }] = [
      await aPayment(application, { accountId, status: 'confirmed' }),
      await aPayment(application, { accountId }),
    ];
    const countAfter = async (days: number) => {
      const decidedAt = new Date(confirmed.startedAt.getTime() - days * 24 * 60 * 60_000);
      const { database } = application.context;
      await database.updateTable('payments').set({ decidedAt }).where('id', '=', confirmed.id).execute();
      return (await show(id)).data.payment.pay_others;
    };
    expect([await countAfter(29), await countAfter(31)]).toEqual([1, 0]);
    expect((await show(confirmed.id)).data.payment.pay_others).toBe(1);
  });
});

describe('the books', () => {
  const period = { from: '2027-01-01', to: '2027-12-31' };
  const totals = async (asked: EndpointInput<typeof showTotals> = period) =>
    (await callApi(application, { endpoint: showTotals, input: asked, token: finance.token })).body;

  it('count what was confirmed and refunded by day and method', async () => {
    const before = (await totals()).data.total;
    const { id } = await make('waiting', 'Advance');
    await confirm(id);
    await refund(id, 100_050);
    const { data } = await totals();
    expect(data.total).toEqual({
      confirmed: before.confirmed + 1,
      confirmed_paise: before.confirmed_paise + 300_000,
      refunds: before.refunds + 1,
      refunded_paise: before.refunded_paise + 100_050,
      net_paise: before.net_paise + 199_950,
    });
    expect(data.by_method).toEqual([{ method: 'upi', ...data.total }]);
    expect(data.by_day.map(({ net_paise }) => net_paise).reduce((sum, net) => sum + net, 0)).toBe(
      data.total.net_paise,
    );
  });

  it('take a period of at most 400 days, in its order', async () => {
    for (const asked of [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '2020-01-01', to: '2026-01-01' },
      { from: '2026-01-01' },
    ])
      expect((await totals(asked)).errors).toEqual([
        {
          field: 'to',
          message: 'The last day cannot be before the first, and must be within 400 days of it',
        },
      ]);
  });

  it('are those of the present financial year when no period is named, as in the documented call', async () => {
    await confirm((await make('waiting')).id);
    const site = await findSiteSettings(application.context.database);
    const to = todayAt(site, application.clock.now());
    const year = { from: firstDayOfYear(to), to };
    expect((await totals({})).data).toEqual((await totals(year)).data);
    const { headers, statusCode } = await application.server.inject({
      method: 'GET',
      url: `/api${exportPayments.path}`,
      headers: { authorization: `Bearer ${finance.token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain(`payments-${year.from}-${year.to}.csv`);
  });

  it('refuse a day that no database knows', async () => {
    expect((await totals({ from: '0000-01-01', to: '0000-01-02' })).errors).toMatchObject([
      { field: 'from' },
      { field: 'to' },
    ]);
  });

  it('leave as a spreadsheet, which is recorded', async () => {
    const { id, reference } = await make('waiting');
    await application.context.database
      .updateTable('payments')
      .set({ planName: '=HYPERLINK("x")' })
      .where('id', '=', id)
      .execute();
    const { pay_receipt } = await confirm(id);
    await refund(id, 150_000);
    const { path } = exportPayments;
    const answer = await application.server.inject({
      method: 'GET',
      url: `/api${path}?${new URLSearchParams(period).toString()}`,
      headers: { authorization: `Bearer ${finance.token}` },
    });
    const lines = answer.body.split('\r\n').filter((line) => line.includes(reference));
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`${pay_receipt},Receipt,`);
    expect(lines[0]).toContain(`'=HYPERLINK`);
    expect(lines[1]).toMatch(/^CN\/.*,Credit note,.*,1500\.00,.*refunded$/);
    const entry = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'payments.exported', after: { ...period } });
  });
});

describe('income and renewals by day', () => {
  const income = async () =>
    (await callApi(application, { endpoint: showIncome, input: { days: 7 }, token: finance.token })).body.data
      .by_day;

  it('count a payment of somebody who had a plan as a renewal, and take refunds off', async () => {
    const before = (await income()).at(-1);
    const { user_id: accountId } = await aMember(application);
    const buy = async () => (await aPayment(application, { accountId })).id;
    const [first, second] = [await buy(), await buy()];
    await confirm(first);
    await confirm(second);
    await refund(second, 50_000);
    const days = await income();
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({
      day: before?.day,
      confirmed_paise: (before?.confirmed_paise ?? 0) + 300_000,
      refunded_paise: (before?.refunded_paise ?? 0) + 50_000,
      renewals: (before?.renewals ?? 0) + 1,
      new_buyers: (before?.new_buyers ?? 0) + 1,
    });
  });
});
