import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { confirmPayment, refundPayment, rejectPayment } from '#contract/payments/admin-payments.ts';
import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import { givePaymentReference, listPayments } from '#contract/payments/payments.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { eraseMember } from '#server/features/privacy/erasure.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPayment, type PlanName } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let address: string;
let finance: SessionData;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  finance = await anAdministrator(application, { role: 'finance' });
});
afterAll(() => application.close());

const call = <E extends Endpoint>(
  { token }: { token: string },
  asked: { endpoint: E; input: EndpointInput<E> },
) => callApi(application, { ...asked, token });
const confirm = (pay_id: number) => call(finance, { endpoint: confirmPayment, input: { pay_id } });
const reject = (pay_id: number, reason = 'No such transfer arrived.') =>
  call(finance, { endpoint: rejectPayment, input: { pay_id, reason } });
const refund = (pay_id: number, amount_paise: number) =>
  call(finance, { endpoint: refundPayment, input: { pay_id, amount_paise, reason: 'Paid twice.' } });
const myPlan = async (member: TestMember) => (await call(member, { endpoint: showMyPlan, input: {} })).body;
const own = async (member: TestMember) =>
  (await call(member, { endpoint: listPayments, input: {} })).body.data[0];
const pays = async (member: TestMember, status: PaymentStatus = 'waiting', plan: PlanName = 'Basic') =>
  (await aPayment(application, { accountId: member.user_id, status, plan })).id;
const lastEntry = () =>
  application.context.database
    .selectFrom('auditEntries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('a confirmed payment', () => {
  it('activates the plan at once, with a receipt, in every open window of the member', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    const window = await connectLive(address, { token: member.token });
    const changed = window.next('plan_changed');
    const { body } = await confirm(id);
    await changed;
    await window.close();
    expect(body.message).toBe('Payment confirmed. The plan is active.');
    expect(body.data).toMatchObject({ pay_status: 'confirmed', user_id: member.user_id });
    expect(body.data.pay_receipt).toMatch(/^RC\/\d\d-\d\d\/\d{6}$/);
    const { result, data } = await myPlan(member);
    expect(result).toBe(true);
    expect(data).toMatchObject({ s_plan_name: 'Basic', contact_limit: 3, interest_limit: null, s_next: [] });
    expect((await own(member))?.pay_receipt).toBe(body.data.pay_receipt);
  });

  it('is recorded, and shown to the windows of finance alone', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    const [colleague, moderator] = [
      await connectLive(address, { token: finance.token }),
      await connectLive(address, await anAdministrator(application, { role: 'moderator' })),
    ];
    const changed = colleague.next('payments_changed');
    expect((await confirm(id)).body.data.pay_decided_by).toBe(finance.name);
    await changed;
    expect(moderator.messages.map(({ type }) => type)).not.toContain('payments_changed');
    await Promise.all([colleague.close(), moderator.close()]);
    expect(await lastEntry()).toMatchObject({
      action: 'payment.confirmed',
      subject: `payment ${id}`,
      administratorId: finance.user_id,
      before: { status: 'waiting' },
      after: { status: 'confirmed', amount_paise: 150_000 },
    });
  });

  it('changes nothing when it is confirmed again', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    const [first, second] = [await confirm(id), await confirm(id)];
    expect(second.body.data).toEqual(first.body.data);
    const { s_next } = (await myPlan(member)).data;
    expect(s_next).toEqual([]);
  });

  it('adds to the plan that the member has, and begins later than a higher one', async () => {
    const member = await aMember(application);
    await confirm(await pays(member, 'waiting', 'Premium'));
    const one = (await myPlan(member)).data.s_expires_at ?? '';
    await confirm(await pays(member, 'waiting', 'Premium'));
    const two = (await myPlan(member)).data.s_expires_at ?? '';
    expect(new Date(two).getUTCFullYear() - new Date(one).getUTCFullYear()).toBe(1);
    await confirm(await pays(member, 'waiting', 'Basic'));
    expect((await myPlan(member)).data).toMatchObject({
      s_plan_name: 'Premium',
      s_expires_at: two,
      s_next: [{ s_plan_name: 'Basic', s_starts_at: two }],
    });
  });

  it('may have been rejected or expired before: its money arrived late', async () => {
    const member = await aMember(application);
    for (const status of ['rejected', 'expired', 'started'] as const) {
      const { body } = await confirm(await pays(member, status));
      expect(body.data).toMatchObject({ pay_status: 'confirmed', pay_reason: null });
    }
    const id = await pays(member);
    await reject(id);
    expect((await confirm(id)).body.data).toMatchObject({ pay_status: 'confirmed', pay_reason: null });
  });

  it('gets numbers without a gap', async () => {
    const member = await aMember(application);
    const numbers: number[] = [];
    for (const status of ['waiting', 'refunded', 'waiting'] as const) {
      const { body } = await confirm(await pays(member, status));
      if (body.result) numbers.push(Number(body.data.pay_receipt?.slice(-6)));
    }
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1]);
  });
});

describe('a rejected payment', () => {
  it('tells the member the reason, and gives no plan', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    const window = await connectLive(address, { token: finance.token });
    const changed = window.next('payments_changed');
    expect((await reject(id)).body.data.pay_status).toBe('rejected');
    await changed;
    await window.close();
    expect(await own(member)).toMatchObject({
      pay_status: 'rejected',
      pay_reason: 'No such transfer arrived.',
    });
    expect((await myPlan(member)).result).toBe(false);
    expect(await lastEntry()).toMatchObject({
      action: 'payment.rejected',
      reason: 'No such transfer arrived.',
    });
  });

  it.each(['started', 'confirmed', 'rejected', 'expired', 'refunded'] as const)(
    'was not %s before',
    async (status) => {
      const member = await aMember(application);
      expect((await reject(await pays(member, status))).body.code).toBe('payment_not_open');
    },
  );

  it('frees its reference for another payment', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    await reject(id);
    const { database } = application.context;
    const { bankReference } = await database
      .selectFrom('payments')
      .select('bankReference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const again = { pay_id: id, reference: bankReference ?? '' };
    const given = await call(member, { endpoint: givePaymentReference, input: again });
    expect(given.body.code).toBe('payment_not_open');
    const second = await pays(member);
    await database.updateTable('payments').set({ bankReference }).where('id', '=', second).execute();
    expect((await confirm(second)).body.data.pay_status).toBe('confirmed');
    expect((await confirm(id)).body.code).toBe('reference_used');
  });
});

describe('a refund', () => {
  it('of the whole ends the plan, with a credit note', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    await confirm(id);
    const window = await connectLive(address, { token: finance.token });
    const changed = window.next('payments_changed');
    const { body } = await refund(id, 150_000);
    await changed;
    await window.close();
    expect(await lastEntry()).toMatchObject({
      action: 'payment.refunded',
      subject: `payment ${id}`,
      reason: 'Paid twice.',
      after: { refunded_paise: 150_000, amount_paise: 150_000 },
    });
    expect(body.data).toMatchObject({ pay_status: 'refunded', pay_refunded_paise: 150_000 });
    expect((await own(member))?.pay_reason).toBe('Paid twice.');
    expect(body.data.pay_credit_notes[0]?.rc_number).toMatch(/^CN\/\d\d-\d\d\/\d{6}$/);
    expect((await myPlan(member)).result).toBe(false);
  });

  it('of a part shortens the plan; of the rest ends it', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    await confirm(id);
    const before = Date.parse((await myPlan(member)).data.s_expires_at ?? '');
    await refund(id, 75_000);
    const after = Date.parse((await myPlan(member)).data.s_expires_at ?? '');
    const start = application.clock.now().getTime();
    expect((after - start) / (before - start)).toBeCloseTo(0.5, 6);
    expect(await own(member)).toMatchObject({ pay_status: 'confirmed', pay_refunded_paise: 75_000 });
    const { body } = await refund(id, 75_000);
    expect(body.data.pay_status).toBe('refunded');
    expect(body.data.pay_credit_notes.map(({ rc_amount_paise }) => rc_amount_paise)).toEqual([
      75_000, 75_000,
    ]);
    expect((await myPlan(member)).result).toBe(false);
  });

  it('is never more than what is left, however many are made at once', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    await confirm(id);
    expect((await refund(id, 150_001)).body.code).toBe('refund_too_large');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(id, 50_000)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(3);
    expect((await own(member))?.pay_refunded_paise).toBe(150_000);
  });

  it('that is sent again, or by two at once who saw the same payment, is made once', async () => {
    const member = await aMember(application);
    const id = await pays(member);
    await confirm(id);
    const once = { pay_id: id, amount_paise: 50_000, refunded_paise: 0, reason: 'Paid twice.' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(finance, { endpoint: refundPayment, input: once })),
    );
    const codes = answers.map(({ body }) => body.code ?? 'refunded');
    expect(codes.toSorted()).toEqual(['payment_not_open', 'payment_not_open', 'refunded']);
    expect((await own(member))?.pay_refunded_paise).toBe(50_000);
  });

  it.each(['started', 'waiting', 'rejected', 'expired', 'refunded'] as const)(
    'is refused while the payment is %s',
    async (status) => {
      const member = await aMember(application);
      expect((await refund(await pays(member, status), 100)).body.code).toBe('payment_not_open');
    },
  );

  it('needs an administrator who gave the password or a code lately', async () => {
    const member = await aMember(application);
    const id = await pays(member, 'confirmed');
    const colleague = await anAdministrator(application, { role: 'finance' });
    const long = new Date(application.clock.now().getTime() - 60 * 60_000);
    await application.context.database
      .updateTable('sessions')
      .set({ createdAt: long })
      .where('accountId', '=', colleague.user_id)
      .execute();
    const input = { pay_id: id, amount_paise: 100, reason: 'Paid twice.' };
    expect((await call(colleague, { endpoint: refundPayment, input })).body.code).toBe('proof_required');
  });
});

describe('after a member was erased', () => {
  it('their payments stay, with a number alone, and cannot be confirmed', async () => {
    const member = await aMember(application);
    const [waiting, paid] = [await pays(member), await pays(member)];
    await confirm(paid);
    const { context } = application;
    await eraseMember(context, { accountId: member.user_id, now: context.now() });
    expect((await confirm(waiting)).body.code).toBe('payment_not_open');
    expect((await reject(waiting)).body.data).toMatchObject({ user_id: member.user_id, u_name: null });
    expect((await refund(paid, 100)).body.data.pay_refunded_paise).toBe(100);
  });
});

describe('a payment that does not exist', () => {
  it('is not found', async () => {
    const answers = [await confirm(999_999), await reject(999_999), await refund(999_999, 1)];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(3).fill('404 payment_not_found'),
    );
  });
});
