import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import {
  givePaymentReference,
  listPayments,
  previewPlan,
  startPayment,
} from '#contract/payments/payments.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { expirePayments } from '#server/features/payments/payments.repository.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import {
  aBankReference,
  aPayment,
  findPlanNamed,
  openPayments,
  type PlanName,
  setSite,
} from '#tests/factories/a-payment.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
  await openPayments(application);
});
afterAll(() => application.close());

const call = <E extends Endpoint>({ token }: TestMember, asked: { endpoint: E; input: EndpointInput<E> }) =>
  callApi(application, { ...asked, token });
type Seen = Pick<EndpointInput<typeof startPayment>, 'amount_paise' | 'duration' | 'contact_limit'>;
const start = async (member: TestMember, name: PlanName, more: Seen = {}) => {
  const { planId: plan_id } = await findPlanNamed(application, name);
  return call(member, { endpoint: startPayment, input: { plan_id, ...more } });
};
const giveReference = (member: TestMember, input: EndpointInput<typeof givePaymentReference>) =>
  call(member, { endpoint: givePaymentReference, input });
const preview = async (member: TestMember, name: PlanName) => {
  const { planId: plan_id } = await findPlanNamed(application, name);
  return call(member, { endpoint: previewPlan, input: { plan_id } });
};
const listOwn = async (member: TestMember) =>
  (await call(member, { endpoint: listPayments, input: {} })).body.data;
/** A plan that no other test changes or deletes. */
const aPlan = (changes: { pricePaise?: number } = {}) =>
  application.context.database
    .insertInto('plans')
    .values({ name: 'Trial', pricePaise: 9900, months: 1, contactLimit: 2, features: [], ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('before buying, a plan', () => {
  it('says its total with the tax in it, when it starts and ends, and the ways of paying', async () => {
    const member = await aMember(application);
    const { body } = await preview(member, 'Premium');
    expect(body.data.price).toEqual({ total_paise: 500_000, tax_paise: 0, tax_rate: 0 });
    expect(body.data.methods).toEqual(['upi']);
    const { effect } = body.data;
    expect(effect).toMatchObject({ kind: 'start', contact_limit_now: 1, contact_limit: 12, credits: [] });
    expect(effect.s_starts_at).toBe(application.clock.now().toISOString());
  });

  it('counts what is unused of a lower plan', async () => {
    const member = await aMember(application);
    await aSubscription(application, { accountId: member.user_id, days: 100 });
    const { body } = await preview(member, 'Premium');
    expect(body.data.effect.kind).toBe('replace');
    const [credit] = body.data.effect.credits;
    expect(credit).toMatchObject({ s_plan_name: 'Basic', unused_seconds: 100 * 24 * 60 * 60 });
    expect(credit?.credit_seconds).toBeGreaterThan(0);
  });

  it('counts what is unused of a plan that was extended once', async () => {
    const member = await aMember(application);
    for (const days of [10, 30]) await aSubscription(application, { accountId: member.user_id, days });
    const { credits } = (await preview(member, 'Premium')).body.data.effect;
    expect(credits).toMatchObject([{ s_plan_name: 'Basic', unused_seconds: 40 * 24 * 60 * 60 }]);
  });

  it('begins after a plan with more contact views', async () => {
    const member = await aMember(application);
    await aSubscription(application, { accountId: member.user_id, contactLimit: 20, days: 10 });
    const { effect } = (await preview(member, 'Basic')).body.data;
    const tenDays = 10 * 24 * 60 * 60_000;
    expect(effect.kind).toBe('extend');
    expect(Date.parse(effect.s_starts_at)).toBe(application.clock.now().getTime() + tenDays);
  });
});

describe('a payment that is started', () => {
  it('has the amount, a link and a QR code with our reference and the payee', async () => {
    const member = await aMember(application);
    const { status, body } = await start(member, 'Basic', { amount_paise: 150_000 });
    expect(status).toBe(201);
    const { pay_upi_uri, pay_qr, pay_reference, pay_payee } = body.data;
    expect(body.data).toMatchObject({ pay_status: 'started', pay_amount_paise: 150_000, pay_method: 'upi' });
    const link = new URL(pay_upi_uri ?? '').searchParams;
    expect(link.get('pa')).toBe('intandem@testbank');
    expect(link.get('am')).toBe('1500.00');
    expect(link.get('tr')).toBe(pay_reference);
    expect(pay_qr).toContain('<svg');
    expect(pay_payee).toContain('intandem@testbank');
  });

  it('is the same one in two windows, also at the same time', async () => {
    const member = await aMember(application);
    const started = await Promise.all([
      start(member, 'Basic'),
      start(member, 'Basic'),
      start(member, 'Basic'),
    ]);
    expect(new Set(started.map(({ body }) => body.data.pay_id)).size).toBe(1);
    expect(await listOwn(member)).toHaveLength(1);
  });

  it('is another one for another plan', async () => {
    const member = await aMember(application);
    const [basic, premium] = [await start(member, 'Basic'), await start(member, 'Premium')];
    expect(basic.body.data.pay_id).not.toBe(premium.body.data.pay_id);
  });

  it.each([{ amount_paise: 140_000 }, { duration: 12 }, { contact_limit: 4 }])(
    'is refused when the plan is not the one that the buyer saw: %j',
    async (seen) => {
      const member = await aMember(application);
      const terms = { amount_paise: 150_000, duration: 6, contact_limit: 3 };
      const { status, body } = await start(member, 'Basic', { ...terms, ...seen });
      expect([status, body.code]).toEqual([409, 'plan_changed']);
      expect((await start(member, 'Basic', terms)).status).toBe(201);
    },
  );

  it('keeps its price when the plan is changed or retired while it is paid; a new one has the new price', async () => {
    const { database } = application.context;
    const { id } = await aPlan();
    const member = await aMember(application);
    const input = { plan_id: id };
    const first = (await call(member, { endpoint: startPayment, input })).body.data;
    await database.updateTable('plans').set({ pricePaise: 19_900 }).where('id', '=', id).execute();
    const second = (await call(member, { endpoint: startPayment, input })).body.data;
    expect([first.pay_amount_paise, second.pay_amount_paise]).toEqual([9900, 19_900]);
    const ids = [first.pay_id, second.pay_id];
    for (const change of [{ months: 2 }, { contactLimit: 5 }, { name: 'Renamed' }]) {
      await database.updateTable('plans').set(change).where('id', '=', id).execute();
      ids.push((await call(member, { endpoint: startPayment, input })).body.data.pay_id);
    }
    expect(new Set(ids).size).toBe(5);
    await database.updateTable('plans').set({ isRetired: true }).where('id', '=', id).execute();
    const third = await call(member, { endpoint: startPayment, input });
    expect(third.body.code).toBe('plan_not_offered');
    const given = await giveReference(member, { pay_id: first.pay_id, reference: aBankReference() });
    expect(given.body.data).toMatchObject({ pay_status: 'waiting', pay_amount_paise: 9900 });
  });

  it('is refused for a plan that does not exist', async () => {
    const member = await aMember(application);
    const { status, body } = await call(member, { endpoint: startPayment, input: { plan_id: 999_999 } });
    expect([status, body.code]).toEqual([404, 'plan_not_found']);
  });

  it('expires after three days, and a reference that comes later still counts', async () => {
    const member = await aMember(application);
    const payment = await aPayment(application, { accountId: member.user_id, status: 'started' });
    const { database, now } = application.context;
    const later = new Date(now().getTime() + 3 * 24 * 60 * 60_000);
    expect(await expirePayments(database, new Date(later.getTime() - 1))).not.toContain(member.user_id);
    expect(await expirePayments(database, later)).toContain(member.user_id);
    expect((await listOwn(member))[0]?.pay_status).toBe('expired');
    const { body } = await giveReference(member, { pay_id: payment.id, reference: aBankReference() });
    expect(body.data.pay_status).toBe('waiting');
  });
});

describe("the bank's reference", () => {
  it.each(['12345678901', '1234567890123', 'ABCD', '', 'IMPS 1234'])('is not “%s”', async (reference) => {
    const member = await aMember(application);
    const { id } = await aPayment(application, { accountId: member.user_id, status: 'started' });
    const { status, body } = await giveReference(member, { pay_id: id, reference });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'reference']);
  });

  it('may be written with spaces, and be corrected while it waits', async () => {
    const member = await aMember(application);
    const { id } = await aPayment(application, { accountId: member.user_id, status: 'started' });
    const reference = aBankReference();
    const spaced = `${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8)} `;
    const { body } = await giveReference(member, { pay_id: id, reference: spaced });
    expect(body.data).toMatchObject({ pay_status: 'waiting', pay_bank_reference: reference });
    expect(body.data.pay_referenced_at).toBe(application.clock.now().toISOString());
    const again = await giveReference(member, { pay_id: id, reference });
    expect(again.body.data.pay_status).toBe('waiting');
    const givenAt = application.clock.now().toISOString();
    application.clock.advanceMinutes(30);
    const corrected = aBankReference();
    const other = await giveReference(member, { pay_id: id, reference: corrected });
    expect(other.body.data).toMatchObject({
      pay_status: 'waiting',
      pay_bank_reference: corrected,
      pay_referenced_at: givenAt,
    });
  });

  it('pays for one payment, also when two members give it at once', async () => {
    const reference = aBankReference();
    const members = await Promise.all(Array.from({ length: 4 }, () => aMember(application)));
    const answers = await Promise.all(
      members.map(async (member) => {
        const { id } = await aPayment(application, { accountId: member.user_id, status: 'started' });
        return giveReference(member, { pay_id: id, reference });
      }),
    );
    const codes = answers.map(({ body }) => body.code ?? 'done').toSorted();
    expect(codes).toEqual(['done', 'reference_used', 'reference_used', 'reference_used']);
  });

  it("is not given to another member's payment", async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    const { id } = await aPayment(application, { accountId: other.user_id, status: 'started' });
    const { status, body } = await giveReference(member, { pay_id: id, reference: aBankReference() });
    expect([status, body.code]).toEqual([404, 'payment_not_found']);
    expect((await listOwn(other))[0]?.pay_status).toBe('started');
  });

  it('keeps a second payment of the same plan from being started', async () => {
    const member = await aMember(application);
    await aPayment(application, { accountId: member.user_id, status: 'waiting' });
    expect((await start(member, 'Basic')).body.code).toBe('payment_waiting');
    expect((await start(member, 'Advance')).status).toBe(201);
  });
});

describe('a plan without a price', () => {
  it('is active at once, without a receipt, and again only after its end', async () => {
    const { id } = await aPlan({ pricePaise: 0 });
    const member = await aMember(application);
    const input = { plan_id: id };
    const { body } = await call(member, { endpoint: startPayment, input });
    expect(body.data).toMatchObject({ pay_status: 'confirmed', pay_method: 'free', pay_receipt: null });
    const mine = await call(member, { endpoint: showMyPlan, input: {} });
    expect(mine.body.data).toMatchObject({ s_plan_name: 'Trial', contact_limit: 2 });
    const again = await Promise.all([1, 2, 3].map(() => call(member, { endpoint: startPayment, input })));
    expect(again.map(({ body: refused }) => refused.code)).toEqual(Array(3).fill('plan_already_active'));
    const other = await aMember(application);
    expect((await call(other, { endpoint: startPayment, input })).status).toBe(201);
  });
});

describe('while nothing can be bought', () => {
  it('on the page of a gateway, because none is configured, a payment there is refused', async () => {
    const { token } = await aMember(application);
    const { planId: plan_id } = await findPlanNamed(application, 'Basic');
    const input = { plan_id, method: 'gateway' } as const;
    const refused = await callApi(application, { endpoint: startPayment, input, token });
    expect([refused.status, refused.body.code]).toEqual([409, 'payments_off']);
  });

  it('a payment is refused', async () => {
    const member = await aMember(application);
    await setSite(application, { upiPayee: '' });
    expect((await preview(member, 'Basic')).body.data.methods).toEqual([]);
    expect((await start(member, 'Basic')).body.code).toBe('payments_off');
    await openPayments(application);
    await setSite(application, { everythingIsFree: 'true' });
    expect((await preview(member, 'Basic')).body.code).toBe('payments_off');
    expect((await start(member, 'Basic')).body.code).toBe('payments_off');
    await setSite(application, { everythingIsFree: 'false' });
  });
});

describe('how long a check usually takes', () => {
  it('is said of a payment that waits once five transfers were confirmed, as half of them took', async () => {
    const member = await aMember(application);
    const { id } = await aPayment(application, { accountId: member.user_id, status: 'waiting' });
    const usual = async () => {
      const { body } = await callApi(application, { endpoint: listPayments, input: {}, token: member.token });
      return body.data.find(({ pay_id }) => pay_id === id)?.pay_usual_hours;
    };
    const { database } = application.context;
    await database
      .updateTable('payments')
      .set({ decidedAt: null })
      .where('status', '=', 'confirmed')
      .execute();
    const now = application.clock.now().getTime();
    const hoursAgo = (hours: number) => new Date(now - hours * 60 * 60_000);
    for (const hours of [1, 2, 5.5, 9, 80]) {
      expect(await usual()).toBeUndefined();
      const other = await aPayment(application, { accountId: member.user_id, status: 'confirmed' });
      const times = { referencedAt: hoursAgo(hours + 1), decidedAt: hoursAgo(1) };
      await database.updateTable('payments').set(times).where('id', '=', other.id).execute();
    }
    expect(await usual()).toBe(6);
  });
});
