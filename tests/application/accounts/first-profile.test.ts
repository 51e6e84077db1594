import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { type FirstProfileStep, firstProfileSteps } from '#contract/settings/first-profile.ts';
import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const nextStep = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: showSettings, input: {}, token })).body.data?.first_profile_step;
const stopAt = ({ token }: Pick<TestMember, 'token'>, step: FirstProfileStep | null) =>
  callApi(application, { endpoint: updateSettings, input: { first_profile_step: step }, token });
const tell = ({ token }: TestMember, facts: object) =>
  callApi(application, { endpoint: updateProfile, input: facts, token });

describe('the guided first profile', () => {
  it('begins with the photo while a profile is nearly empty, whichever client made the account', async () => {
    const member = await aMember(application);
    expect(await nextStep(member)).toBe('photo');
    await tell(member, { height: 165, mother_tongue: 'Malayalam' });
    expect(await nextStep(member)).toBe('photo');
  });

  it('is not offered to a member whose profile states more', async () => {
    const member = await aMember(application);
    await tell(member, { height: 165, marital_status: 'Never married', country: 'India' });
    expect(await nextStep(member)).toBeNull();
  });

  it.each(firstProfileSteps)(
    'goes on at %s where it was left, whatever the profile states by then',
    async (step) => {
      const member = await aMember(application);
      await stopAt(member, step);
      await tell(member, { height: 165, marital_status: 'Never married', country: 'India' });
      expect(await nextStep(member)).toBe(step);
    },
  );

  it('does not come back after it was finished or skipped', async () => {
    const member = await aMember(application);
    const { body } = await stopAt(member, null);
    expect(body.data?.first_profile_step).toBeNull();
    expect(await nextStep(member)).toBeNull();
  });

  it('stays where it is when another setting changes', async () => {
    const member = await aMember(application);
    await stopAt(member, 'family');
    await callApi(application, {
      endpoint: updateSettings,
      input: { contact_audience: 'accepted' },
      token: member.token,
    });
    expect(await nextStep(member)).toBe('family');
  });

  it('has no other steps, and none for an administrator', async () => {
    const member = await aMember(application);
    const wrong = await callApi(application, {
      endpoint: updateSettings,
      // A step that does not exist, as a careless client would send it.
      input: { first_profile_step: 'horoscope' as FirstProfileStep },
      token: member.token,
    });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'first_profile_step']);
    const administrator = await anAdministrator(application);
    expect((await stopAt(administrator, 'basics')).status).toBe(403);
  });
});
