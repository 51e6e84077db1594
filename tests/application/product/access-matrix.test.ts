import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorRoles, isPermitted } from '#contract/administration/permissions.ts';
import type { Access, Endpoint } from '#contract/calls/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { openPayments } from '#tests/factories/a-payment.ts';
import { inputOf, nameOfCall, sendCall, writeInputs } from '#tests/support/every-call.ts';
import { aSubject } from '#tests/support/scene.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** The callers. The member owns what the inputs name; the other member has an equal session. */
const people = ['visitor', 'deactivated', 'other member', 'member'] as const;
const callers = [...people, ...administratorRoles] as const;
type Caller = (typeof callers)[number];
type GateAnswer = 'in' | 'not_signed_in' | 'not_allowed';

/** The gate's answer to each person who is no administrator; `in` means that the call went past it. */
const gate: Record<Access, Record<(typeof people)[number], GateAnswer>> = {
  public: { visitor: 'in', deactivated: 'in', 'other member': 'in', member: 'in' },
  session: { visitor: 'not_signed_in', deactivated: 'not_signed_in', 'other member': 'in', member: 'in' },
  member: { visitor: 'not_signed_in', deactivated: 'not_signed_in', 'other member': 'in', member: 'in' },
  administrator: {
    visitor: 'not_signed_in',
    deactivated: 'not_signed_in',
    'other member': 'not_allowed',
    member: 'not_allowed',
  },
};

/** The gate's answer to a caller: the table of permissions decides about administrators. */
function gateAnswerOf({ access, permission }: Endpoint, who: Caller): GateAnswer {
  const role = administratorRoles.find((one) => one === who);
  if (role === undefined) return gate[access][people.find((one) => one === who) ?? 'visitor'];
  if (permission !== undefined) return isPermitted(role, permission) ? 'in' : 'not_allowed';
  return access === 'member' ? 'not_allowed' : 'in';
}

/** Nobody here has a second factor, or answers a challenge that was given. */
const ownFactors: Readonly<Record<string, string>> = {
  'POST /second_factor/confirm': 'expired_ticket',
  'POST /second_factor/enter': 'second_factor_not_set_up',
  'POST /second_factor/recovery_codes': 'second_factor_not_set_up',
  'POST /second_factor/remove': 'second_factor_not_set_up',
  // The password is that of the inputs' member.
  'POST /prove': '*',
  'POST /passkey/add': 'passkey_refused',
  'POST /passkey/rename': 'not_found',
  'POST /passkey/remove': 'not_found',
  'POST /passkey/enter/begin': 'second_factor_not_set_up',
  'POST /passkey/enter': 'passkey_refused',
  'POST /passkey/sign_in': 'passkey_refused',
};

/** Refusals past the gate because the input names something of another member. All other calls concern the caller's own. */
const foreign: Readonly<Record<string, string>> = {
  ...ownFactors,
  // Finance reads it, too.
  'GET /payment/receipt': '*',
  'GET /interest/data': 'interest_not_found',
  'POST /interest/updatestatus': 'interest_not_found',
  'POST /saved_search/update': 'not_found',
  'POST /saved_search/delete': 'not_found',
  'POST /photos/crop': 'not_found',
  // A wrong password, or too many of them by then.
  'POST /account/delete': '*',
  'POST /registration/complete': 'registration_complete',
  'POST /account/email': 'invalid_input',
  'POST /account/email/confirm': 'invalid_otp',
  'POST /account/mobile': 'invalid_input',
  'POST /account/mobile/confirm': 'invalid_otp',
  'POST /account/mobile/remove': 'invalid_input',
  'POST /account/keep': 'no_deletion',
  'POST /changepassword': 'invalid_input',
  'GET /data_export/download': 'export_not_ready',
  'POST /payment/reference': 'payment_not_found',
  'POST /payment/check': 'payment_not_found',
  'POST /chat/send': 'not_connected',
  'POST /chat/seen': 'partner_not_found',
  'POST /chat/typing': 'not_connected',
  'POST /chat/take_back': 'message_not_found',
  'POST /chat/delete': 'message_not_found',
  'POST /chat/clear': 'partner_not_found',
  'POST /chat/warning': 'not_connected',
};

/** Refusals that the intended caller gets too, because of the state of the data. */
const refused: Readonly<Record<string, string>> = {
  'GET /data_export/download': 'export_not_ready',
  'POST /session/resume': 'not_remembered',
  'POST /registration/complete': 'registration_complete',
  'POST /account/email/confirm': 'invalid_otp',
  'POST /account/mobile/confirm': 'invalid_otp',
  'POST /admin/choices/reorder': 'choice_list_changed',
  ...ownFactors,
  'POST /admin/users/second_factor/remove': 'no_second_factor',
  'POST /admin/jobs/retry': 'job_not_failed',
  'POST /admin/users/resend_code': 'already_verified',
  // The story is approved by then.
  'POST /admin/success_story/ask': 'story_changed',
  'POST /admin/users/erase_confirm': 'second_administrator_needed',
  'POST /admin/users/erase_cancel': 'not_found',
  'POST /admin/users/batch/undo': 'batch_final',
  'POST /admin/imports/stop': 'import_not_running',
  'POST /admin/imports/words/decide': 'import_not_checked',
};

/** Calls that change the answers of others come last, in this order. */
const disruptive = [
  'POST /admin/second_factor/reset',
  'POST /admin/administrators/remove',
  'POST /admin/imports/remove',
  'POST /block/add',
  'POST /block/remove',
  'POST /account/delete',
  'POST /account/keep',
  'POST /session/end',
  'POST /logout',
];
const placeOf = (endpoint: Endpoint) => disruptive.indexOf(nameOfCall(endpoint));
const rows = endpoints.toSorted((one, other) => placeOf(one) - placeOf(other));

let application: TestApplication;
let tokens: Record<Caller, string | undefined>;
let inputs: Readonly<Record<string, object>>;

async function deactivate({ user_id: id, token }: TestMember): Promise<string> {
  // The session stays, and the gate has to refuse it.
  const { database } = application.context;
  await database.updateTable('accounts').set({ status: 'inactive' }).where('id', '=', id).execute();
  return token;
}

beforeAll(async () => {
  application = await startApplication();
  await openPayments(application);
  const member = await aMember(application, {
    password: 'her own password 5',
    confirm_password: 'her own password 5',
  });
  const administrator = await anAdministrator(application);
  const partner = await aMember(application, { gender: 'Male' });
  inputs = writeInputs(await aSubject(application, { caller: member, partner, desk: administrator }));
  tokens = {
    visitor: undefined,
    deactivated: await deactivate(await aMember(application)),
    'other member': (await aMember(application)).token,
    member: member.token,
    owner: administrator.token,
    moderator: (await anAdministrator(application, { role: 'moderator' })).token,
    finance: (await anAdministrator(application, { role: 'finance' })).token,
    support: (await anAdministrator(application, { role: 'support' })).token,
    grievance_officer: (await anAdministrator(application, { role: 'grievance_officer' })).token,
  };
});
afterAll(() => application.close());

/** The gate's answer, `done`, or the refusal past the gate. */
async function call(endpoint: Endpoint, who: Caller): Promise<string> {
  const { status, code } = await sendCall(application, {
    endpoint,
    input: inputOf(endpoint, inputs),
    token: tokens[who],
  });
  expect(status).toBeLessThan(500);
  return status < 400 ? 'done' : (code ?? `status ${status}`);
}

/** `in` where only the gate's answer is known: another role may have changed before what the call is about. */
function expectedOf(endpoint: Endpoint, who: Caller): string {
  const answer = gateAnswerOf(endpoint, who);
  if (answer !== 'in') return answer;
  const name = nameOfCall(endpoint);
  const isAdministrators = endpoint.access === 'administrator';
  if (isAdministrators && who !== 'owner') return 'in';
  const isMeant = who === (isAdministrators ? 'owner' : 'member');
  const expected = (isMeant ? refused[name] : foreign[name]) ?? 'done';
  return expected === '*' ? 'in' : expected;
}

const refusalsOfGate = ['not_signed_in', 'not_allowed'];

describe('every call', () => {
  it('has an input for these tests', () => {
    expect(endpoints.map(nameOfCall).toSorted()).toEqual(Object.keys(inputs).toSorted());
  });

  it.each(
    rows
      .filter(({ access }) => access !== 'public')
      .map((endpoint) => [nameOfCall(endpoint), endpoint] as const),
  )('%s is answered to its intended callers only', async (_name, endpoint) => {
    const answers: [Caller, string][] = [];
    for (const who of callers) answers.push([who, await call(endpoint, who)]);
    await application.runJobs();
    const expected = callers.map((who): [Caller, string] => [who, expectedOf(endpoint, who)]);
    const compared = answers.map(([who, answer], place): [Caller, string] => [
      who,
      expected[place]?.[1] === 'in' && !refusalsOfGate.includes(answer) ? 'in' : answer,
    ]);
    expect(compared).toEqual(expected);
  });

  it.each(
    rows
      .filter(({ access }) => access === 'public')
      .map((endpoint) => [nameOfCall(endpoint), endpoint] as const),
  )('%s requires no session', async (_name, endpoint) => {
    for (const who of callers) expect(refusalsOfGate).not.toContain(await call(endpoint, who));
  });
});
