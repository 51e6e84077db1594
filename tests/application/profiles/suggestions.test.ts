import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { showPreference, suggestPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { aMember } from '#tests/factories/a-member.ts';
import type { PreferenceInput } from '#tests/factories/a-preference.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const save = (token: string, input: PreferenceInput) =>
  callApi(application, { endpoint: updatePreference, input, token });
const read = async (token: string) =>
  (await callApi(application, { endpoint: showPreference, input: {}, token })).body.data[0];

describe('a suggestion', () => {
  const change = (token: string, input: EndpointInput<typeof updateProfile>) =>
    callApi(application, { endpoint: updateProfile, input, token });
  const suggestedTo = async (token: string) =>
    (await callApi(application, { endpoint: suggestPreference, input: {}, token })).body.data[0];

  it('follows from the own profile, can be saved unchanged, and saves nothing itself', async () => {
    const { token } = await aMember(application, { religion: 'Hindu', community: 'Nair' });
    // Somebody who passes the must-haves.
    await aMember(application, { religion: 'Hindu', community: 'Nair', gender: 'Male', dob: '1995-03-14' });
    const facts = {
      height: 160,
      marital_status: 'Widowed',
      mother_tongue: 'Malayalam',
      country: 'India',
      state: 'Kerala',
      qualification: 'PhD',
      diet: 'Vegan',
      annual_income: '900000',
    };
    await callApi(application, { endpoint: updateProfile, input: facts, token });
    const suggested = await suggestedTo(token);
    expect(suggested).toMatchObject({
      pp_height: '159-191',
      pp_marital_status: 'Never married,Divorced,Widowed,Annulled',
      pp_religion: 'Hindu',
      pp_community: 'Nair',
      pp_mother_tongue: 'Malayalam',
      pp_country: 'India',
      pp_state: 'Kerala',
      pp_qualification: expect.stringMatching(/^Master's – Arts,.*,PhD$/),
      pp_annual_income: null,
      pp_diet: 'Vegan,Veg,Jain',
      pp_must_have: 'age,religion',
    });
    expect(Object.values((await read(token)) ?? {}).filter((value) => value !== null)).toEqual([]);
    await save(token, suggested ?? {});
    expect(await read(token)).toEqual(suggested);
  });

  it('has no criteria for facts that the profile leaves out', async () => {
    const { token } = await aMember(application, {
      religion: 'Prefer not to say',
      community: 'Prefer not to say',
    });
    const { pp_age, ...others } = { ...(await suggestedTo(token)) };
    expect(pp_age).toMatch(/^\d+-\d+$/);
    expect(Object.entries(others).filter(([, value]) => value !== null)).toEqual([['pp_must_have', 'age']]);
  });

  it('wishes for the religion only when nobody of it passes the must-haves', async () => {
    const { token } = await aMember(application, {
      religion: 'Tribal/Sarna',
      community: 'Prefer not to say',
    });
    expect(await suggestedTo(token)).toMatchObject({ pp_religion: 'Tribal/Sarna', pp_must_have: 'age' });
    await aMember(application, {
      religion: 'Tribal/Sarna',
      community: 'Santal',
      gender: 'Male',
      dob: '1995-03-14',
    });
    expect(await suggestedTo(token)).toMatchObject({
      pp_religion: 'Tribal/Sarna',
      pp_must_have: 'age,religion',
    });
  });

  it('holds to the own group while three of it pass, else takes its neighbours', async () => {
    const bride = { religion: 'Hindu', community: 'Brahmin – Iyer', dob: '1998-03-14' };
    const { token } = await aMember(application, bride);
    const groom = { ...bride, gender: 'Male', dob: '1996-03-14' } as const;
    await aMember(application, groom);
    const community = async () => ((await suggestedTo(token))?.pp_community ?? '').split(',');
    expect(await community()).toEqual(['Brahmin – Iyer']);
    const others = { ...groom, community: 'Brahmin – Namboodiri' };
    for (let count = 0; count < 2; count += 1) await aMember(application, others);
    expect((await community()).slice(0, 3)).toEqual([
      'Brahmin – Iyer',
      'Brahmin – Iyengar',
      'Brahmin – Namboodiri',
    ]);
    for (let count = 0; count < 2; count += 1) await aMember(application, groom);
    expect(await community()).toEqual(['Brahmin – Iyer']);
  });

  it('keeps each wish, and names the own parts that nobody meets', async () => {
    const bride = { religion: 'Hindu', community: 'Ezhava', dob: '1998-03-14' };
    const { token } = await aMember(application, bride);
    const home = { mother_tongue: 'Malayalam', country: 'India', state: 'Kerala' };
    await change(token, { ...home, height: 160, qualification: "Bachelor's – Science", diet: 'Veg' });
    const suggested = async () =>
      (await callApi(application, { endpoint: suggestPreference, input: {}, token })).body;
    const groom = { ...bride, community: 'Other', gender: 'Male', dob: '1996-03-14' } as const;
    for (let count = 0; count < 3; count += 1) {
      const { token: his } = await aMember(application, groom);
      await change(his, { mother_tongue: 'Tamil', country: 'Singapore', height: 150, qualification: '12th' });
    }
    const all = {
      pp_community: 'Ezhava',
      pp_mother_tongue: 'Malayalam',
      pp_country: 'India',
      pp_state: 'Kerala',
      pp_height: '159-191',
      pp_qualification: expect.stringMatching(/^Bachelor's – Arts,/),
      pp_diet: 'Veg,Jain,Vegan',
      pp_must_have: 'age,religion',
    };
    expect(await suggested()).toMatchObject({ data: [all], nobody_of: ['group', 'language', 'state'] });
    const own = await aMember(application, groom);
    await change(own.token, home);
    expect(await suggested()).toMatchObject({ data: [all], nobody_of: ['group'] });
    const nearest = await aMember(application, { ...groom, community: 'Ezhava' });
    await change(nearest.token, { mother_tongue: 'Tulu' });
    expect(await suggested()).toMatchObject({ data: [all], nobody_of: [] });
  });

  it('of a school of the Sunni has the same language and state as that of a community', async () => {
    const home = { mother_tongue: 'Malayalam', country: 'India', state: 'Kerala' };
    const born = { religion: 'Muslim', dob: '1998-03-14' };
    for (const community of ['Sunni – Hanafi', 'Mappila']) {
      const { token } = await aMember(application, { ...born, community });
      await change(token, home);
      for (const state of ['Tripura', 'Jammu & Kashmir', 'Assam']) {
        const groom = { ...born, community, gender: 'Male', dob: '1996-03-14' } as const;
        const { token: his } = await aMember(application, groom);
        await change(his, { mother_tongue: 'Urdu', country: 'India', state });
      }
      expect(await suggestedTo(token)).toMatchObject({
        pp_mother_tongue: 'Malayalam',
        pp_state: 'Kerala',
        pp_must_have: 'age,religion',
      });
    }
  });
});
