import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInByPasskey } from '#contract/accounts/passkeys.ts';
import { enterOwnSecondFactor } from '#contract/accounts/second-factor.ts';
import { login, resumeSession } from '#contract/accounts/sessions.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { resumeSession as resume } from '#server/features/accounts/remembered/remembered.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aChallenge, aPasskey } from '#tests/factories/second-factor/a-passkey.ts';
import { aSecondFactor } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const passGrace = () => application.clock.advanceMinutes(1);

const recoveryCodeOf = async (member: { token: string }) =>
  (await aSecondFactor(application, member)).recoveryCodes[0] ?? '';
const signingIn = ({ email, password }: { email: string; password: string }) =>
  callApi(application, { endpoint: login, input: { emailOrMobile: email, password, remember: true } });
const giving = ({ token, cookie }: { token: string; cookie: string | undefined }, code: string) =>
  callApi(application, { endpoint: enterOwnSecondFactor, input: { code }, token, cookie });

/** What a browser that comes back with its cookie is answered, and whether its token reads anything. */
async function comingBack(cookie: string | undefined) {
  passGrace();
  const { body, cookie: next } = await callApi(application, { endpoint: resumeSession, input: {}, cookie });
  const { token, missing_step: missing } = body.data;
  const read = await callApi(application, { endpoint: showSettings, input: {}, token });
  return { missing, read: read.body.code ?? 'done', token, cookie: next };
}

const open = { missing: null, read: 'done' };
const closed = { missing: 'second_factor_required', read: 'second_factor_required' };

describe('a remembered browser of a member with a second factor', () => {
  it('has to give it when it was not given before the browser was closed, however often it comes back', async () => {
    const member = await aMember(application);
    await recoveryCodeOf(member);
    const signedIn = await signingIn(member);
    expect(signedIn.body.data.missing_step).toBe('second_factor_required');
    const first = await comingBack(signedIn.cookie);
    expect(first).toMatchObject(closed);
    expect(await comingBack(first.cookie)).toMatchObject(closed);
  });

  it('does not have to give it again when its session gave it', async () => {
    const member = await aMember(application);
    const recoveryCode = await recoveryCodeOf(member);
    const { body, cookie } = await signingIn(member);
    const given = await giving({ token: body.data.token, cookie }, recoveryCode);
    expect(given.status).toBe(200);
    expect(await comingBack(given.cookie)).toMatchObject(open);
  });

  it('gives it for itself alone, not for a copy of its cookie that came back before', async () => {
    const member = await aMember(application);
    const recoveryCode = await recoveryCodeOf(member);
    const { body, cookie } = await signingIn(member);
    const copy = await comingBack(cookie);
    expect(copy).toMatchObject(closed);
    await giving({ token: body.data.token, cookie }, recoveryCode);
    const input = { endpoint: showSettings, input: {}, token: copy.token };
    expect((await callApi(application, input)).body.code).toBe('not_signed_in');
    const again = { endpoint: resumeSession, input: {}, cookie: copy.cookie };
    expect((await callApi(application, again)).body.code).toBe('not_remembered');
  });

  it('has to give one that was set up elsewhere after it was remembered', async () => {
    const member = await aMember(application);
    const { cookie } = await signingIn(member);
    expect(await comingBack(cookie)).toMatchObject(open);
    const other = await signingIn(member);
    await recoveryCodeOf(member);
    expect(await comingBack(other.cookie)).toMatchObject(closed);
  });

  it('has to give it anew when the application was replaced elsewhere after it had given the former one', async () => {
    const member = await aMember(application);
    const recoveryCode = await recoveryCodeOf(member);
    const { body, cookie } = await signingIn(member);
    const given = await giving({ token: body.data.token, cookie }, recoveryCode);
    const before = await comingBack(given.cookie);
    expect(before).toMatchObject(open);
    await recoveryCodeOf(member);
    expect(await comingBack(before.cookie)).toMatchObject(closed);
  });

  it('is remembered after signing in by a passkey, which is both factors', async () => {
    const member = await aMember(application);
    const { authenticator } = await aPasskey(application, member);
    const response = authenticator.use(await aChallenge(application));
    const input = { response, remember: true };
    const { cookie } = await callApi(application, { endpoint: signInByPasskey, input });
    expect(await comingBack(cookie)).toMatchObject(open);
  });
});

it('an answer that was lost is given again the same, also when SECRET_KEY was replaced meanwhile', async () => {
  const { cookie = '' } = await signingIn(await aMember(application));
  passGrace();
  const cookies = { remembered: /remembered=([^;]+)/.exec(cookie)?.[1] ?? '' };
  const client = { address: '198.51.100.7', userAgent: '' };
  const valueOf = async (secretKey: string) => {
    const acceptedKeys = [secretKey, application.context.secretKey];
    const answer = await resume({ ...application.context, secretKey, acceptedKeys }, { client, cookies });
    return answer.cookies[0]?.value;
  };
  const lost = await valueOf(application.context.secretKey);
  expect(await valueOf('another secret key of this site, long enough')).toBe(lost);
});
