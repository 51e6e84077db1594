import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoEmail } from '#contract/accounts/own-contacts.ts';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { confirmContact, correctContact } from '#contract/members/corrections.ts';
import { banAddresses, findAccountByEmail } from '#server/features/accounts/accounts.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode, receiveMails, readUndoToken } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';

let application: TestApplication;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
});
afterAll(() => application.close());

const call = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, as = token) =>
  callApi(application, { endpoint, input, token: as });
const linkIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

/** A correction of the e-mail address of a member, which the link of its mail confirms. */
async function aCorrection(corrected: string, of?: { user_id: number }) {
  const member = await aMember(application);
  const { user_id } = of ?? member;
  await call(correctContact, { user_id, email: corrected, reason: 'A letter was wrong.' });
  const [mail] = await receiveMails(application, { address: corrected, count: 1 });
  return { member, confirm: () => call(confirmContact, { token: linkIn(mail?.text) }) };
}

async function aCorrectedMember() {
  const corrected = `right.${crypto.randomUUID()}@example.org`;
  const { member, confirm } = await aCorrection(corrected);
  expect((await confirm()).status).toBe(200);
  return { member, corrected };
}

describe('a corrected address', () => {
  it('counts once the link to the new address is opened, and the old one is informed', async () => {
    const { user_id, email, password } = await aMember(application);
    const corrected = `right.${crypto.randomUUID()}@example.org`;
    const asked = await call(correctContact, { user_id, email: corrected, reason: 'A letter was wrong.' });
    expect(asked.body.data.contact).toBe('ri•••@example.org');
    const [notice] = await receiveMails(application, { address: email, count: 1 });
    expect(notice?.text).not.toContain(corrected);
    const [mail] = await receiveMails(application, { address: corrected, count: 1 });
    const signIn = (emailOrMobile: string) => call(login, { emailOrMobile, password });
    expect((await signIn(corrected)).body.code).toBe('invalid_credentials');
    const confirm = () => call(confirmContact, { token: linkIn(mail?.text) });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect((await signIn(corrected)).status).toBe(200);
    expect((await signIn(email)).body.code).toBe('invalid_credentials');
    const { database } = application.context;
    const recorded = await database
      .selectFrom('auditEntries')
      .select(['action', 'after'])
      .where('subject', '=', `account ${user_id}`)
      .execute();
    expect(recorded).toMatchObject([{ action: 'member.correction_requested' }]);
    expect(JSON.stringify(recorded)).not.toContain(corrected);
  });

  it('is refused when it is taken, or the present one, and the link expires', async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    const correct = (email: string) =>
      call(correctContact, { user_id: member.user_id, email, reason: 'A letter was wrong.' });
    expect((await correct(other.email)).body.code).toBe('contact_taken');
    expect((await correct(member.email)).body.code).toBe('contact_unchanged');
    const corrected = `late.${crypto.randomUUID()}@example.org`;
    await correct(corrected);
    const [mail] = await receiveMails(application, { address: corrected, count: 1 });
    application.clock.advanceMinutes(8 * 24 * 60);
    expect((await call(confirmContact, { token: linkIn(mail?.text) })).status).toBe(404);
    ({ token } = await anAdministrator(application));
  });

  it('of a number is confirmed by mail where no text messages are sent', async () => {
    const { user_id, email, password } = await aMember(application);
    const { mobile } = aRegistration();
    await call(correctContact, { user_id, mobile, reason: 'A digit was wrong.' });
    const mails = await receiveMails(application, { address: email, count: 2 });
    const linkToken = mails.map(({ text }) => linkIn(text)).find((found) => found !== '') ?? '';
    expect((await call(confirmContact, { token: linkToken })).status).toBe(200);
    expect((await call(login, { emailOrMobile: mobile, password })).status).toBe(200);
    // The request, its link, and the number that counts.
    await receiveMails(application, { address: email, count: 3 });
  });

  it('ends every session, and the former address can undo it for seven days', async () => {
    const { member, corrected } = await aCorrectedMember();
    expect((await call(showSession, {}, member.token)).status).toBe(401);
    await receiveMails(application, { address: corrected, count: 2 });
    const undoToken = await readUndoToken(application, member.email);
    const { password } = member;
    const thief = await call(login, { emailOrMobile: corrected, password });
    expect((await call(undoEmail, { token: undoToken })).body.data).toEqual({ email: member.email });
    expect((await call(showSession, {}, thief.body.data?.token)).status).toBe(401);
    expect((await call(login, { emailOrMobile: corrected, password })).body.code).toBe('invalid_credentials');
  });

  it('of a banned person is refused', async () => {
    const banned = await aMember(application);
    const { database, now } = application.context;
    const corrected = `banned.${crypto.randomUUID()}@example.org`;
    const { member, confirm } = await aCorrection(corrected);
    await banAddresses(application.context, {
      database,
      accountId: banned.user_id,
      now: now(),
      email: corrected,
    });
    expect((await confirm()).body.code).toBe('contact_taken');
    expect((await call(showSession, {}, member.token)).status).toBe(200);
  });

  it('leaves a registration that was never verified unverified: its password may be a stranger’s', async () => {
    const stranger = await anUnverifiedMember(application);
    const corrected = `owner.${crypto.randomUUID()}@example.org`;
    const account = await findAccountByEmail(application.context.database, stranger.email);
    const { confirm } = await aCorrection(corrected, { user_id: account?.id ?? 0 });
    expect((await confirm()).status).toBe(200);
    const { password } = stranger;
    const refused = await call(login, { emailOrMobile: corrected, password });
    expect(refused.body.code).toBe('email_not_verified');
    // A code that is replaced before its mail is made sends none.
    await receiveMails(application, { address: corrected, count: 2 });
    application.clock.advanceMinutes(2);
    await call(sendOtp, { emailOrMobile: corrected });
    const code = await readLaterCode(application, { address: corrected, count: 3 });
    const owner = await call(verifyOtp, { email: corrected, token: code, is_login: true });
    expect((await call(showSession, {}, owner.body.data?.token)).body.data).toMatchObject({
      missing_step: 'registration_incomplete',
    });
    expect((await call(login, { emailOrMobile: corrected, password })).body.code).toBe('invalid_credentials');
  });
});
