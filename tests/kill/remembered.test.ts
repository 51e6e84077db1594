import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { type TestApplication } from '#tests/support/start-application.ts';
import { discardDataDirectory } from '#tests/support/databases/embedded-data.ts';
import { openSharedSite, type SharedSite } from './shared-site.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const minuteMs = 60_000;

/** `token` is that of a session that began or came back. */
type Answer = { status: number; cookie: string | undefined; token: string | undefined };

const session = z.object({ data: z.object({ token: z.string() }) });

type Call = { path: string; body?: object; cookie?: string | undefined; token?: string | undefined };

/** Makes a call as a browser with one cookie; null when the connection broke. */
async function callAs(
  { address }: ServerProcess,
  { path, body = {}, cookie, token }: Call,
): Promise<Answer | null> {
  const answer = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  const set = answer?.headers.getSetCookie().find((header) => header.startsWith('remembered='));
  const text = await answer?.text().catch(() => null);
  if (answer === null || typeof text !== 'string') return null;
  const { data } = session.safeParse(JSON.parse(text));
  return { status: answer.status, cookie: set?.split(';', 1)[0], token: data?.data.token };
}

const resume = (server: ServerProcess, cookie: string | undefined) =>
  callAs(server, { path: 'session/resume', cookie });

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
  const serverOf = (index: number): ServerProcess => {
    const server = servers[index % 2];
    if (server === undefined) throw new Error('A process is missing');
    return server;
  };

  it('give 40 windows that come back at once a session each, and one secret to all', async () => {
    const { email: emailOrMobile, password } = await aMember(application);
    const body = { emailOrMobile, password, remember: true };
    const signedIn = await callAs(serverOf(0), { path: 'login_mobile_email', body });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_none, index) => resume(serverOf(index), signedIn?.cookie)),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer?.cookie)).size).toBe(1);
  });

  const signIn = async () => {
    const { email: emailOrMobile, password, user_id: accountId } = await aMember(application);
    const body = { emailOrMobile, password, remember: true };
    const answer = await callAs(serverOf(0), { path: 'login_mobile_email', body });
    return { accountId, cookie: answer?.cookie, token: answer?.token };
  };
  const isOpen = async (token: string | undefined) =>
    (await callAs(serverOf(1), { path: 'settings/update', token }))?.status !== 401;

  it('let nobody in after signing out at one of them, however many windows come back at both meanwhile', async () => {
    const { cookie, token } = await signIn();
    const [left, ...answers] = await Promise.all([
      callAs(serverOf(0), { path: 'logout', cookie, token }),
      ...Array.from({ length: 20 }, (_none, index) => resume(serverOf(index), cookie)),
    ]);
    expect(left?.status).toBe(200);
    const tokens = [token, ...answers.flatMap((answer) => answer?.token ?? [])];
    expect(await Promise.all(tokens.map(isOpen))).toEqual(tokens.map(() => false));
    const cookies = [cookie, ...answers.flatMap((answer) => answer?.cookie ?? [])];
    const again = await Promise.all(cookies.map((secret, index) => resume(serverOf(index), secret)));
    expect(new Set(again.map((answer) => answer?.status))).toEqual(new Set([401]));
  });

  it('end a session whose old cookie comes back at the other one', async () => {
    const { accountId, cookie: old } = await signIn();
    const { database } = application.context;
    // Longer ago than two windows of one browser need.
    const waitAWhile = () =>
      database
        .updateTable('rememberedDevices')
        .set({ rotatedAt: new Date(Date.now() - 60 * minuteMs) })
        .where(
          'sessionId',
          'in',
          database.selectFrom('sessions').select('id').where('accountId', '=', accountId),
        )
        .execute();
    await waitAWhile();
    const own = await resume(serverOf(1), old);
    expect(await isOpen(own?.token)).toBe(true);
    await waitAWhile();
    const copies = await Promise.all([resume(serverOf(0), old), resume(serverOf(1), old)]);
    expect(copies.map((answer) => answer?.status)).toEqual([401, 401]);
    expect((await resume(serverOf(0), own?.cookie))?.status).toBe(401);
    expect(await isOpen(own?.token)).toBe(false);
  });

  it('keep one of 40 registrations of one address, however they meet', async () => {
    const { email } = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_none, index) =>
        // Of different people: who knows the password sends again what was registered.
        callAs(serverOf(index), {
          path: 'register',
          body: aRegistration({ email, password: `marigold garden ${index + 10}` }),
        }),
      ),
    );
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(39);
    expect(serverOf(0).takeErrors().concat(serverOf(1).takeErrors())).toEqual([]);
  });
});

describe('a process that is killed while a browser comes back', () => {
  let dataDirectory: string;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
    const application = await startBesideProcesses({ DATA_DIR: dataDirectory, DATABASE_URL: '' });
    const { email: emailOrMobile, password } = await aMember(application);
    person = { emailOrMobile, password, remember: true };
    await application.stop();
  });
  afterAll(() => discardDataDirectory(dataDirectory));
  let person: object;

  it(
    'lets it in again, with the secret of its last answer',
    async () => {
      let cookie: string | undefined;
      for (let round = 0; round < 6; round += 1) {
        const server = await startServerProcess({ DATA_DIR: dataDirectory });
        cookie ??= (await callAs(server, { path: 'login_mobile_email', body: person }))?.cookie;
        expect((await resume(server, cookie))?.status).toBe(200);
        const coming = Array.from({ length: 4 }, () => resume(server, cookie));
        // Some of the answers are on their way, and some are lost.
        await Promise.race(coming);
        await server.kill();
        for (const answer of await Promise.all(coming)) cookie = answer?.cookie ?? cookie;
      }
    },
    scaleLimit(10 * minuteMs),
  );
});
