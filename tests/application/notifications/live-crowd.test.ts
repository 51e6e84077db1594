import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { connectLive, type LiveClient, openLive } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const waitingPerNetwork = 100;

let application: TestApplication;
let address: string;
let member: TestMember;
beforeAll(async () => {
  application = await startApplication({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  member = await aMember(application);
});
afterAll(() => application.close());

/** Connections of one network that do not authenticate. */
async function crowd(network: string, count: number): Promise<LiveClient[]> {
  const headers = { 'x-forwarded-for': network };
  return Promise.all(Array.from({ length: count }, () => openLive(address, { headers })));
}

describe('a network that opens connections without authenticating', () => {
  it('is refused more of them, while others are accepted', async () => {
    const waiting = await crowd('198.51.100.7', waitingPerNetwork);
    await expect(crowd('198.51.100.7', 1)).rejects.toThrow('429');
    const elsewhere = { 'x-forwarded-for': '198.51.100.8' };
    const other = await connectLive(address, { token: member.token, headers: elsewhere });
    application.clock.advanceMinutes(0.1);
    await Promise.all(waiting.map(({ closed }) => closed));
    // The server may notice the end slightly later than the client.
    await expect.poll(() => crowd('198.51.100.7', 1)).toHaveLength(1);
    await other.close();
  });

  it('reaches the limit of a network address', async () => {
    const comeAndGo = async () => {
      const clients = await crowd('198.51.100.9', waitingPerNetwork - 10);
      await Promise.all(clients.map((client) => client.close()));
    };
    const comeOften = async () => {
      for (let times = 0; times < 7; times += 1) await comeAndGo();
    };
    await expect(comeOften()).rejects.toThrow('429');
  });
});

describe('a product that is asked to stop', () => {
  it('closes connections, cuts those that do not answer, and accepts no new ones', async () => {
    const [answering, silent] = await Promise.all([
      connectLive(address, { token: member.token }),
      connectLive(address, { token: member.token }),
    ]);
    silent.socket.pause();
    await application.stop();
    const comeBackAtOnce = 1012;
    expect(await answering.closed).toBe(comeBackAtOnce);
    await expect(openLive(address)).rejects.toThrow('ECONNREFUSED');
    silent.socket.terminate();
  });
});
