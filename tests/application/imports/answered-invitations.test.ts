import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { login } from '#contract/accounts/sessions.ts';
import { declineInvitation } from '#contract/imports/invitation-answers.ts';
import { eraseInvitation, linkInvitation } from '#contract/imports/invitations.ts';
import { startImport } from '#contract/imports/imports.ts';
import {
  closeInvitation,
  deleteExpiredInvitations,
  lockInvitationByToken,
} from '#server/features/imports/invitations/answers.repository.ts';
import { daysBefore, invitationDays } from '#server/features/imports/imports.rules.ts';
import { linkKey } from '#server/features/imports/invitations/answers.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { aRow, claim, findInvitation, header, invite, show } from '#tests/support/invite.ts';
import { readCode, readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { check, type Desk, listRows, runToEnd, take } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  const { token } = await anAdministrator(application);
  desk = { application, token };
});
afterAll(() => application.close());

describe('an invited person', () => {
  const rowsOf = async (importId: number) => {
    const rows = await listRows(desk, { import_id: importId });
    return rows.map(({ ir_outcome, ir_remarks }) => [ir_outcome, ir_remarks[0]?.message]);
  };

  it('who declines is erased at once, and refused by later imports', async () => {
    const { email, token } = await invite(desk);
    const { status } = await callApi(application, { endpoint: declineInvitation, input: { token } });
    expect(status).toBe(200);
    expect((await show(desk, token)).status).toBe(404);
    expect(await findInvitation(desk, email)).toBeUndefined();
    const again = await take(desk, { content: writeSheet([header, aRow({ 'E-mail': email })]) });
    expect(await rowsOf(again.im_id)).toEqual([
      ['refused', 'This person has declined an invitation and is not imported again'],
    ]);
  });

  it('who claims is not imported again, even by the number alone', async () => {
    const { email, token } = await invite(desk);
    await claim(desk, { token });
    const again = await take(desk, { content: writeSheet([header, aRow({ 'E-mail': email })]) });
    expect(await rowsOf(again.im_id)).toEqual([
      ['refused', 'This person has accepted the invitation and is already a member'],
    ]);
  });
});

describe('a password that was chosen with an invitation', () => {
  it('is set anew by a code like every other one, and an unanswered invitation has none', async () => {
    const claimed = await invite(desk);
    await claim(desk, { token: claimed.token });
    const unanswered = await invite(desk);
    for (const { email } of [claimed, unanswered]) {
      const { status } = await callApi(application, { endpoint: forgotPassword, input: { email } });
      expect(status).toBe(200);
    }
    const { email } = claimed;
    const otp = await readLaterCode(application, { address: email, count: 2 });
    const reset = await callApi(application, {
      endpoint: resetPassword,
      input: { email, otp, password: 'copper lantern 9' },
    });
    expect(reset.status).toBe(200);
    const signedIn = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: email, password: 'copper lantern 9' },
    });
    expect(signedIn.status).toBe(200);
    // The invitation is the only mail to a person who has not answered.
    expect(await receiveMails(application, { address: unanswered.email, count: 1 })).toHaveLength(1);
  });
});

/** Waits until the import waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(application.context.database)).rows).not.toEqual([]);
}

describe('a person who declines while an import takes their row', () => {
  it('is not invited again', async () => {
    const { email, token } = await invite(desk);
    const row = aRow({ 'E-mail': email, Name: 'Asha Changed' });
    const { im_id: import_id } = await check(desk, { content: writeSheet([header, row]) });
    const { transact, now } = application.context;
    const { running } = await transact(async ({ database }) => {
      const held = await lockInvitationByToken(database, linkKey({ now }, token));
      const answer = { state: 'declined', claimedBy: null, updatedAt: now() } as const;
      await closeInvitation(database, { id: held?.id ?? 0, ...answer });
      const call = { endpoint: startImport, input: { import_id }, token: desk.token };
      expect((await callApi(application, call)).status).toBe(200);
      const run = application.runJobs();
      await untilSomebodyWaits();
      return { running: run };
    });
    await running;
    expect(await runToEnd(desk, import_id)).toMatchObject({ im_state: 'done', im_refused: 1 });
    expect(await findInvitation(desk, email)).toBeUndefined();
  });
});

describe('an administrator', () => {
  it('makes a link for a person without an address, who then verifies one', async () => {
    const row = aRow({ 'E-mail': '', Name: 'No Address' });
    await take(desk, { content: writeSheet([header, row]) });
    const invitation = await findInvitation(desk, 'No Address');
    const { body } = await callApi(application, {
      endpoint: linkInvitation,
      input: { invitation_id: invitation?.iv_id ?? 0 },
      token: desk.token,
    });
    const token = body.data.link.split('token=')[1] ?? '';
    const email = 'found@example.org';
    expect((await claim(desk, { token })).body.errors?.map(({ field }) => field)).toEqual(['email']);
    expect((await claim(desk, { token, email })).body.data).toBeNull();
    expect(await readCode(application, email)).toMatch(/^\d{4}$/);
  });

  it('erases an invitation on request', async () => {
    const { email, token } = await invite(desk);
    const input = { invitation_id: (await findInvitation(desk, email))?.iv_id ?? 0 };
    await callApi(application, { endpoint: eraseInvitation, input, token: desk.token });
    expect((await show(desk, token)).status).toBe(404);
    const again = await callApi(application, { endpoint: eraseInvitation, input, token: desk.token });
    expect(again.status).toBe(404);
  });
});

describe('an unanswered invitation', () => {
  it('expires after 90 days and is erased', async () => {
    const { email, token } = await invite(desk);
    application.clock.advanceMinutes((invitationDays + 1) * 24 * 60);
    expect((await show(desk, token)).status).toBe(404);
    const { database, now } = application.context;
    await deleteExpiredInvitations(database, daysBefore(now(), invitationDays));
    const left = await database.selectFrom('invitations').select('id').where('email', '=', email).execute();
    expect(left).toEqual([]);
  });
});
