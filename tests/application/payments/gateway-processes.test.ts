import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPayment } from '#contract/payments/admin-payments.ts';
import { checkPayment } from '#contract/payments/gateway.ts';
import { checkDuePages } from '#server/features/payments/gateway/gateway.jobs.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createTestDatabase } from '#tests/support/databases/test-database.ts';
import {
  aBuyer,
  countOutcomes,
  deliver,
  type GatewayScene,
  once,
  startGatewayScene,
} from './support/gateway-scene.ts';

/** How many reports come at once. */
const reports = 60;

describe('two processes with one gateway', () => {
  let scene: GatewayScene;
  let second: TestApplication;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    const shared = {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key that both processes have in common',
    };
    scene = await startGatewayScene(shared);
    second = await startApplication({ ...scene.razorpay.environment, ...shared });
  });
  afterAll(async () => {
    await second.close();
    await scene.close();
    await drop();
  });

  it('give one subscription and one receipt for reports, questions and decisions at once', async () => {
    const { razorpay, application, gateway } = scene;
    const { token } = await anAdministrator(application);
    const buyers = [await aBuyer(scene), await aBuyer(scene), await aBuyer(scene)];
    for (const { link } of buyers) razorpay.pay(link.id);
    application.clock.advanceMinutes(2);
    const processes = [application, second];
    const work = buyers.flatMap(({ member, paymentId, link }) => [
      ...Array.from({ length: reports / buyers.length }, (_none, place) =>
        deliver(
          { application: processes[place % 2] ?? application },
          razorpay.hookOf('payment_link.paid', { link }),
        ),
      ),
      ...processes.map((one) =>
        callApi(one, { endpoint: checkPayment, input: { pay_id: paymentId }, token: member.token }),
      ),
      callApi(second, { endpoint: confirmPayment, input: { pay_id: paymentId }, token }),
    ]);
    const polls = processes.map(({ context }) => checkDuePages(context, gateway));
    const answers = await Promise.all(work);
    await Promise.all(polls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { paymentId } of buyers) expect(await countOutcomes(scene, paymentId)).toEqual(once);
    const numbers = await application.context.database
      .selectFrom('receipts')
      .select('number')
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
