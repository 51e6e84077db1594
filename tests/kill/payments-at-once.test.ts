import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import {
  aBuyer,
  countOutcomes,
  type GatewayScene,
  once,
  startGatewayScene,
} from '#tests/application/payments/support/gateway-scene.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { createDatabaseOn } from '#tests/support/test-database.ts';

const calls = 200;

let scene: GatewayScene;
let folder: string;
let drop: () => Promise<void>;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  const postgres = await startPostgres();
  const database = await createDatabaseOn(postgres.url);
  drop = async () => {
    await database.drop();
    postgres.stop();
  };
  const shared = { DATABASE_URL: database.url, SECRET_KEY: 'a key that both processes have in common' };
  scene = await startGatewayScene(shared);
  folder = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
  const environment = { ...scene.razorpay.environment, ...shared };
  for (const place of ['first', 'second'])
    servers.push(await startServerProcess({ ...environment, DATA_DIR: join(folder, place) }));
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await scene.close();
  await rm(folder, { recursive: true, force: true });
  await drop();
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
