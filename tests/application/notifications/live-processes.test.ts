import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listBanners } from '#contract/banners/list-banners.ts';
import { connectionHeader } from '#contract/calls/headers.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { aBanner } from '#tests/factories/a-banner.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { holdCacheClock } from '#tests/support/clocks/cache-clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connectionOf, connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createTestDatabase } from '#tests/support/databases/test-database.ts';

const interestOf = (partnerId: number): LiveEvent => ({ type: 'interest_changed', partner_id: partnerId });

describe('two processes on one database', () => {
  let first: TestApplication;
  let second: TestApplication;
  let addresses: string[];
  let member: TestMember;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    const database = await createTestDatabase();
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key that both processes have in common',
    };
    first = await startApplication(environment);
    // Made while there is one process, because either could write the mail with the code to its own outbox.
    member = await aMember(first);
    second = await startApplication(environment);
    addresses = await Promise.all(
      [first, second].map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })),
    );
    stop = async () => {
      await Promise.all([first.close(), second.close()]);
      await database.drop();
    };
  });
  afterAll(() => stop());

  const open: LiveClient[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.close()));
  });

  /** A window of the member at each process. */
  async function connectBoth(): Promise<{ own: LiveClient; other: LiveClient }> {
    const [ownAddress = '', otherAddress = ''] = addresses;
    const own = await connectLive(ownAddress, member);
    const other = await connectLive(otherAddress, member);
    open.push(own, other);
    return { own, other };
  }

  const announce = (...events: LiveEvent[]) =>
    first.context.transact(async (work) => {
      for (const event of events) work.announce(member.user_id, event);
    });

  /** When this event has arrived at both windows, all earlier ones have. */
  async function settle({ own, other }: { own: LiveClient; other: LiveClient }): Promise<void> {
    const heard = [own.next('settings_changed'), other.next('settings_changed')];
    await announce({ type: 'settings_changed' });
    await Promise.all(heard);
  }

  const heardBy = ({ messages }: LiveClient) => messages.filter(({ type }) => type === 'interest_changed');

  it('send an event to the windows at both, once', async () => {
    const both = await connectBoth();
    await announce(interestOf(1));
    await settle(both);
    expect([heardBy(both.own), heardBy(both.other)]).toEqual([[interestOf(1)], [interestOf(1)]]);
  });

  it('do not notify the window that made a change, whichever of them it is connected to', async () => {
    const both = await connectBoth();
    const partner = await aMember(first, { gender: 'Male' });
    for (const window of [both.own, both.other]) {
      const headers = { [connectionHeader]: connectionOf(window) };
      const input = { partner_id: partner.user_id };
      await callApi(first, { endpoint: toggleShortlist, input, token: member.token, headers });
      await settle(both);
    }
    const counts = [both.own, both.other].map(
      ({ messages }) => messages.filter(({ type }) => type === 'shortlist_changed').length,
    );
    expect(counts).toEqual([1, 1]);
  });

  it('send no event of a transaction that was rolled back', async () => {
    const both = await connectBoth();
    const failing = first.context.transact(async (work) => {
      work.announce(member.user_id, interestOf(2));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await settle(both);
    expect([heardBy(both.own), heardBy(both.other)]).toEqual([[], []]);
  });

  it('exchange more events than fit in one notification of the database', async () => {
    const both = await connectBoth();
    const events = Array.from({ length: 1_000 }, (_none, at) => interestOf(at));
    await announce(...events);
    await settle(both);
    expect(heardBy(both.other)).toEqual(events);
  });

  it('announce that events may be missing after their connection to the database broke, and exchange events again', async () => {
    const both = await connectBoth();
    const missed = [both.own.next('missed'), both.other.next('missed')];
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'listens to live'`.execute(
      first.context.database,
    );
    expect(rows).toHaveLength(2);
    await Promise.all(missed);
    await announce(interestOf(3));
    await settle(both);
    expect(heardBy(both.other)).toEqual([interestOf(3)]);
  });

  it('end the cached answers of each other when something of them changes', async () => {
    const { token } = await anAdministrator(first, { role: 'moderator' });
    const shownAt = async (process: TestApplication) =>
      (await callApi(process, { endpoint: listBanners, input: {} })).body.data.map(({ b_id }) => b_id);
    // The time of the cached answer is never over.
    holdCacheClock();
    expect(await shownAt(second)).toEqual([]);
    const { b_id } = await aBanner(first, { token });
    expect(await shownAt(first)).toEqual([b_id]);
    await expect.poll(() => shownAt(second)).toEqual([b_id]);
  });

  it('ignore events of a newer version', async () => {
    const both = await connectBoth();
    const newer = JSON.stringify({
      from: 'another',
      events: [[member.user_id, { type: 'of_a_newer_version' }]],
    });
    await sql`select pg_notify('live', ${newer})`.execute(first.context.database);
    await settle(both);
    expect(both.other.messages.map(({ type }) => type)).toEqual(['welcome', 'settings_changed']);
  });
});
