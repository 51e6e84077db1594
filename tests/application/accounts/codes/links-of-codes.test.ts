import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterByLink, sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { aMember, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const asking = (emailOrMobile: string) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile } });
const entering = (token: string) => callApi(application, { endpoint: enterByLink, input: { token } });
const typing = (email: string, token: string) =>
  callApi(application, { endpoint: verifyOtp, input: { email, token, is_login: true } });
const another = (code: string) => (code === '0000' ? '1111' : '0000');

/** The secret of the link in the newest of `count` mails to an address; undefined where it has none. */
async function linkOf(address: string, count: number): Promise<string | undefined> {
  const [newest] = await receiveMails(application, { address, count });
  return /\/sign-in-link#token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
}

async function aMailedLink(): Promise<{ email: string; user_id: number; link: string }> {
  const { email, user_id } = await aMember(application);
  await asking(email);
  return { email, user_id, link: (await linkOf(email, 1)) ?? '' };
}

describe('the link in the mail with a code', () => {
  it('signs in its owner, once, and uses up the code', async () => {
    const { email, user_id, link } = await aMailedLink();
    const code = await readLaterCode(application, { address: email, count: 1 });
    const { body } = await entering(link);
    expect(body.data).toMatchObject({ user_id, email, missing_step: null });
    expect((await entering(link)).body.code).toBe('not_found');
    expect((await typing(email, code)).body.code).toBe('invalid_otp');
  });

  it('still does when strangers have used up the code, and every further one of the hour', async () => {
    const { email, user_id } = await aMember(application);
    let count = 0;
    while ((await asking(email)).status === 200) {
      count += 1;
      await receiveMails(application, { address: email, count });
      application.clock.advanceMinutes(2);
    }
    const wrong = another(await readLaterCode(application, { address: email, count }));
    for (let tries = 0; tries < 5; tries += 1) await typing(email, wrong);
    application.clock.advanceMinutes(30);
    expect((await asking(email)).body.code).toBe('too_many_codes');
    const { body } = await entering((await linkOf(email, count)) ?? '');
    expect(body.data).toMatchObject({ user_id });
  });

  it('ends after an hour, with the use of the code, and with the next mail', async () => {
    const [late, used, older] = [await aMailedLink(), await aMailedLink(), await aMailedLink()];
    application.clock.advanceMinutes(2);
    const code = await readLaterCode(application, { address: used.email, count: 1 });
    expect((await typing(used.email, code)).status).toBe(200);
    expect((await entering(used.link)).body.code).toBe('not_found');
    await asking(older.email);
    expect((await linkOf(older.email, 2)) === older.link).toBe(false);
    expect((await entering(older.link)).body.code).toBe('not_found');
    application.clock.advanceMinutes(58);
    expect((await entering(late.link)).body.code).toBe('not_found');
  });

  it('comes with the code for a new password, too', async () => {
    const { email, user_id } = await aMember(application);
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const { body } = await entering((await linkOf(email, 1)) ?? '');
    expect(body.data).toMatchObject({ user_id });
  });

  it('is in no mail that verifies an address, because a stranger may have registered with it', async () => {
    const { email } = await anUnverifiedMember(application);
    expect(await linkOf(email, 1)).toBeUndefined();
  });

  it('opens nothing for a guess, or for a member who is switched off, whose link stays', async () => {
    expect((await entering('x'.repeat(43))).body.code).toBe('not_found');
    const { user_id, link } = await aMailedLink();
    const setStatus = (status: string) =>
      application.context.database
        .updateTable('accounts')
        .set({ status })
        .where('id', '=', user_id)
        .execute();
    await setStatus('inactive');
    expect((await entering(link)).body.code).toBe('account_inactive');
    await setStatus('active');
    expect((await entering(link)).status).toBe(200);
  });

  it('signs in once among several calls at the same time', async () => {
    const { link } = await aMailedLink();
    const answers = await Promise.all(Array.from({ length: 5 }, () => entering(link)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
  });
});
