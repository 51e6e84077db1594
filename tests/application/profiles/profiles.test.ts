import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { findProfile } from '#server/features/profiles/profiles.repository.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi, sendRaw, writeForm } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

async function read({ token }: TestMember) {
  const { body } = await callApi(application, { endpoint: showProfile, input: {}, token });
  return body.data[0];
}

async function save({ token }: TestMember, input: EndpointInput<typeof updateProfile>) {
  return callApi(application, { endpoint: updateProfile, input, token });
}

describe('the own profile', () => {
  it('begins with the facts of the registration, and lists what is missing', async () => {
    const member = await aMember(application, { religion: 'Christian', community: 'Nadar' });
    const { body } = await callApi(application, { endpoint: showProfile, input: {}, token: member.token });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ u_religion: 'Christian', u_community: 'Nadar', u_height: null });
    expect(body).toMatchObject({ completion: { percentage: 16 } });
  });

  it('does not change fields that are not sent, and clears those sent empty', async () => {
    const member = await aMember(application);
    await save(member, { father: 'Mathew', mother: 'Annamma', height: 165 });
    const { body } = await save(member, { father: '' });
    expect(body.message).toBe('Profile updated successfully');
    expect(body.data[0]).toMatchObject({ u_father: null, u_mother: 'Annamma', u_height: 165 });
    expect(await read(member)).toEqual(body.data[0]);
  });

  it.each(['firstname', 'lastname', 'dob', 'gender', 'religion', 'community', 'created_by'])(
    'cannot be without %s, which registration asked for',
    async (field) => {
      const member = await aMember(application);
      const before = await read(member);
      const { status, body } = await save(member, { [field]: '' });
      expect(status).toBe(422);
      expect(body.errors?.map((error) => error.field)).toEqual([field]);
      expect(await read(member)).toEqual(before);
    },
  );

  it.each<[string, unknown]>([
    ['height', 121],
    ['height', 214],
    ['height', '165.5'],
    ['height', true],
    ['no_of_sisters', -1],
    ['annual_income', '800000-500000'],
    ['annual_income', 'a lot'],
    ['is_private', 'perhaps'],
    ['dob', '1997-02-30'],
    ['gender', 'female'],
    ['diet', 'Veg, Vegan'],
    ['about', 'x'.repeat(2001)],
    ['father', 'Mathew\u202Exe'],
    ['hobbies', [1]],
  ])('refuses %s %j, naming the field', async (field, value) => {
    const member = await aMember(application);
    const { status, body } = await sendRaw(application, {
      method: 'POST',
      url: '/api/profile/update',
      payload: JSON.stringify({ mother: 'Annamma', [field]: value }),
      token: member.token,
    });
    expect({ status, fields: body.errors?.map((error) => error.field) }).toEqual({
      status: 422,
      fields: [field],
    });
    expect(await read(member)).toMatchObject({ u_mother: null });
  });

  it('cannot be below the legal age, of either gender', async () => {
    // At the turn of the year it is already the next year in the time zone of the site.
    const year = application.clock.now().getUTCFullYear();
    const member = await aMember(application, { gender: 'Female', dob: `${year - 19}-01-01` });
    expect((await save(member, { dob: `${year - 17}-12-31` })).body.errors).toEqual([
      { field: 'dob', message: 'By law, a person of this age cannot marry yet. Check the date of birth' },
    ]);
    expect((await save(member, { gender: 'Male' })).body.errors?.[0]?.field).toBe('dob');
    expect(await read(member)).toMatchObject({ u_gender: 'Female', u_dob: `${year - 19}-01-01` });
  });

  it('changes the name of the session at once', async () => {
    const member = await aMember(application, { firstname: 'Asha', lastname: 'Mathew' });
    await save(member, { firstname: 'Ashalatha' });
    const session = await callApi(application, { endpoint: showSession, input: {}, token: member.token });
    expect(session.body.data.name).toBe('Ashalatha Mathew');
  });

  it('recognises a community within the religion that is saved with it', async () => {
    const member = await aMember(application, { religion: 'Christian', community: 'Nadar' });
    await save(member, { religion: 'Hindu', community: 'Nadar' });
    const profile = await findProfile(application.context.database, member.user_id);
    expect(profile).toMatchObject({ religion: 'hindu', community: 'hindu-nadar' });
  });

  it('is always the caller’s own, whatever user the form names', async () => {
    const member = await aMember(application);
    const other = await aMember(application);
    await sendRaw(application, {
      method: 'POST',
      url: '/api/profile/update',
      payload: JSON.stringify({ userId: other.user_id, father: 'Mathew' }),
      token: member.token,
    });
    expect((await read(member))?.u_father).toBe('Mathew');
    expect((await read(other))?.u_father).toBeNull();
  });
});

describe('the documented form', () => {
  it('accepts names, diet, lists and numbers as text', async () => {
    const member = await aMember(application);
    const form = new FormData();
    const fields = {
      userId: String(member.user_id),
      created_by: 'My Daughter',
      gender: 'Female',
      firstname: 'Jenifer',
      lastname: 'Samuel',
      dob: '1996-05-02',
      religion: 'Christian',
      community: 'Nadar',
      no_of_sisters: '0',
      no_of_brothers: '2',
      diet: 'Non Veg',
      height: '162',
      annual_income: '750000',
      is_private: 'true',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const hobby of ['Reading', 'Gardening']) form.append('hobbies', hobby);
    form.append('about', 'Calm.\r\n\r\nFond of rain.');
    const { status, body } = await sendRaw(application, {
      method: 'POST',
      url: '/api/profile/update',
      token: member.token,
      ...(await writeForm(form)),
    });
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Profile updated successfully',
    });
    expect(await read(member)).toMatchObject({
      u_profile_for: 'My Daughter',
      u_firstname: 'Jenifer',
      u_lastname: 'Samuel',
      u_dob: '1996-05-02',
      u_no_sisters: 0,
      u_no_brothers: 2,
      u_diet: 'Non Veg',
      u_height: 162,
      u_annual_income: 750_000,
      u_private_income: true,
      u_hobbies: 'Reading,Gardening',
      u_about: 'Calm.\n\nFond of rain.',
    });
  });

  it('counts an income that a member prefers not to say as answered', async () => {
    const member = await aMember(application);
    const { body } = await save(member, { annual_income: 'Prefer not to say' });
    expect(body.data[0]).toMatchObject({ u_annual_income: null, u_income_band: 'Prefer not to say' });
    expect(Reflect.get(body, 'completion')).toMatchObject({
      missing: expect.not.arrayContaining(['u_annual_income']),
    });
  });

  it('keeps a band when a client sends back the rupees that it read', async () => {
    const member = await aMember(application);
    await save(member, { annual_income: '500000-750000' });
    const { u_annual_income: rupees = null } = (await read(member)) ?? {};
    expect(rupees).toBe(625_000);
    await save(member, { annual_income: rupees, city: 'Kochi' });
    expect(await read(member)).toMatchObject({ u_income_band: '500000-750000', u_city: 'Kochi' });
    await save(member, { annual_income: 625_001 });
    expect(await read(member)).toMatchObject({ u_annual_income: 625_001, u_income_band: '625001' });
  });

  it('has a message for a wrong number that is sent as text', async () => {
    const member = await aMember(application);
    const form = new FormData();
    form.append('height', '99');
    const { body } = await sendRaw(application, {
      method: 'POST',
      url: '/api/profile/update',
      token: member.token,
      ...(await writeForm(form)),
    });
    expect(body.errors).toEqual([{ field: 'height', message: 'Enter a whole number within the limits' }]);
  });
});

describe('a save in JSON', () => {
  it('refuses numbers and booleans as texts, and changes nothing', async () => {
    const member = await aMember(application);
    const before = await read(member);
    const { status, body } = await save(member, { height: '165', is_private: 'true', city: 'Kochi' });
    expect([status, body.code, body.errors]).toEqual([
      422,
      'invalid_input',
      [
        { field: 'height', message: 'Enter a whole number within the limits' },
        { field: 'is_private', message: 'Choose one of the listed values' },
      ],
    ]);
    expect(await read(member)).toEqual(before);
  });
});

describe('two windows', () => {
  it('that save different fields lose nothing', async () => {
    const member = await aMember(application);
    const seen = { u_father: null, u_mother: null, u_city: null, u_college: null };
    const saves = await Promise.all([
      save(member, { father: 'Mathew', previous: { u_father: seen.u_father } }),
      save(member, { mother: 'Annamma', previous: { u_mother: seen.u_mother } }),
      save(member, { city: 'Kochi', previous: { u_city: seen.u_city } }),
      save(member, { college: 'St Albert’s', previous: { u_college: seen.u_college } }),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(member)).toMatchObject({
      u_father: 'Mathew',
      u_mother: 'Annamma',
      u_city: 'Kochi',
      u_college: 'St Albert’s',
    });
  });

  it('that save the same field: the later one gets a conflict and changes nothing', async () => {
    const member = await aMember(application);
    await save(member, { no_of_sisters: 1, previous: { u_no_sisters: null } });
    const later = await save(member, {
      no_of_sisters: 2,
      city: 'Kochi',
      previous: { u_no_sisters: null, u_city: null },
    });
    expect(later).toMatchObject({
      status: 409,
      body: {
        code: 'changed_elsewhere',
        errors: [
          { field: 'no_of_sisters', message: 'This was changed in another window or on another device' },
        ],
      },
    });
    expect(await read(member)).toMatchObject({ u_no_sisters: 1, u_city: null });
  });

  it('that save the same field concurrently: exactly one succeeds', async () => {
    const member = await aMember(application);
    const cities = ['Kochi', 'Thrissur', 'Kollam', 'Kannur', 'Kottayam'];
    const saves = await Promise.all(cities.map((city) => save(member, { city, previous: { u_city: null } })));
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});
