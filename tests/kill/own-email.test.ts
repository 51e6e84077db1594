import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeEmail } from '#contract/accounts/own-contacts.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { hashCode, hashToken } from '#server/features/accounts/secrets.ts';
import { openOutboxStore } from '#server/platform/mail/outbox-store.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { patience, patienceForJobs } from '#tests/support/patience.ts';
import { listMailsTo } from '#tests/support/read-code.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { type TestApplication } from '#tests/support/start-application.ts';
import { discardDataDirectory, openStopped } from '#tests/support/databases/embedded-data.ts';
import { openSharedSite, type SharedSite } from './shared-site.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const minuteMs = 60_000;
const otp = '2468';
const newEmail = () => `new.${crypto.randomUUID().slice(0, 8)}@example.org`;

/** The status of a call; null when the connection broke. */
async function statusOf(
  { address }: ServerProcess,
  { path, body, token }: { path: string; body: object; token?: string },
): Promise<number | null> {
  const answer = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => null);
  await answer?.body?.cancel().catch(() => undefined);
  return answer?.status ?? null;
}

/** A member who waits for the code to a new address, which is `otp` whichever process has made the mail. */
async function aWish(
  application: TestApplication,
  email = newEmail(),
): Promise<{ member: TestMember; email: string }> {
  const member = await aMember(application);
  await callApi(application, { endpoint: changeEmail, input: { email }, token: member.token });
  const { database, secretKey } = application.context;
  const codeHash = hashCode(secretKey, { purpose: 'email', address: email, code: otp });
  await vi.waitFor(async () => {
    const { numUpdatedRows } = await database
      .updateTable('oneTimeCodes')
      .set({ codeHash })
      .where('address', '=', email)
      .where('ownerId', '=', member.user_id)
      .where('codeHash', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  }, patience);
  return { member, email };
}

const confirm = (server: ServerProcess, { member, email }: { member: TestMember; email: string }) =>
  statusOf(server, { path: 'account/email/confirm', body: { email, otp }, token: member.token });

const countOf = (statuses: (number | null)[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

describe('two processes', () => {
  let site: SharedSite;
  let application: TestApplication;
  let servers: ServerProcess[];
  beforeAll(async () => {
    site = await openSharedSite();
    application = await startBesideProcesses(site.environment);
    servers = [await site.startServer(0), await site.startServer(1)];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await application.close();
    await site.close();
  });
  const atBoth = (call: (server: ServerProcess) => Promise<number | null>) =>
    Promise.all(Array.from({ length: 10 }, () => servers.map(call)).flat());

  it('change an e-mail address once, and undo the change once, however the calls meet', async () => {
    const { member, email } = await aWish(application);
    expect(countOf(await atBoth((server) => confirm(server, { member, email })), 200)).toBe(1);
    const { database } = application.context;
    const changes = database.selectFrom('emailChanges').selectAll().where('accountId', '=', member.user_id);
    const token = 'a-token-of-this-test-alone';
    await vi.waitFor(async () => {
      const { numUpdatedRows } = await database
        .updateTable('emailChanges')
        .set({ undoTokenHash: hashToken(token) })
        .where('accountId', '=', member.user_id)
        .where('undoTokenHash', 'is not', null)
        .executeTakeFirstOrThrow();
      expect(numUpdatedRows).toBe(1n);
    }, patience);
    const undone = await atBoth((server) =>
      statusOf(server, { path: 'account/email/undo', body: { token } }),
    );
    expect(countOf(undone, 200)).toBe(1);
    expect((await changes.execute()).map(({ undoneAt }) => undoneAt !== null)).toEqual([true]);
    expect(servers.flatMap((server) => server.takeErrors())).toEqual([]);
  });

  it('give one address to one of two accounts that confirm it at once', async () => {
    const first = await aWish(application);
    application.clock.advanceMinutes(2);
    const second = await aWish(application, first.email);
    const statuses = await Promise.all(
      servers.flatMap((server) => [confirm(server, first), confirm(server, second)]),
    );
    expect(countOf(statuses, 200)).toBe(1);
  });
});

describe('a process that is killed while e-mail addresses are changed', () => {
  const rounds = 6;
  const undoRounds = 3;
  let dataDirectory: string;
  let wishes: { member: TestMember; email: string }[];
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
    const application = await startBesideProcesses({ DATA_DIR: dataDirectory, DATABASE_URL: '' });
    wishes = [];
    for (let round = 0; round < rounds; round += 1) wishes.push(await aWish(application));
    await application.stop();
  });
  afterAll(() => discardDataDirectory(dataDirectory));

  it(
    'loses no acknowledged change, and stores none by halves',
    async () => {
      const acknowledged = new Set<string>();
      for (const wish of wishes) {
        const server = await startServerProcess({ DATA_DIR: dataDirectory });
        const calls = [confirm(server, wish), confirm(server, wish)];
        await Promise.race(calls);
        await server.kill();
        if (countOf(await Promise.all(calls), 200) > 0) acknowledged.add(wish.email);
      }
      const stored = await readStored(dataDirectory);
      expect([...acknowledged].filter((email) => !stored.addresses.has(email))).toEqual([]);
      const isHalf = ({ email }: { email: string }) =>
        stored.addresses.has(email) !== stored.changes.has(email) ||
        (stored.changes.has(email) && !stored.hasLeftFormer(email));
      expect(wishes.filter(isHalf)).toEqual([]);
    },
    scaleLimit(10 * minuteMs),
  );

  it(
    'still mails how to undo them, and undoes each whole or not at all',
    async () => {
      const { changes } = await readStored(dataDirectory);
      await expireJobs(dataDirectory);
      const changed = wishes.filter(({ email }) => changes.has(email)).slice(0, undoRounds);
      const mailing = await startServerProcess({ DATA_DIR: dataDirectory });
      const tokens = new Map<string, string>();
      for (const { member } of changed) tokens.set(member.email, await readUndoToken(dataDirectory, member));
      await mailing.stop();
      const acknowledged = new Set<string>();
      for (const [email, token] of tokens) {
        const server = await startServerProcess({ DATA_DIR: dataDirectory });
        const undoing = () => statusOf(server, { path: 'account/email/undo', body: { token } });
        const calls = [undoing(), undoing()];
        await Promise.race(calls);
        await server.kill();
        if (countOf(await Promise.all(calls), 200) > 0) acknowledged.add(email);
      }
      const stored = await readStored(dataDirectory);
      const states = changed.map(({ member, email }) => ({
        email: member.email,
        hasFormer: stored.addresses.has(member.email),
        hasNew: stored.addresses.has(email),
        isUndone: stored.undone.has(email),
        hasSession: stored.sessionsOf.has(member.user_id),
      }));
      expect(states).not.toEqual([]);
      const isWhole = { hasFormer: true, hasNew: false, isUndone: true, hasSession: false };
      const isLeft = { hasFormer: false, hasNew: true, isUndone: false, hasSession: true };
      for (const { email, ...state } of states) {
        expect([isWhole, ...(acknowledged.has(email) ? [] : [isLeft])]).toContainEqual(state);
      }
    },
    scaleLimit(10 * minuteMs),
  );
});

/** The token of the mail to the former address, which a process that was started again has sent. */
async function readUndoToken(dataDirectory: string, { email }: TestMember): Promise<string> {
  const outbox = openOutboxStore(join(dataDirectory, 'outbox'));
  return vi.waitFor(async () => {
    const texts = (await listMailsTo(outbox, email)).map(({ text }) => text);
    const token = /undo-email#token=([\w-]+)/.exec(texts.join('\n'))?.[1];
    if (token === undefined) throw new Error('No mail has the link');
    return token;
  }, patienceForJobs);
}

/** Jobs that ran while the process was killed are tried again, as five minutes later. */
async function expireJobs(dataDirectory: string): Promise<void> {
  const { database, close } = await openStopped(dataDirectory);
  await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    database,
  );
  await close();
}

/** The addresses of accounts, the new ones of changes, and who has a session. */
async function readStored(dataDirectory: string) {
  const { database, close } = await openStopped(dataDirectory);
  const accounts = await database.selectFrom('accounts').select('email').execute();
  const changes = await database.selectFrom('emailChanges').selectAll().execute();
  const sessions = await database.selectFrom('sessions').select('accountId').execute();
  await close();
  const addresses = new Set(accounts.map(({ email }) => email));
  return {
    addresses,
    changes: new Set(changes.map(({ newEmail: email }) => email)),
    undone: new Set(changes.flatMap(({ newEmail: email, undoneAt }) => (undoneAt === null ? [] : [email]))),
    sessionsOf: new Set(sessions.map(({ accountId }) => accountId)),
    /** Whether the former address of a change is that of no account any more. */
    hasLeftFormer: (email: string) =>
      changes.every(({ formerEmail, newEmail: changed }) => changed !== email || !addresses.has(formerEmail)),
  };
}
