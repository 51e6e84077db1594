import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSessions, listSessions, login } from '#contract/accounts/sessions.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const signInWith = async ({ email, password }: TestMember, userAgent: string) => {
  application.clock.advanceMinutes(1);
  const input = { emailOrMobile: email, password };
  const headers = { 'user-agent': userAgent };
  return (await callApi(application, { endpoint: login, input, headers })).body.data.token;
};
const list = (token: string) => callApi(application, { endpoint: listSessions, input: {}, token });
const sessionsOf = async (token: string) => (await list(token)).body.data;
const end = async (token: string, input: EndpointInput<typeof endSessions> = {}) =>
  (await callApi(application, { endpoint: endSessions, input, token })).body;
const isSignedIn = async (token: string) => (await list(token)).status === 200;

describe('the list of sessions', () => {
  it('shows each with its browser and its times, the latest used first, and marks the present one', async () => {
    const member = await aMember(application);
    const phone = await signInWith(member, 'A phone');
    const at = application.clock.now().toISOString();
    const sessions = await sessionsOf(phone);
    expect(sessions.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
      ['A phone', true],
      [expect.any(String), false],
    ]);
    expect(sessions[0]).toMatchObject({ created_at: at, last_used_at: at });
  });

  it('contains neither tokens nor addresses, nor the sessions of others', async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    await signInWith(other, 'The phone of somebody else');
    const { body } = await list(member.token);
    expect(body.data).toHaveLength(1);
    expect(Object.keys(body.data[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'is_current',
      'is_remembered',
      'last_used_at',
      'session_id',
      'user_agent',
    ]);
  });

  it('leaves out those that have expired', async () => {
    const member = await aMember(application);
    application.clock.advanceMinutes(31 * 24 * 60);
    const token = await signInWith(member, 'Back again');
    expect((await sessionsOf(token)).map(({ user_agent }) => user_agent)).toEqual(['Back again']);
  });

  it('is available to administrators too', async () => {
    const { token } = await anAdministrator(application);
    expect(await sessionsOf(token)).toMatchObject([{ is_current: true }]);
  });
});

describe('signing out elsewhere', () => {
  async function threeSessions() {
    const member = await aMember(application);
    const [phone, tablet] = [await signInWith(member, 'Phone'), await signInWith(member, 'Tablet')];
    return { member, phone, tablet };
  }
  const areSignedIn = async (...tokens: string[]) => Promise.all(tokens.map(isSignedIn));

  it('ends the named session', async () => {
    const { member, phone, tablet } = await threeSessions();
    const named = (await sessionsOf(member.token)).find(({ user_agent }) => user_agent === 'Phone');
    const body = await end(member.token, { session_id: named?.session_id ?? 0 });
    expect([body.message, body.data]).toEqual(['The device is logged out.', { ended: 1 }]);
    expect(await areSignedIn(member.token, phone, tablet)).toEqual([true, false, true]);
    expect((await end(member.token, { session_id: named?.session_id ?? 0 })).data).toEqual({ ended: 0 });
  });

  it('ends all others when none is named', async () => {
    const { member, phone, tablet } = await threeSessions();
    expect((await end(tablet)).data).toEqual({ ended: 2 });
    expect(await areSignedIn(member.token, phone, tablet)).toEqual([false, false, true]);
  });

  it('ends the present one too when asked to', async () => {
    const { member, phone, tablet } = await threeSessions();
    expect((await end(tablet, { everywhere: true })).data).toEqual({ ended: 3 });
    expect(await areSignedIn(member.token, phone, tablet)).toEqual([false, false, false]);
  });

  it('cannot end the session of another member', async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    const [foreign] = await sessionsOf(other.token);
    expect((await end(member.token, { session_id: foreign?.session_id ?? 0 })).data).toEqual({ ended: 0 });
    expect(await isSignedIn(other.token)).toBe(true);
  });
});
