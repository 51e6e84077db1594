import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { register } from '#contract/accounts/registration.ts';
import { verifyOtp } from '#contract/accounts/codes.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, readCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const loginsAtOnce = 4;
/** Supervisors kill a process soon after they ask it to stop, with open connections or without. */
const stopPatienceMs = scaleLimit(20_000);

let application: TestApplication;
let address: string;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => application.close());

describe('a product that is asked to stop', () => {
  const newcomer = aRegistration();

  it('answers the calls under way, and accepts no new ones', { timeout: stopPatienceMs }, async () => {
    const { email, password } = await aMember(application);
    const everythingArrived = waitForRequests(application.server.server, loginsAtOnce + 1);
    // Each call hashes a password, so none is done when the last arrives.
    const answers = [
      ...Array.from({ length: loginsAtOnce }, () => send(login, { emailOrMobile: email, password })),
      send(register, newcomer),
    ];
    let answered = 0;
    for (const answer of answers) void answer.then(() => (answered += 1));
    await everythingArrived;
    const stopped = application.stop();
    expect(answered).toBeLessThan(answers.length);
    await stopped;
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([...Array.from({ length: loginsAtOnce }, () => 200), 201]);
    await expect(fetch(`${address}/health/ready`)).rejects.toThrow('fetch failed');
  });

  it('releases its data directory, and the next process delivers the last code', async () => {
    const { databaseUrl } = application.context.configuration;
    const next = await startApplication({
      DATA_DIR: application.dataDirectory,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    });
    const token = await readCode({ outbox: application.outbox, runJobs: next.runJobs }, newcomer.email);
    const input = { email: newcomer.email, token, is_login: true };
    const { status } = await callApi(next, { endpoint: verifyOtp, input });
    await next.close();
    expect(status).toBe(200);
    expect(await listMailsTo(application.outbox, newcomer.email)).toHaveLength(1);
  });
});

async function send<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<Response> {
  return fetch(`${address}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}

function waitForRequests(server: Server, count: number): Promise<void> {
  return new Promise((resolve) => {
    let arrived = 0;
    server.on('request', () => {
      arrived += 1;
      if (arrived === count) resolve();
    });
  });
}
