import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { register } from '#contract/accounts/registration.ts';
import { uploadPhoto } from '#contract/photos/photos.ts';
import { listReports } from '#contract/safety/reports.ts';
import { hidePicture } from '#contract/safety/report-cases.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { eraseMember } from '#server/features/privacy/erasure.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aPictureFile } from '#tests/factories/a-picture.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { aCase, casesOf, type TestCase } from '#tests/factories/cases/case-calls.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let cases: ReturnType<typeof casesOf>;
beforeAll(async () => {
  application = await startApplication();
  cases = casesOf(application);
});
afterAll(() => application.close());

const erase = ({ him }: TestCase) =>
  eraseMember(application.context, { accountId: him.user_id, now: application.context.now() });
const registerAs = async (changes: Parameters<typeof aRegistration>[0]) =>
  (await callApi(application, { endpoint: register, input: aRegistration(changes) })).body;

describe('a ban', () => {
  it('keeps the member from signing in, and says so after the right password', async () => {
    const one = await aCase(application);
    expect((await cases.ban(one)).status).toBe(200);
    const { email, password } = one.him;
    const { body } = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: email, password },
    });
    expect([body.code, body.message]).toEqual([
      'account_banned',
      expect.stringContaining('To appeal, write to'),
    ]);
  });

  it('outlives the erasure of the account: its addresses register nobody, in any spelling', async () => {
    const one = await aCase(application);
    await cases.ban(one);
    await erase(one);
    const { email, mobile } = one.him;
    const [name, domain] = email.split('@');
    for (const spelling of [email, email.toUpperCase(), `${name}+new@${domain}`]) {
      expect((await registerAs({ email: spelling })).code).toBe('already_registered');
    }
    for (const spelling of [mobile, mobile.replace('+91', '')]) {
      expect((await registerAs({ mobile: spelling })).code).toBe('already_registered');
    }
    const { database } = application.context;
    const stored = JSON.stringify(await database.selectFrom('bannedIdentifiers').selectAll().execute());
    for (const secret of [email, mobile]) expect(stored).not.toContain(secret);
  });

  it('that is lifted leaves nothing behind', async () => {
    const one = await aCase(application);
    await cases.ban(one);
    await cases.lift(one);
    await erase(one);
    expect((await registerAs({ email: one.him.email, mobile: one.him.mobile })).result).toBe(true);
  });

  it('can be lifted by those alone who may ban', async () => {
    const one = await aCase(application);
    await cases.ban(one);
    const moderator = { ...one, administrator: await anAdministrator(application, { role: 'moderator' }) };
    expect((await cases.lift(moderator)).body.code).toBe('not_allowed');
  });
});

describe('a picture of a banned member', () => {
  it('that somebody uploads again, resized, is withheld and reported as urgent; dismissing it gives it back', async () => {
    const one = await aCase(application);
    await aPhoto(application, { token: one.him.token });
    await cases.ban(one);
    await application.runJobs();
    const other = await aMember(application);
    const photo = await aPictureFile({ width: 900, height: 1200, format: 'png' });
    const upload = { endpoint: uploadPhoto, input: { photo }, token: other.token };
    expect((await callApi(application, upload)).body.code).toBe('picture_under_review');
    const input = { lane: 'urgent', search: String(other.user_id) } as const;
    await application.runJobs();
    const { token } = one.administrator;
    const { body } = await callApi(application, { endpoint: listReports, input, token });
    expect(body.data).toHaveLength(1);
    const [found] = body.data;
    expect(found).toMatchObject({ r_source: 'system', r_reason: 'banned_picture', reporter: null });
    const desk = { reportId: found?.r_id ?? 0, administrator: one.administrator };
    expect((await cases.show(desk)).pictures).toMatchObject([{ is_hidden: true, path: null }]);
    await cases.decide(desk, { outcome: 'dismiss' });
    await application.runJobs();
    expect((await cases.show(desk)).pictures).toMatchObject([{ is_hidden: false }]);
    await cases.lift(one);
    expect((await callApi(application, upload)).status).toBe(201);
  });
});

describe('hiding a picture', () => {
  it('takes it from all others at once, and shows it again at its place', async () => {
    const one = await aCase(application, { reason: 'intimate_picture' });
    const photo = await aPhoto(application, { token: one.him.token, width: 61, height: 83 });
    await callApi(application, {
      endpoint: updateProfile,
      input: { file: photo.path },
      token: one.him.token,
    });
    const [picture] = (await cases.show(one)).pictures;
    const hide = (is_hidden: boolean) =>
      callApi(application, {
        endpoint: hidePicture,
        input: { report_id: one.reportId, photo_id: picture?.photo_id ?? 0, is_hidden },
        token: one.administrator.token,
      });
    expect((await hide(true)).status).toBe(200);
    const hidden = await cases.show(one);
    expect(hidden.pictures).toMatchObject([{ is_hidden: true, path: null }]);
    expect(hidden.reported?.u_profile_pic).toBeNull();
    await application.runJobs();
    expect((await application.server.inject({ url: photo.path })).statusCode).toBe(404);
    const again = { file: photo.path };
    const placed = await callApi(application, {
      endpoint: updateProfile,
      input: again,
      token: one.him.token,
    });
    expect(placed.status).toBe(422);
    await hide(false);
    const shown = await cases.show(one);
    expect(shown.pictures).toMatchObject([{ is_hidden: false }]);
    expect(shown.reported?.u_profile_pic).toMatch(/^\/photos\//);
  });
});
