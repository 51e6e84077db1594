import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPayment } from '#contract/payments/admin-payments.ts';
import { checkPayment } from '#contract/payments/gateway.ts';
import { checkDuePages } from '#server/features/payments/gateway/gateway.jobs.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
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

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('two processes with one gateway', () => {
  let scene: GatewayScene;
  let second: TestApplication;
  let shared: Record<string, string>;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    shared = {
      DATABASE_URL: database.url ?? '',
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

  it('of their own give one subscription and one receipt for 200 reports and confirmations of one payment', async () => {
    const { razorpay, application } = scene;
    const { token } = await anAdministrator(application, { role: 'finance' });
    const { paymentId, link } = await aBuyer(scene);
    razorpay.pay(link.id);
    const start = () => startServerProcess(application.dataDirectory, { ...razorpay.environment, ...shared });
    const servers = await Promise.all([start(), start()]);
    const confirmation = { payload: JSON.stringify({ pay_id: paymentId }), headers: jsonOf(token) };
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_none, index) => {
        const server = servers[index % 2];
        return index % 4 < 2
          ? send(server, { path: 'payment/webhook', ...razorpay.hookOf('payment_link.paid', { link }) })
          : send(server, { path: 'admin/payments/confirm', ...confirmation });
      }),
    );
    for (const server of servers) await server.kill();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });
});

const jsonOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

async function send(
  server: ServerProcess | undefined,
  { path, payload, headers }: { path: string; payload: string; headers: Record<string, string> },
): Promise<number> {
  const response = await fetch(`${server?.address}/api/${path}`, { method: 'POST', headers, body: payload });
  await response.body?.cancel();
  return response.status;
}
