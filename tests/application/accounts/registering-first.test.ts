import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp } from '#contract/accounts/codes.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { completeRegistration } from '#contract/accounts/registration.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { confirmContact, correctContact } from '#contract/members/corrections.ts';
import { findRegistered } from '#server/features/accounts/accounts.ts';
import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { deleteUnverifiedAccounts } from '#server/features/accounts/accounts.repository.ts';
import { minutesAfter } from '#server/features/accounts/accounts.rules.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { registeringCalls } from '#tests/application/accounts/support/registering.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const aWhile = 2;
const { registering, codeOf, verifying, signingIn } = registeringCalls(() => application);
const whoIs = (token: string) => callApi(application, { endpoint: showSession, input: {}, token });
const completing = (token: string, { email: _proved, ...input }: RegistrationInput) =>
  callApi(application, { endpoint: completeRegistration, input, token });

/** A stranger registers the address of somebody else, who later signs in by code in another browser. */
async function aTakenAddress() {
  const stranger = await anUnverifiedMember(application);
  const { email } = stranger;
  application.clock.advanceMinutes(aWhile);
  await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
  const { body } = await verifying({ email, token: await codeOf(email, 2), is_login: true });
  if (body.data === null) throw new Error(body.message);
  return { stranger, email, session: body.data };
}

describe('somebody who registers the address of another person', () => {
  it('has no way into the account that its owner opens by code', async () => {
    const { stranger, email, session } = await aTakenAddress();
    expect(session).toMatchObject({ name: email, missing_step: 'registration_incomplete' });
    expect((await signingIn(email, stranger.password)).body.code).toBe('invalid_credentials');
    expect((await signingIn(stranger.mobile, stranger.password)).body.code).toBe('invalid_credentials');
    const own = aRegistration({ password: 'three quiet rivers', email });
    expect((await completing(session.token, own)).status).toBe(200);
    expect((await signingIn(email, stranger.password)).body.code).toBe('invalid_credentials');
    expect((await signingIn(email, own.password)).body.data).toMatchObject({ missing_step: null });
  });

  it('has no way in after the owner resets the password, which verifies the address as well', async () => {
    const stranger = await anUnverifiedMember(application);
    const { email } = stranger;
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await codeOf(email, 2);
    const password = 'a lamp for the owner';
    await callApi(application, { endpoint: resetPassword, input: { email, otp, password } });
    expect((await signingIn(stranger.mobile, password)).body.code).toBe('invalid_credentials');
    const { body } = await signingIn(email, password);
    expect(body.data).toMatchObject({ name: email, missing_step: 'registration_incomplete' });
  });

  it('does not keep the owner from registering, whose password is the one that counts', async () => {
    const stranger = await anUnverifiedMember(application);
    application.clock.advanceMinutes(aWhile);
    const oldCode = await codeOf(stranger.email, 1);
    const own = aRegistration({ email: stranger.email, password: 'three quiet rivers' });
    expect((await registering(own)).status).toBe(201);
    const newCode = await codeOf(own.email, 2);
    // One time in ten thousand both are the same four digits.
    const refused =
      newCode === oldCode
        ? 'invalid_otp'
        : (await verifying({ email: own.email, token: oldCode, is_login: false })).body.code;
    expect(refused).toBe('invalid_otp');
    const verified = await verifying({ email: own.email, token: newCode, is_login: false });
    expect([verified.status, verified.body.data]).toEqual([200, null]);
    expect((await signingIn(own.email, stranger.password)).body.code).toBe('invalid_credentials');
    expect((await signingIn(own.email, own.password)).body.data).toMatchObject({ missing_step: null });
  });

  it('keeps nobody from the mobile number either', async () => {
    const stranger = await anUnverifiedMember(application);
    const own = aRegistration({ mobile: stranger.mobile });
    const { cookie } = await registering(own);
    await verifying({ email: own.email, token: await codeOf(own.email, 1), is_login: true }, cookie);
    expect((await signingIn(own.mobile, own.password)).body.data).toMatchObject({ email: own.email });
  });

  it('keeps nobody from becoming an administrator, or from getting a corrected address', async () => {
    const [first, second, third] = [
      await anUnverifiedMember(application),
      await anUnverifiedMember(application),
      await anUnverifiedMember(application),
    ];
    const { database } = application.context;
    const made = createAdministrator({ ...application.context, database }, { ...first, role: 'support' });
    expect(await made).toBeGreaterThan(0);
    const { token } = await anAdministrator(application);
    const member = await aMember(application);
    const correction = { user_id: member.user_id, email: second.email, reason: 'A letter was wrong.' };
    const corrected = await callApi(application, { endpoint: correctContact, input: correction, token });
    expect(corrected.status).toBe(200);
    const mails = await receiveMails(application, { address: second.email, count: 2 });
    const link = mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? '';
    const confirmed = await callApi(application, { endpoint: confirmContact, input: { token: link } });
    expect(confirmed.status).toBe(200);
    expect((await signingIn(second.email, member.password)).body.data).toMatchObject({
      user_id: member.user_id,
    });
    const identifiers = [third.email, third.mobile, second.email];
    const registered = await findRegistered(application.context, { database, identifiers });
    expect(identifiers.filter((identifier) => registered.has(identifier))).toEqual([second.email]);
  });

  it('cannot replace a verified account', async () => {
    const { email, mobile, password } = await aMember(application);
    const answers = [
      await registering(aRegistration({ email })),
      await registering(aRegistration({ mobile })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await signingIn(email, password)).status).toBe(200);
  });

  it('cannot replace an account whose owner is finishing the registration', async () => {
    const { email, session } = await aTakenAddress();
    application.clock.advanceMinutes(aWhile);
    expect((await registering(aRegistration({ email }))).body.code).toBe('already_registered');
    expect((await whoIs(session.token)).status).toBe(200);
  });
});

describe('an account that its owner has to finish', () => {
  it('answers the missing step, and refuses every other call with it', async () => {
    const { session } = await aTakenAddress();
    expect((await whoIs(session.token)).body.data).toMatchObject({ missing_step: 'registration_incomplete' });
    const refused = await callApi(application, {
      endpoint: listInterests,
      input: { status: 'received' },
      token: session.token,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'registration_incomplete']);
  });

  it('is visible to nobody', async () => {
    const { session } = await aTakenAddress();
    const viewer = await aMember(application, { gender: 'Male', dob: '1990-01-01' });
    const input = { partner_id: session.user_id };
    const seen = await callApi(application, { endpoint: showPartner, input, token: viewer.token });
    expect(seen.body.code).toBe('partner_not_found');
  });

  it('keeps nothing of the stranger', async () => {
    const { stranger, email } = await aTakenAddress();
    const { database } = application.context;
    const accounts = database.selectFrom('accounts').selectAll().where('email', '=', email);
    const { mobile, id } = await accounts.executeTakeFirstOrThrow();
    const profiles = await database.selectFrom('profiles').selectAll().where('accountId', '=', id).execute();
    expect([mobile, profiles, stranger.mobile !== mobile]).toEqual([null, [], true]);
  });

  it('is finished once, by one of several calls', async () => {
    const { email, session } = await aTakenAddress();
    const people = Array.from({ length: 5 }, () => aRegistration({ email }));
    const answers = await Promise.all(people.map((person) => completing(session.token, person)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect((await completing(session.token, aRegistration())).body.code).toBe('registration_complete');
  });

  it('cannot take the number of a member, and names the fields that are wrong', async () => {
    const { email, session } = await aTakenAddress();
    const member = await aMember(application);
    const taken = await completing(session.token, aRegistration({ email, mobile: member.mobile }));
    expect(taken.body.code).toBe('already_registered');
    const young = await completing(session.token, aRegistration({ email, dob: '2015-01-01' }));
    expect(young.body.errors?.map(({ field }) => field)).toEqual(['dob']);
  });

  it('is removed after a week, like any account that was never opened', async () => {
    const { session } = await aTakenAddress();
    application.clock.advanceMinutes(8 * 24 * 60);
    const weekAgo = minutesAfter(application.clock.now(), -7 * 24 * 60);
    await deleteUnverifiedAccounts(application.context.database, weekAgo);
    expect((await whoIs(session.token)).status).toBe(401);
  });
});

describe('the browser that registered', () => {
  it('signs in by code without being asked again', async () => {
    const { email, cookie, password } = await anUnverifiedMember(application);
    const { body } = await verifying({ email, token: await codeOf(email, 1), is_login: true }, cookie);
    expect(body.data).toMatchObject({ name: 'Asha Mathew', missing_step: null });
    expect((await signingIn(email, password)).status).toBe(200);
  });

  it('is unknown for a registration of before, which counts as another browser', async () => {
    const { email, cookie } = await anUnverifiedMember(application);
    await application.context.database
      .updateTable('registrations')
      .set({ deviceHash: null })
      .where('accountId', 'in', (accounts) =>
        accounts.selectFrom('accounts').select('id').where('email', '=', email),
      )
      .execute();
    const { body } = await verifying({ email, token: await codeOf(email, 1), is_login: true }, cookie);
    expect(body.data).toMatchObject({ missing_step: 'registration_incomplete' });
  });
});

describe('a browser in which the right password of a registration was given', () => {
  const signingInNew = async ({ email, password }: { email: string; password: string }) => {
    application.clock.advanceMinutes(aWhile);
    const input = { emailOrMobile: email, password };
    const { body, cookie } = await callApi(application, { endpoint: login, input });
    expect(body.code).toBe('email_not_verified');
    return cookie;
  };

  it('verifies it by the code, and signs in', async () => {
    const own = await anUnverifiedMember(application);
    const cookie = await signingInNew(own);
    const token = await codeOf(own.email, 2);
    const { body } = await verifying({ email: own.email, token, is_login: true }, cookie);
    expect(body.data).toMatchObject({ name: 'Asha Mathew', missing_step: null });
  });

  it.each(['that registered', 'where it was given first'])('leaves the browser %s one', async (browser) => {
    const own = await anUnverifiedMember(application);
    const first = await signingInNew(own);
    const cookie = browser === 'that registered' ? own.cookie : first;
    await codeOf(own.email, 2);
    await signingInNew(own);
    const token = await codeOf(own.email, 3);
    const { body } = await verifying({ email: own.email, token, is_login: true }, cookie);
    expect(body.data).toMatchObject({ name: 'Asha Mathew', missing_step: null });
  });

  it('gains nothing for a stranger who registered the address of another person', async () => {
    const stranger = await anUnverifiedMember(application);
    const { email, password } = stranger;
    await signingInNew(stranger);
    const token = await codeOf(email, 2);
    const { body } = await verifying({ email, token, is_login: true });
    expect(body.data).toMatchObject({ missing_step: 'registration_incomplete' });
    expect((await signingIn(email, password)).body.code).toBe('invalid_credentials');
  });

  it.each(['registered', 'signed in'])(
    'is none of what the owner registers where a stranger %s',
    async (act) => {
      const stranger = await anUnverifiedMember(application);
      const { email } = stranger;
      const cookie = await signingInNew(stranger);
      await codeOf(email, 2);
      application.clock.advanceMinutes(aWhile);
      expect((await registering(aRegistration({ email, password: 'three quiet rivers' }))).status).toBe(201);
      expect((await signingIn(email, stranger.password)).body.code).toBe('invalid_credentials');
      const token = await codeOf(email, 3);
      const { body } = await verifying(
        { email, token, is_login: true },
        act === 'registered' ? stranger.cookie : cookie,
      );
      expect(body.data).toMatchObject({ missing_step: 'registration_incomplete' });
    },
  );

  it('verifies nothing that a stranger registered in its place before the code was typed', async () => {
    const own = await anUnverifiedMember(application);
    const { email } = own;
    const cookie = await signingInNew(own);
    await codeOf(email, 2);
    application.clock.advanceMinutes(aWhile);
    const stranger = aRegistration({ email, password: 'three quiet rivers' });
    expect((await registering(stranger)).status).toBe(201);
    const token = await codeOf(email, 3);
    const { body } = await verifying({ email, token, is_login: true }, cookie);
    expect(body.data).toMatchObject({ missing_step: 'registration_incomplete' });
    expect((await signingIn(email, stranger.password)).body.code).toBe('invalid_credentials');
  });
});
