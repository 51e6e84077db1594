import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#contract/calls/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { logout, showSession } from '#contract/accounts/sessions.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi, sendRaw, writeForm } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let tokens: Record<'visitor' | 'member' | 'administrator', string | undefined>;
beforeAll(async () => {
  application = await startApplication();
  const member = await aMember(application);
  const administrator = await anAdministrator(application);
  tokens = { visitor: undefined, member: member.token, administrator: administrator.token };
});
afterAll(() => application.close());

/** The gate's answer to each caller; `in` means that the call went past it. */
const expected: Record<Access, Record<'visitor' | 'member' | 'administrator', 401 | 403 | 'in'>> = {
  public: { visitor: 'in', member: 'in', administrator: 'in' },
  session: { visitor: 401, member: 'in', administrator: 'in' },
  member: { visitor: 401, member: 'in', administrator: 403 },
  administrator: { visitor: 401, member: 403, administrator: 'in' },
};

const rows = endpoints.filter(({ files }) => files !== undefined);

describe('the gate of forms', () => {
  it.each(rows.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'of %s lets in exactly who may call it',
    async (_name, endpoint) => {
      for (const who of ['visitor', 'member', 'administrator'] as const) {
        const form = new FormData();
        for (const field of Object.keys(endpoint.files ?? {})) form.append(field, new Blob(['no picture']));
        const token = tokens[who];
        const { status } = await sendRaw(application, {
          method: 'POST',
          url: `/api${endpoint.path}`,
          ...(await writeForm(form)),
          ...(token !== undefined && { token }),
        });
        const outcome = status === 401 || status === 403 ? status : 'in';
        expect([who, outcome]).toEqual([who, expected[endpoint.access][who]]);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('takes a session to sign out, which ends it', async () => {
    const { token } = await aMember(application);
    expect((await callApi(application, { endpoint: logout, input: {} })).status).toBe(401);
    expect((await callApi(application, { endpoint: logout, input: {}, token })).status).toBe(200);
    expect((await callApi(application, { endpoint: showSession, input: {}, token })).status).toBe(401);
  });
});
