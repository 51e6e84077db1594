import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestExport } from '#contract/privacy/data-export.ts';
import { connectionHeader } from '#contract/calls/headers.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connectionOf, connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const interestOf = (partnerId: number): LiveEvent => ({ type: 'interest_changed', partner_id: partnerId });

let application: TestApplication;
let address: string;
let asha: TestMember;
let binu: TestMember;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  [asha, binu] = await Promise.all([aMember(application), aMember(application)]);
});
afterAll(() => application.close());

const open: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

async function connect(token: string): Promise<LiveClient> {
  const client = await connectLive(address, { token });
  open.push(client);
  return client;
}

const announce = (accountId: number, event: LiveEvent) =>
  application.context.transact(async (work) => work.announce(accountId, event));

describe('a browser that is connected', () => {
  it('receives the events of its member, in every window, and other members receive none', async () => {
    const [first, second, other] = await Promise.all([
      connect(asha.token),
      connect(asha.token),
      connect(binu.token),
    ]);
    const heard = [first.next('interest_changed'), second.next('interest_changed')];
    const heardByOther = other.next('interest_changed');
    await announce(asha.user_id, interestOf(4711));
    await announce(binu.user_id, interestOf(4712));
    expect(await Promise.all(heard)).toEqual([interestOf(4711), interestOf(4711)]);
    expect(await heardByOther).toEqual(interestOf(4712));
    expect(other.messages).not.toContainEqual(interestOf(4711));
  });

  it('receives nothing before the commit', async () => {
    const client = await connect(asha.token);
    const heard = client.next('interest_changed');
    await application.context.transact(async (work) => {
      work.announce(asha.user_id, interestOf(1));
      // An event that was sent would arrive before this answer on the same connection.
      client.socket.ping();
      await new Promise((resolve) => client.socket.once('pong', resolve));
      expect(client.messages).not.toContainEqual(interestOf(1));
    });
    expect(await heard).toEqual(interestOf(1));
  });

  it('never receives events of a transaction that was rolled back', async () => {
    const client = await connect(asha.token);
    const failing = application.context.transact(async (work) => {
      work.announce(asha.user_id, interestOf(2));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const heard = client.next('settings_changed');
    await announce(asha.user_id, { type: 'settings_changed' });
    await heard;
    expect(client.messages).not.toContainEqual(interestOf(2));
  });

  it('receives an event once that one transaction announces twice', async () => {
    const client = await connect(asha.token);
    const heard = client.next('settings_changed');
    await application.context.transact(async (work) => {
      work.announce(asha.user_id, interestOf(3));
      work.announce(asha.user_id, interestOf(3));
      work.announce(asha.user_id, { type: 'settings_changed' });
    });
    await heard;
    expect(client.messages.filter(({ type }) => type === 'interest_changed')).toHaveLength(1);
  });

  it('may belong to an administrator', async () => {
    const { token } = await anAdministrator(application);
    const client = await connect(token);
    expect(client.messages).toEqual([
      { type: 'welcome', beat_seconds: 25, connection_id: expect.any(String) },
    ]);
  });

  it('is counted while it is connected', async () => {
    const count = async () =>
      /^live_connections (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];
    const client = await connect(asha.token);
    expect(await count()).toBe('1');
    await client.close();
    // The server may notice a closed connection slightly later than the client.
    await expect.poll(count).toBe('0');
  });
});

describe('the window that made a change', () => {
  const partnerOf = async () => (await aMember(application, { gender: 'Male' })).user_id;

  /** Shortlists a partner from a window, and waits until all has arrived that was sent before. */
  const shortlistFrom = async (connectionId: string, { token }: TestMember, windows: LiveClient[]) => {
    const partner_id = await partnerOf();
    const call = { endpoint: toggleShortlist, input: { partner_id }, token };
    const answer = await callApi(application, { ...call, headers: { [connectionHeader]: connectionId } });
    expect(answer.status).toBe(200);
    const heard = windows.map((window) => window.next('settings_changed'));
    for (const { user_id } of [asha, binu]) await announce(user_id, { type: 'settings_changed' });
    await Promise.all(heard);
    return windows.map(({ messages }) =>
      messages.some((message) => message.type === 'shortlist_changed' && message.partner_id === partner_id),
    );
  };

  it('is not notified of it, and the other windows of the member are', async () => {
    const [own, other] = await Promise.all([connect(asha.token), connect(asha.token)]);
    expect(await shortlistFrom(connectionOf(own), asha, [own, other])).toEqual([false, true]);
  });

  it('cannot name a window of another member, nor of another session', async () => {
    const session = await startTestSession(application.context, asha.user_id);
    const windows = await Promise.all([connect(asha.token), connect(session.token)]);
    const [, otherSession] = windows;
    expect(await shortlistFrom(connectionOf(otherSession), asha, windows)).toEqual([true, true]);
    const stranger = await connect(binu.token);
    expect(await shortlistFrom(connectionOf(stranger), asha, windows)).toEqual([true, true]);
  });

  it('names a window that does not exist without harm', async () => {
    const window = await connect(asha.token);
    for (const name of ['', 'x'.repeat(5_000), connectionOf(window).slice(1)])
      expect(await shortlistFrom(name, asha, [window])).toEqual([true]);
  });

  it('is notified of what a job does afterwards', async () => {
    const window = await connect(asha.token);
    const ready = window.next('export_changed');
    const headers = { [connectionHeader]: connectionOf(window) };
    await callApi(application, { endpoint: requestExport, input: {}, token: asha.token, headers });
    await application.runJobs();
    expect(await ready).toEqual({ type: 'export_changed' });
  });
});
