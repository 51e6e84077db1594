import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { confirmPayment, refundPayment, rejectPayment } from '#contract/payments/admin-payments.ts';
import { assignPlan, withdrawPlan } from '#contract/payments/assign-plan.ts';
import { startPayment } from '#contract/payments/payments.ts';
import { confirmPayment as confirm } from '#server/features/payments/decide-payment.ts';
import {
  expirePayments,
  findPayment,
  lockPayment,
  updatePayment,
} from '#server/features/payments/payments.repository.ts';
import { eraseMember } from '#server/features/privacy/erasure.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment, findPlanNamed, openPayments } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts';

let database: TestDatabase;
/** Two processes' worth of the product on one database. */
let applications: TestApplication[];
let finance: SessionData;
beforeAll(async () => {
  database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: 'a key that both processes have in common',
  };
  applications = [await startApplication(environment), await startApplication(environment)];
  await openPayments(first());
  finance = await anAdministrator(first(), { role: 'finance' });
});
afterAll(async () => {
  for (const application of applications) await application.close();
  await database.drop();
});

function first(): TestApplication {
  const [application] = applications;
  if (application === undefined) throw new Error('No application was started');
  return application;
}

function oneOf(index: number): TestApplication {
  return applications[index % applications.length] ?? first();
}

const subscriptionsOf = async (accountId: number) =>
  first()
    .context.database.selectFrom('subscriptions')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('startsAt')
    .execute();

async function listNumbers(): Promise<number[]> {
  const rows = await first()
    .context.database.selectFrom('receipts')
    .select('number')
    .where('kind', '=', 'receipt')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

const numbersWithoutGap = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);

describe('payments that expire', () => {
  it('wait for nobody who changes several of them at once, as an erasure does', async () => {
    const { user_id: accountId } = await aMember(first());
    const [one, other] = [
      await aPayment(first(), { accountId, status: 'started' }),
      await aPayment(first(), { accountId, status: 'started' }),
    ];
    const later = new Date(other.expiresAt.getTime() + 1);
    // The later one first. The expiry waits for nobody; on one connection it comes afterwards.
    const { expiring } = await oneOf(0)
      .context.database.transaction()
      .execute(async (held) => {
        await lockPayment(held, other.id);
        const begun = expirePayments(oneOf(1).context.database, later);
        await begun;
        await updatePayment(held, { id: one.id, changes: { reason: 'Changed.' } });
        return { expiring: begun };
      });
    await expiring;
    await expirePayments(oneOf(1).context.database, later);
    for (const { id } of [one, other])
      expect((await findPayment(first().context.database, id))?.status).toBe('expired');
  });
});

describe('one payment', () => {
  it('that is confirmed 200 times at once gives one subscription and one receipt', async () => {
    const member = await aMember(first());
    const { id } = await aPayment(first(), { accountId: member.user_id });
    const answers = await Promise.all(
      Array.from({ length: countTries(200) }, (_none, index) =>
        index % 2 === 0
          ? callApi(oneOf(index >> 1), {
              endpoint: confirmPayment,
              input: { pay_id: id },
              token: finance.token,
            }).then(({ body }) => body.data.pay_status)
          : // As the gateway does it.
            confirm(oneOf(index >> 1).context, {
              paymentId: id,
              decidedBy: null,
              gatewayPaymentId: 'pay_1',
            }).then(({ status }) => status),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['confirmed']));
    expect(await subscriptionsOf(member.user_id)).toHaveLength(1);
    expect(await listNumbers()).toEqual([1]);
  });

  it('is either confirmed or rejected when both are decided at once', async () => {
    const member = await aMember(first());
    const { id } = await aPayment(first(), { accountId: member.user_id });
    const before = (await listNumbers()).length;
    const { token } = finance;
    await Promise.all([
      callApi(oneOf(0), { endpoint: rejectPayment, input: { pay_id: id, reason: 'Not found.' }, token }),
      callApi(oneOf(1), { endpoint: confirmPayment, input: { pay_id: id }, token }),
    ]);
    const { status } = await first()
      .context.database.selectFrom('payments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const given = await subscriptionsOf(member.user_id);
    expect(given).toHaveLength(status === 'confirmed' ? 1 : 0);
    expect((await listNumbers()).length - before).toBe(given.length);
  });
});

describe('what is taken back at once', () => {
  it('of the payment of a member who was erased is never more than was paid', async () => {
    const { user_id: accountId } = await aMember(first());
    const { id } = await aPayment(first(), { accountId, status: 'confirmed' });
    const { context } = first();
    await eraseMember(context, { accountId, now: context.now() });
    const input = { pay_id: id, amount_paise: 50_000, reason: 'Paid twice.' };
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].map((index) =>
        callApi(oneOf(index), { endpoint: refundPayment, input, token: finance.token }),
      ),
    );
    expect(answers.filter(({ body }) => body.result)).toHaveLength(3);
    expect((await findPayment(context.database, id))?.refundedPaise).toBe(150_000);
  });

  it('of an assigned plan is recorded once', async () => {
    const { user_id } = await aMember(first());
    const { planId: plan_id } = await findPlanNamed(first(), 'Basic');
    const { token } = finance;
    const { body } = await callApi(first(), { endpoint: assignPlan, input: { plan_id, user_id }, token });
    const input = { s_id: body.data.s_id, reason: 'Assigned to the wrong member.' };
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) => callApi(oneOf(index), { endpoint: withdrawPlan, input, token })),
    );
    expect(answers.filter(({ body: { result } }) => result)).toHaveLength(1);
  });
});

describe('many payments', () => {
  it('that are confirmed at once get numbers without a gap, also when some are refused', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember(first())));
    const payments = await Promise.all(
      members.map(({ user_id: accountId }, index) =>
        aPayment(first(), { accountId, status: index % 4 === 3 ? 'refunded' : 'waiting' }),
      ),
    );
    const before = (await listNumbers()).length;
    await Promise.all(
      payments.map(({ id }, index) =>
        callApi(oneOf(index), { endpoint: confirmPayment, input: { pay_id: id }, token: finance.token }),
      ),
    );
    expect(await listNumbers()).toEqual(numbersWithoutGap(before + 6));
  });

  it('of one member follow each other without a gap or overlap, with a plan assigned in the middle', async () => {
    const member = await aMember(first());
    const { planId } = await findPlanNamed(first(), 'Basic');
    const payments = await Promise.all(
      Array.from({ length: 4 }, () => aPayment(first(), { accountId: member.user_id })),
    );
    const { token } = finance;
    await Promise.all([
      ...payments.map(({ id }, index) =>
        callApi(oneOf(index), { endpoint: confirmPayment, input: { pay_id: id }, token }),
      ),
      callApi(oneOf(1), {
        endpoint: assignPlan,
        input: { plan_id: planId, user_id: member.user_id, reason: 'Paid in cash.' },
        token,
      }),
      callApi(oneOf(0), { endpoint: startPayment, input: { plan_id: planId }, token: member.token }),
    ]);
    const line = await subscriptionsOf(member.user_id);
    expect(line).toHaveLength(5);
    expect(line.slice(1).map(({ startsAt }) => startsAt)).toEqual(
      line.slice(0, -1).map(({ endsAt }) => endsAt),
    );
  });

  it('of one member are refunded while others are confirmed, and the line stays without overlap', async () => {
    const member = await aMember(first());
    const { token } = finance;
    const plans = ['Basic', 'Premium', 'Advance', 'Basic', 'Premium'] as const;
    const payments = await Promise.all(
      plans.map((plan) => aPayment(first(), { accountId: member.user_id, plan })),
    );
    await Promise.all(
      payments.flatMap(({ id, amountPaise }, index) => [
        callApi(oneOf(index), { endpoint: confirmPayment, input: { pay_id: id }, token }),
        callApi(oneOf(index + 1), {
          endpoint: refundPayment,
          input: { pay_id: id, amount_paise: amountPaise / 2, reason: 'Paid twice.' },
          token,
        }),
      ]),
    );
    const line = (await subscriptionsOf(member.user_id)).filter(({ startsAt, endsAt }) => endsAt > startsAt);
    expect(line.length).toBeGreaterThan(1);
    const overlapping = line.filter(
      ({ startsAt }, index) => startsAt < (line[index - 1]?.endsAt ?? startsAt),
    );
    expect(overlapping).toEqual([]);
  });
});
