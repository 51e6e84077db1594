import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/accounts/passwords.ts';
import { login, logout } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import {
  connectLive,
  type LiveClient,
  type LiveClientOptions,
  openLive,
} from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const publicUrl = 'https://matrimony.example.org';
/** Longer than the interval at which sessions are checked. */
const aWhile = 0.05;
const perAccount = 10;

let application: TestApplication;
let address: string;
let asha: TestMember;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: publicUrl });
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  asha = await aMember(application);
});
afterAll(() => application.close());

const opened: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client.close()));
});

const keep = (client: LiveClient) => {
  opened.push(client);
  return client;
};
const connect = async ({ token }: { token: string }) => keep(await connectLive(address, { token }));
const open = async (options: LiveClientOptions = {}) => keep(await openLive(address, options));

async function signInAgain({ email, password }: TestMember): Promise<{ token: string }> {
  const { body } = await callApi(application, { endpoint: login, input: { emailOrMobile: email, password } });
  return body.data;
}

describe('a greeting', () => {
  it.each([
    'hello',
    'null',
    '[]',
    '{}',
    '{"token":5}',
    `{"token":"${'x'.repeat(201)}"}`,
    '{"token":"cut off',
  ])('that is invalid ends the connection: %s', async (greeting) => {
    expect(await (await open({ greeting })).closed).toBe(liveCloseCodes.refused);
  });

  it('as a binary message ends the connection', async () => {
    const client = await open();
    client.socket.send(Buffer.from(JSON.stringify({ token: asha.token })));
    expect(await client.closed).toBe(liveCloseCodes.refused);
  });

  it('that is too long is refused', async () => {
    const tooBig = 1009;
    expect(await (await open({ greeting: 'x'.repeat(513) })).closed).toBe(tooBig);
  });

  it.each(['', 'x'.repeat(43)])('with an unknown token ends the connection: %s', async (token) => {
    const before = application.logged().length;
    const client = await open({ greeting: JSON.stringify({ token }) });
    expect(await client.closed).toBe(liveCloseCodes.ended);
    const events = application
      .logged()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('"security"'));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatch(/"security\.access_refused","accountId":null,"network":"127\.0\.0\.0\/24"/);
  });

  it('that is missing ends the connection after a while', async () => {
    const client = await open();
    application.clock.advanceMinutes(0.1);
    expect(await client.closed).toBe(liveCloseCodes.silent);
  });

  it('is the only message that a browser may send', async () => {
    const client = await connect(asha);
    client.socket.send('{"type":"anything"}');
    expect(await client.closed).toBe(liveCloseCodes.refused);
  });
});

describe('a connection that floods', () => {
  it('with messages is cut off, and others receive events as before', async () => {
    const [flooding, other] = [await connect(asha), await connect(asha)];
    for (let sent = 0; sent < 10_000; sent += 1) flooding.socket.send('x');
    await flooding.closed;
    const heard = other.next('settings_changed');
    await application.context.transact(async (work) =>
      work.announce(asha.user_id, { type: 'settings_changed' }),
    );
    expect(await heard).toEqual({ type: 'settings_changed' });
  });

  it('with pings is cut off', async () => {
    const client = await connect(asha);
    for (let sent = 0; sent < 1_000; sent += 1) client.socket.ping();
    const cutOff = 1006;
    expect(await client.closed).toBe(cutOff);
  });
});

describe('a connection', () => {
  it('that does not answer pings is cut off, and one that does stays open', async () => {
    const dead = keep(await connectLive(address, { token: asha.token, autoPong: false }));
    const alive = await connect(asha);
    const beats = [dead.next('beat'), alive.next('beat')];
    const pinged = new Promise((resolve) => alive.socket.once('ping', resolve));
    application.clock.advanceMinutes(0.5);
    await Promise.all([...beats, pinged]);
    // When this is answered, everything sent before it was received.
    alive.socket.ping();
    await new Promise((resolve) => alive.socket.once('pong', resolve));
    const beat = alive.next('beat');
    application.clock.advanceMinutes(0.5);
    expect(await dead.closed).toBe(1006);
    await beat;
  });

  it('ends soon after its member signed out', async () => {
    const session = await signInAgain(asha);
    const [ended, other] = [await connect(session), await connect(asha)];
    await callApi(application, { endpoint: logout, input: {}, ...session });
    application.clock.advanceMinutes(aWhile);
    expect(await ended.closed).toBe(liveCloseCodes.ended);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('ends soon after the password was changed elsewhere', async () => {
    const member = await aMember(application);
    const session = await signInAgain(member);
    const [ended, own] = [await connect(session), await connect(member)];
    const { status } = await callApi(application, {
      endpoint: changePassword,
      input: { password: 'another calm hand', current_password: member.password },
      token: member.token,
    });
    expect(status).toBe(200);
    application.clock.advanceMinutes(aWhile);
    expect(await ended.closed).toBe(liveCloseCodes.ended);
    expect(own.socket.readyState).toBe(own.socket.OPEN);
  });

  it('ends soon after an administrator switched its member off', async () => {
    const member = await aMember(application);
    const { token } = await anAdministrator(application);
    const client = await connect(member);
    await callApi(application, { endpoint: switchUser, input: { user_id: member.user_id }, token });
    application.clock.advanceMinutes(aWhile);
    expect(await client.closed).toBe(liveCloseCodes.ended);
  });

  it('ends soon after its session expired', async () => {
    const member = await aMember(application);
    const client = await connect(member);
    const { database, now } = application.context;
    const sessions = database.updateTable('sessions').where('accountId', '=', member.user_id);
    await sessions.set({ expiresAt: now() }).execute();
    application.clock.advanceMinutes(aWhile);
    expect(await client.closed).toBe(liveCloseCodes.ended);
  });
});

describe(`a member with ${perAccount} windows`, () => {
  it('gets a refusal for the next one, until one is closed', async () => {
    const member = await aMember(application);
    const clients = await Promise.all(Array.from({ length: perAccount }, () => connect(member)));
    const greeting = JSON.stringify({ token: member.token });
    expect(await (await open({ greeting })).closed).toBe(liveCloseCodes.tooMany);
    await clients[0]?.close();
    // The server may notice the end slightly later than the client.
    await expect
      .poll(async () => {
        const client = await open({ greeting });
        return Promise.race([client.next('welcome').then(() => 'welcome'), client.closed]);
      })
      .toBe('welcome');
  });
});

describe('a page', () => {
  it.each(['https://elsewhere.example.org', 'null', 'http://localhost:1'])(
    'of another site cannot connect: %s',
    async (origin) => {
      await expect(openLive(address, { origin })).rejects.toThrow('403');
    },
  );

  it('of this site can connect, by the public address and by that of the request', async () => {
    const { token } = await aMember(application);
    for (const origin of [publicUrl, address]) keep(await connectLive(address, { token, origin }));
    expect(opened).toHaveLength(2);
  });
});

describe('the address for browsers', () => {
  it('is neither a page nor a call', async () => {
    const answers = await Promise.all(
      ['GET', 'POST'].map((method) => fetch(`${address}/api/live`, { method })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await answers[0]?.json()).toMatchObject({ result: false, code: 'not_found' });
  });

  it('is the only one that upgrades the protocol', async () => {
    await expect(openLive(`${address}/api/elsewhere`)).rejects.toThrow('404');
  });

  it('does not affect calls that offer another protocol', async () => {
    const { hostname, port } = new URL(address);
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
    const asked = request({ hostname, port, path: '/health/live', headers }).end();
    const [answer] = await once(asked, 'response');
    expect(answer).toMatchObject({ statusCode: 200 });
  });

  it.each<[string, string, number]>([
    ['POST', '/api/live', 404],
    ['HEAD', '/api/live', 404],
    ['OPTIONS', '/api/live', 404],
    ['GET', '/api/live?token=%00', 400],
  ])('closes the connection after a refused upgrade: %s %s', async (method, path, status) => {
    const { hostname, port } = new URL(address);
    const headers = {
      connection: 'Upgrade, close',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const asked = request({ hostname, port, path, method, headers }).end();
    const answer = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
    expect(answer.statusCode).toBe(status);
    const closed = once(answer.socket, 'close');
    answer.resume();
    await closed;
  });

  it('survives clients that offer another protocol and disconnect', () => {
    const socket = new PassThrough();
    const offer = { method: 'GET', url: '/api/elsewhere', headers: { upgrade: 'websocket' } };
    application.server.server.emit('upgrade', offer, socket, Buffer.alloc(0));
    expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
  });

  it('writes no token to the log', async () => {
    const { token } = await signInAgain(asha);
    await connect({ token });
    await open({ greeting: `{"token":"${token}"` });
    expect(application.logged()).not.toContain(token);
  });
});
