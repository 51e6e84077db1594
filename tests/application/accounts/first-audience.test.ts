import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { register } from '#contract/accounts/registration.ts';
import type { ContactAudience } from '#contract/settings/contact-audience.ts';
import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { claim, invite } from '#tests/support/invite.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());
afterEach(() => setDefault('members'));

const setDefault = (text: ContactAudience) =>
  updateSiteSetting(application.context, { key: 'defaultContactAudience', text });

/** What is stored of an account, verified or not. */
const storedFor = (email: string) =>
  application.context.database
    .selectFrom('memberSettings')
    .innerJoin('accounts', 'accounts.id', 'memberSettings.accountId')
    .select(['contactAudience', 'audienceChosenAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('the audience of contact details, of a new account', () => {
  it.each(['members', 'accepted', 'nobody'] as const)('is %s when the person chose it', async (choice) => {
    await setDefault('nobody');
    const { email } = await anUnverifiedMember(application, { contact_audience: choice });
    expect(await storedFor(email)).toEqual({
      contactAudience: choice,
      audienceChosenAt: application.clock.now(),
    });
  });

  it('is that of all members when a client does not ask, as documented', async () => {
    const { email } = await anUnverifiedMember(application);
    expect(await storedFor(email)).toEqual({ contactAudience: 'members', audienceChosenAt: null });
  });

  it('is that of the site when a client does not ask, and stays when the site changes it', async () => {
    await setDefault('accepted');
    const { email } = await anUnverifiedMember(application);
    await setDefault('nobody');
    expect(await storedFor(email)).toEqual({ contactAudience: 'accepted', audienceChosenAt: null });
  });

  it('is refused when it is none of the three', async () => {
    const payload = JSON.stringify({ ...aRegistration(), contact_audience: 'everybody' });
    const request = { method: 'POST', url: `/api${register.path}`, payload } as const;
    const { status, body: answer } = await sendRaw(application, request);
    expect([status, answer.errors]).toEqual([
      422,
      [{ field: 'contact_audience', message: expect.any(String) }],
    ]);
  });

  it('of an invited person is what they chose, or that of the site', async () => {
    await setDefault('accepted');
    const desk = { application, token: (await anAdministrator(application)).token };
    const [asked, unasked] = [await invite(desk), await invite(desk)];
    await claim(desk, { token: asked.token, contact_audience: 'nobody' });
    await claim(desk, { token: unasked.token });
    expect(await storedFor(asked.email)).toMatchObject({ contactAudience: 'nobody' });
    expect(await storedFor(unasked.email)).toEqual({ contactAudience: 'accepted', audienceChosenAt: null });
  });
});

describe('the question about it', () => {
  it('is closed by any choice, also by the present one, and by no other setting', async () => {
    const { token } = await aMember(application);
    const change = async (input: EndpointInput<typeof updateSettings>) =>
      (await callApi(application, { endpoint: updateSettings, input, token })).body.data;
    const { body } = await callApi(application, { endpoint: showSettings, input: {}, token });
    expect(body.data).toMatchObject({ contact_audience: 'members', has_chosen_audience: false });
    expect(await change({ shows_visits: false })).toMatchObject({ has_chosen_audience: false });
    expect(await change({ contact_audience: 'members' })).toMatchObject({ has_chosen_audience: true });
    expect(await change({ shows_visits: true })).toMatchObject({ has_chosen_audience: true });
  });
});
