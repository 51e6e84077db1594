import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { registeringCalls } from '#tests/application/accounts/support/registering.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const aWhile = 2;
const { registering, codeOf, verifying, signingIn } = registeringCalls(() => application);

describe('registering an address again', () => {
  it.each([
    ['with the same password', undefined, undefined],
    ['in the same browser', 'three quiet rivers', 'same'],
  ])('%s goes on when the answer was lost: the code that was sent counts', async (_how, changed, browser) => {
    const own = aRegistration();
    const first = await registering(own);
    const cookie = browser === undefined ? undefined : first.cookie;
    const password = changed ?? own.password;
    const again = aRegistration({ ...own, password, confirm_password: password, firstname: 'Ashaa' });
    const [second, third] = [await registering(again, cookie), await registering(again, cookie)];
    expect([second.status, third.status]).toEqual([201, 201]);
    expect(second.body).toMatchObject({ code_length: 4, data: { email: own.email } });
    const { status } = await verifying({
      email: own.email,
      token: await codeOf(own.email, 1),
      is_login: false,
    });
    expect(status).toBe(200);
    expect((await signingIn(own.email, again.password)).body.data).toMatchObject({ name: 'Ashaa Mathew' });
    expect((await registering(again)).body.code).toBe('already_registered');
  });

  it('is limited like asking for a code again', async () => {
    const { email } = await anUnverifiedMember(application);
    const soon = await registering(aRegistration({ email, password: 'three quiet rivers' }));
    expect([soon.status, soon.body.code]).toEqual([429, 'code_sent_recently']);
    for (let more = 0; more < 4; more += 1) {
      application.clock.advanceMinutes(aWhile);
      expect((await registering(aRegistration({ email }))).status).toBe(201);
    }
    application.clock.advanceMinutes(aWhile);
    expect((await registering(aRegistration({ email }))).body.code).toBe('too_many_codes');
  });

  it('does not bring an unverified account back that administrators switched off', async () => {
    const { email } = await anUnverifiedMember(application);
    await application.context.database
      .updateTable('accounts')
      .set({ status: 'inactive' })
      .where('email', '=', email)
      .execute();
    application.clock.advanceMinutes(aWhile);
    expect((await registering(aRegistration({ email }))).body.code).toBe('already_registered');
  });

  it('leaves one registration of several at once that replace another, with its own code', async () => {
    const { email } = await anUnverifiedMember(application);
    application.clock.advanceMinutes(aWhile);
    const people = Array.from({ length: 8 }, (_, index) =>
      aRegistration({ email, firstname: `Asha${'abcdefgh'[index]}` }),
    );
    const answers = await Promise.all(people.map((person) => registering(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const winner = people[answers.findIndex(({ status }) => status === 201)];
    const token = await codeOf(email, 2);
    await verifying({ email, token, is_login: false });
    const { body } = await signingIn(email, winner?.password ?? '');
    expect(body.data.name).toBe(`${winner?.firstname} Mathew`);
  });
});
