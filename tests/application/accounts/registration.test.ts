import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { register } from '#contract/accounts/registration.ts';
import { verifyOtp } from '#contract/accounts/codes.ts';
import { aMember, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { readCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const registering = (input: ReturnType<typeof aRegistration>) =>
  callApi(application, { endpoint: register, input });

describe('registration', () => {
  it('creates an account and answers in the documented envelope', async () => {
    const input = aRegistration({ email: 'Mixed.Case@Example.org' });
    const { status, body } = await registering(input);
    expect(status).toBe(201);
    expect(body).toEqual({
      result: true,
      message: 'Registration Successful! We have sent a code to your e-mail address.',
      data: { email: 'mixed.case@example.org' },
      code_length: 4,
    });
  });

  it('opens the account with the code that was mailed', async () => {
    const { email, password } = await anUnverifiedMember(application);
    const token = await readCode(application, email);
    const verified = await callApi(application, {
      endpoint: verifyOtp,
      input: { email, token, is_login: false },
    });
    expect(verified.body).toEqual({
      result: true,
      message: 'Your e-mail has been verified successfully.',
      data: null,
    });
    const signedIn = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: email, password },
    });
    expect(signedIn.body.data.name).toBe('Asha Mathew');
  });

  it('mails the code in HTML and in text, naming the site', async () => {
    const { email } = await anUnverifiedMember(application);
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    const code = await readCode(application, email);
    expect(mail?.subject).toBe('Your InTandem code for your registration');
    expect(mail?.html).toContain(code);
    expect(mail?.text).toContain('10 minutes');
  });

  it('makes one account of 20 concurrent registrations of one address', async () => {
    const { email } = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => registering(aRegistration({ email }))),
    );
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    // One that comes after another is the same person again, whose first answer may have been lost.
    expect(countOf(201)).toBeGreaterThan(0);
    expect(countOf(201) + countOf(429)).toBe(20);
  });

  it('leaves a mobile number with one of 20 concurrent registrations', async () => {
    const { mobile } = aRegistration();
    const people = Array.from({ length: 20 }, () => aRegistration({ mobile }));
    const answers = await Promise.all(people.map(registering));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const emails = people.map(({ email }) => email);
    const accounts = await application.context.database
      .selectFrom('accounts')
      .select('mobile')
      .where('email', 'in', emails)
      .execute();
    expect(accounts).toHaveLength(20);
    expect(accounts.filter((account) => account.mobile !== null)).toHaveLength(1);
  });

  it('ignores the case of an address and the country code of a number', async () => {
    const first = await aMember(application);
    const sameEmail = await registering(aRegistration({ email: first.email.toUpperCase() }));
    const sameMobile = await registering(aRegistration({ mobile: `+91${first.mobile}` }));
    expect([sameEmail.body.code, sameMobile.body.code]).toEqual(['already_registered', 'already_registered']);
  });

  it('records who agreed to which terms, when and from where', async () => {
    const input = aRegistration({ terms_version: '2026-01' });
    const headers = { 'user-agent': 'A browser' };
    await callApi(application, { endpoint: register, input, headers, address: '198.51.100.7' });
    const stored = await application.context.database
      .selectFrom('registrations')
      .innerJoin('accounts', 'accounts.id', 'registrations.accountId')
      .select(['registrations.address', 'registrations.userAgent', 'registrations.termsVersion'])
      .where('accounts.email', '=', input.email)
      .executeTakeFirst();
    expect(stored).toEqual({ address: '198.51.100.7', userAgent: 'A browser', termsVersion: '2026-01' });
  });

  it('stores the password as an argon2id hash only', async () => {
    const { email } = await anUnverifiedMember(application);
    const row = await application.context.database
      .selectFrom('accounts')
      .select('passwordHash')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['profile_for', { profile_for: 'My Cousin' }, 'Please select profile type'],
    ['gender', { gender: '' }, 'Please select gender'],
    ['firstname', { firstname: '  ' }, 'First name is required'],
    ['lastname', { lastname: undefined }, 'Last name is required'],
    ['dob', { dob: '14/03/1997' }, 'Enter a valid DOB (YYYY-MM-DD)'],
    ['dob', { dob: '1997-02-30' }, 'Enter a valid DOB (YYYY-MM-DD)'],
    ['dob', { dob: '1899-12-31' }, 'Enter a valid DOB (YYYY-MM-DD)'],
    ['dob', { dob: '2999-01-01' }, 'Enter a valid DOB (YYYY-MM-DD)'],
    ['religion', { religion: '' }, 'Religion is required'],
    ['community', { community: '' }, 'Community is required'],
    ['email', { email: 'asha@' }, 'Enter a valid e-mail'],
    ['mobile', { mobile: '12345' }, 'Enter a valid 10-digit mobile number'],
    ['gender', { profile_for: 'My Daughter', gender: 'Male' }, /Check both/],
    ['gender', { profile_for: 'My Brother', gender: 'Female' }, /Check both/],
    ['lastname', { lastname: '\u3164' }, 'Last name is required'],
    ['firstname', { firstname: 'www.spam.example' }, /without an address/],
    ['mobile', { mobile: '9999999999' }, 'Enter a valid 10-digit mobile number'],
    ['password', { password: '12345', confirm_password: '12345' }, 'Password must be at least 6 characters'],
    ['confirm_password', { confirm_password: 'something else' }, 'Passwords do not match'],
    ['password', { password: 'password', confirm_password: 'password' }, /too easy to guess/],
    ['firstname', { firstname: 'Asha\u202Etxet' }, /hidden or control characters/],
  ])('refuses a wrong %s in the words of the specification', async (field, changes, message) => {
    const payload = JSON.stringify({ ...aRegistration(), ...changes });
    const { status, body } = await sendRaw(application, { method: 'POST', url: '/api/register', payload });
    expect(status).toBe(422);
    expect(body.code).toBe('invalid_input');
    expect(body.errors?.find((error) => error.field === field)?.message).toMatch(message);
  });

  it('names every missing field at once', async () => {
    const { body } = await sendRaw(application, { method: 'POST', url: '/api/register', payload: '{}' });
    expect(body.errors?.map(({ field }) => field)).toEqual(
      'profile_for gender firstname lastname dob religion community email mobile password confirm_password'.split(
        ' ',
      ),
    );
  });

  it('enforces the legal age: 18 for a bride, 21 for a groom, or what the site sets', async () => {
    const yearsAgo = (years: number) => {
      const day = application.clock.now();
      day.setUTCFullYear(day.getUTCFullYear() - years);
      day.setUTCDate(day.getUTCDate() - 2);
      return day.toISOString().slice(0, 10);
    };
    const ages = [
      { gender: 'Female', dob: yearsAgo(18) },
      { gender: 'Female', dob: yearsAgo(17) },
      { gender: 'Male', dob: yearsAgo(21) },
      { gender: 'Male', dob: yearsAgo(20) },
    ] as const;
    const registerAll = async () => {
      const answers = await Promise.all(ages.map((person) => registering(aRegistration(person))));
      return answers.map(({ status }) => status);
    };
    expect(await registerAll()).toEqual([201, 422, 201, 422]);
    const { context } = application;
    await updateSiteSetting(context, { key: 'legalAgeGroom', text: '20' });
    expect(await registerAll()).toEqual([201, 422, 201, 201]);
    await updateSiteSetting(context, { key: 'legalAgeGroom', text: '21' });
  });

  it('makes a member, whatever role is sent along', async () => {
    const person = { ...aRegistration(), role: 'admin', is_admin: true };
    expect((await registering(person)).status).toBe(201);
    const account = await application.context.database
      .selectFrom('accounts')
      .select('role')
      .where('email', '=', person.email)
      .executeTakeFirst();
    expect(account).toEqual({ role: 'user' });
  });
});
