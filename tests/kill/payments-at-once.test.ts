import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aBuyer,
  countOutcomes,
  type GatewayScene,
  once,
  startGatewayScene,
} from '#tests/application/payments/support/gateway-scene.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { openSharedSite, type SharedSite } from './shared-site.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const calls = 200;

let scene: GatewayScene;
let site: SharedSite;
let servers: ServerProcess[];

beforeAll(async () => {
  site = await openSharedSite();
  scene = await startGatewayScene(site.environment, startBesideProcesses);
  const { environment } = scene.razorpay;
  servers = [await site.startServer(0, environment), await site.startServer(1, environment)];
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await scene.close();
  await site.close();
});

it(`two processes give one subscription and one receipt for ${calls} reports and confirmations of one payment`, async () => {
  const { razorpay, application } = scene;
  const { token } = await anAdministrator(application, { role: 'finance' });
  const { paymentId, link } = await aBuyer(scene);
  razorpay.pay(link.id);
  const confirmation = {
    payload: JSON.stringify({ pay_id: paymentId }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  };
  const statuses = await Promise.all(
    Array.from({ length: calls }, async (_none, index) => {
      const server = servers[index % 2];
      return index % 4 < 2
        ? send(server, { path: 'payment/webhook', ...razorpay.hookOf('payment_link.paid', { link }) })
        : send(server, { path: 'admin/payments/confirm', ...confirmation });
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countOutcomes(scene, paymentId)).toEqual(once);
});

async function send(
  server: ServerProcess | undefined,
  { path, payload, headers }: { path: string; payload: string; headers: Record<string, string> },
): Promise<number> {
  const response = await fetch(`${server?.address}/api/${path}`, { method: 'POST', headers, body: payload });
  await response.body?.cancel();
  return response.status;
}
