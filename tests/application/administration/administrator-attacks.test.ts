import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/accounts/passwords.ts';
import { endSessions, listSessions, logout, showSession } from '#contract/accounts/sessions.ts';
import { listUsers, switchUser } from '#contract/administration/users.ts';
import {
  acceptAdministratorInvitation,
  inviteAdministrator,
  removeAdministrator,
  updateAdministrator,
} from '#contract/administration/administrators.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  enterOwnSecondFactor,
  prove as proveEndpoint,
  renewOwnRecoveryCodes,
  showOwnSecondFactor,
} from '#contract/accounts/second-factor.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { requestErasure } from '#contract/privacy/erasure.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aSecondFactor, codeOf } from '#tests/factories/second-factor/a-second-factor.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** The code of the refusal; `done` for a success. */
async function outcomeOf<E extends Endpoint>(
  endpoint: E,
  { input, token }: { input: EndpointInput<E>; token: string },
): Promise<string> {
  const { body } = await callApi(application, { endpoint, input, token });
  return body.code ?? 'done';
}

const signInAgain = async (accountId: number) =>
  (await startTestSession(application.context, accountId)).token;
const enter = (token: string, code: string) => outcomeOf(enterOwnSecondFactor, { input: { code }, token });
const password = 'a calm steady hand';

describe('a thief who knows the password alone', () => {
  it('can do nothing but sign out: neither change it, nor sign the administrator out', async () => {
    const { token, user_id } = await anAdministrator(application);
    await aSecondFactor(application, { token });
    const thief = await signInAgain(user_id);
    const change = { password: 'the thief was here', current_password: password };
    const missing = 'second_factor_required';
    expect(await outcomeOf(changePassword, { input: change, token: thief })).toBe(missing);
    expect(await outcomeOf(listSessions, { input: {}, token: thief })).toBe(missing);
    expect(await outcomeOf(endSessions, { input: { everywhere: true }, token: thief })).toBe(missing);
    expect(await outcomeOf(showSession, { input: {}, token: thief })).toBe('done');
    expect(await outcomeOf(logout, { input: {}, token: thief })).toBe('done');
    expect(await outcomeOf(listUsers, { input: {}, token })).toBe('done');
  });

  it('gains nothing when the administrator gives the second factor in another session', async () => {
    const { token, user_id } = await anAdministrator(application);
    const thief = await signInAgain(user_id);
    const { code } = await aSecondFactor(application, { token });
    expect(await outcomeOf(listUsers, { input: {}, token: thief })).toBe('second_factor_required');
    const later = await signInAgain(user_id);
    expect(await enter(later, code(1))).toBe('done');
    expect(await outcomeOf(listUsers, { input: {}, token: thief })).toBe('second_factor_required');
    expect(await outcomeOf(proveEndpoint, { input: { password }, token: thief })).toBe('done');
    expect(await outcomeOf(listUsers, { input: {}, token: thief })).toBe('second_factor_required');
  });

  it('cannot finish a set-up that was begun before the second factor of the administrator', async () => {
    const { token, user_id } = await anAdministrator(application);
    const thief = await signInAgain(user_id);
    const begun = await callApi(application, { endpoint: beginAuthenticator, input: {}, token: thief });
    const code = codeOf(application, begun.body.data.sf_key)();
    await aSecondFactor(application, { token });
    const input = { ticket: begun.body.data.sf_ticket, code };
    expect(await outcomeOf(confirmAuthenticator, { input, token: thief })).toBe('second_factor_required');
  });
});

describe('a second factor', () => {
  it('takes one recovery code once when it is sent by many at the same time', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { recoveryCodes } = await aSecondFactor(application, { token });
    const thieves = await Promise.all([1, 2, 3, 4].map(() => signInAgain(user_id)));
    const answers = await Promise.all(thieves.map((thief) => enter(thief, recoveryCodes[0] ?? '')));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });

  it('refuses the code of a sign-in as a proof, and the code of a proof as a sign-in', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { code } = await aSecondFactor(application, { token });
    const later = await signInAgain(user_id);
    const [first, second] = [code(1), code(2)];
    expect(await enter(later, first)).toBe('done');
    const prove = (shown: string) => outcomeOf(proveEndpoint, { input: { code: shown }, token });
    expect(await prove(first)).toBe('wrong_second_factor');
    application.clock.advanceMinutes(1);
    expect(await prove(second)).toBe('done');
    expect(await enter(await signInAgain(user_id), second)).toBe('wrong_second_factor');
    // An earlier code of the window is used up with a later one.
    expect(await enter(await signInAgain(user_id), code(-1))).toBe('wrong_second_factor');
  });

  it('has ten recovery codes, also after two renewals at the same time', async () => {
    const { token } = await anAdministrator(application);
    await aSecondFactor(application, { token });
    const renew = () => callApi(application, { endpoint: renewOwnRecoveryCodes, input: {}, token });
    await Promise.all([renew(), renew(), renew()]);
    const { body } = await callApi(application, { endpoint: showOwnSecondFactor, input: {}, token });
    expect(body.data.sf_codes_left).toBe(10);
  });

  it('that moved to another phone is asked for in the sessions that gave the former one', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { code } = await aSecondFactor(application, { token });
    const thief = await signInAgain(user_id);
    expect(await enter(thief, code(1))).toBe('done');
    const moved = await aSecondFactor(application, { token });
    expect(await outcomeOf(listUsers, { input: {}, token })).toBe('done');
    expect(await outcomeOf(listUsers, { input: {}, token: thief })).toBe('second_factor_required');
    expect(await enter(thief, code(1))).toBe('wrong_second_factor');
    expect(await enter(thief, moved.code(1))).toBe('done');
  });

  it('is guessed slowly, also by many calls at once', async () => {
    const { token, user_id } = await anAdministrator(application);
    await aSecondFactor(application, { token });
    const thief = await signInAgain(user_id);
    const guesses = Array.from({ length: 30 }, (_none, guess) => enter(thief, String(100_000 + guess)));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'too_many_attempts').length).toBeGreaterThanOrEqual(19);
    // Guesses of a proof in the owner's session are counted by themselves, and are as few.
    const input = { code: '000000' };
    const proofs: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      proofs.push(await outcomeOf(proveEndpoint, { input, token }));
    }
    expect([proofs[0], proofs.at(-1)]).toEqual(['wrong_second_factor', 'too_many_attempts']);
  });
});

it('guesses of the password for a proof are slowed, and the right one waits too', async () => {
  const { token } = await anAdministrator(application);
  const prove = (guess: string) => outcomeOf(proveEndpoint, { input: { password: guess }, token });
  const answers: string[] = [];
  for (let guess = 0; guess < 8; guess += 1) answers.push(await prove(`guess ${guess}`));
  expect(answers.at(0)).toBe('not_proved');
  expect(answers.at(-1)).toBe('too_many_attempts');
  expect(await prove(password)).toBe('too_many_attempts');
  application.clock.advanceMinutes(16);
  expect(await prove(password)).toBe('done');
});

describe('an invitation', () => {
  const readToken = async (address: string) => {
    const [mail] = await receiveMails(application, { address, count: 1 });
    return /administrator-invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const invite = async (token: string) => {
    const email = `tara.${crypto.randomUUID().slice(0, 8)}@example.org`;
    const input = { email, name: 'Tara', role: 'owner' } as const;
    expect(await outcomeOf(inviteAdministrator, { input, token })).toBe('done');
    return { email, accept: { token: await readToken(email), password: 'a new calm hand' } };
  };
  const accept = async (input: EndpointInput<typeof acceptAdministratorInvitation>) =>
    (await callApi(application, { endpoint: acceptAdministratorInvitation, input })).status;

  it.each([
    ['removed', undefined],
    ['demoted', { role: 'support' }],
    ['switched off', { status: 'inactive' }],
  ] as const)('of an owner who was %s since then opens nothing', async (_how, change) => {
    const owner = await anAdministrator(application);
    const { token, user_id: administrator_id } = await anAdministrator(application);
    const invited = await invite(token);
    const outcome =
      change === undefined
        ? outcomeOf(removeAdministrator, { input: { administrator_id }, token: owner.token })
        : outcomeOf(updateAdministrator, { input: { administrator_id, ...change }, token: owner.token });
    expect(await outcome).toBe('done');
    expect(await accept(invited.accept)).toBe(404);
  });

  it('of an owner who stays an owner stays', async () => {
    const owner = await anAdministrator(application);
    const other = await anAdministrator(application);
    const invited = await invite(other.token);
    const input = { administrator_id: other.user_id, name: 'Tara the First' };
    expect(await outcomeOf(updateAdministrator, { input, token: owner.token })).toBe('done');
    expect(await accept(invited.accept)).toBe(201);
    expect(await accept(invited.accept)).toBe(404);
  });

  it('opens nothing when a member has registered with the address since then', async () => {
    const { token } = await anAdministrator(application);
    const invited = await invite(token);
    await aMember(application, { email: invited.email });
    expect(await accept(invited.accept)).toBe(409);
  });

  it('is not sent by anyone but an owner, also while they are demoted', async () => {
    const owner = await anAdministrator(application);
    const { token, user_id: administrator_id } = await anAdministrator(application);
    const demote = outcomeOf(updateAdministrator, {
      input: { administrator_id, role: 'support' },
      token: owner.token,
    });
    const invitations = Array.from({ length: 5 }, (_none, at) =>
      outcomeOf(inviteAdministrator, {
        input: { email: `late.${administrator_id}.${at}@example.org`, name: 'Late', role: 'owner' },
        token,
      }),
    );
    await Promise.all([demote, ...invitations]);
    const left = await application.context.database
      .selectFrom('administratorInvitations')
      .select('id')
      .where('invitedBy', '=', administrator_id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('an administrator', () => {
  it('is not switched off or erased as a member is, nor at the command line', async () => {
    const owner = await anAdministrator(application);
    const other = await anAdministrator(application);
    const status = { user_id: other.user_id, status: 'inactive' } as const;
    const named = { user_id: other.user_id, reason: 'On request.' };
    const { token } = owner;
    expect(await outcomeOf(switchUser, { input: status, token })).not.toBe('done');
    expect(await outcomeOf(requestErasure, { input: named, token })).not.toBe('done');
    const erased = await erasePerson(application.context, other.email);
    expect(erased).toEqual({ wasMember: false, wasInvited: false });
    expect(await outcomeOf(listUsers, { input: {}, token: other.token })).toBe('done');
  });

  it('has no live connection once switched off, and no event of a part that the role lost', async () => {
    const { token } = await anAdministrator(application);
    const { user_id: administrator_id, token: theirs } = await anAdministrator(application);
    const address = await application.server.listen({ port: 0, host: '127.0.0.1' });
    const window = await connectLive(address, { token: theirs });
    const arrived = window.next('enquiries_changed');
    await anEnquiry(application);
    await arrived;
    const change = (input: { role: 'finance' } | { status: 'inactive' }) =>
      outcomeOf(updateAdministrator, { input: { administrator_id, ...input }, token });
    expect(await change({ role: 'finance' })).toBe('done');
    await anEnquiry(application);
    expect(await change({ status: 'inactive' })).toBe('done');
    // The connections are checked by the clock of the test.
    application.clock.advanceMinutes(0.1);
    expect(await window.closed).toBe(liveCloseCodes.ended);
    expect(window.messages.filter(({ type }) => type === 'enquiries_changed')).toHaveLength(1);
  });
});
