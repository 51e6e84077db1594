import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { criteria, criterionNames, formNameOf } from '#contract/preferences/preference.criteria.ts';
import { preferenceWireNames, type PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { showPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { anyPreference, type PreferenceInput } from '#tests/factories/a-preference.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let lists: EndpointData<typeof listChoices>;
beforeAll(async () => {
  application = await startApplication();
  lists = (await callApi(application, { endpoint: listChoices, input: {} })).body.data;
});
afterAll(() => application.close());

const save = (token: string, input: PreferenceInput) =>
  callApi(application, { endpoint: updatePreference, input, token });
const read = async (token: string) =>
  (await callApi(application, { endpoint: showPreference, input: {}, token })).body.data[0];
const aToken = async () => (await aMember(application)).token;

/** A value of each criterion. */
const whole = {
  age: '25-32',
  height: '160-',
  marital_status: 'Never married,Widowed',
  religion: 'Christian,Hindu',
  community: 'Nadar',
  sub_community: 'Gramani',
  denomination: 'CSI,Mar Thoma',
  mother_tongue: 'Tamil,Malayalam',
  country: 'India',
  state: 'Kerala,Tamil Nadu',
  city: 'Kochi,Madurai',
  district: 'Ernakulam',
  qualification: "Bachelor's – Engineering,PhD",
  working_with: 'Private company',
  profession_area: 'Harbour pilots',
  working_as: 'Pilot of the harbour',
  annual_income: '500000-',
  profile_managed_by: 'My Self,My Sister',
  diet: 'Veg,Non Veg',
} satisfies PreferenceInput;

function asAnswered(input: PreferenceInput): PreferenceWire {
  const nothing = Object.fromEntries(Object.values(preferenceWireNames).map((name) => [name, null]));
  const stated = Object.entries(input).map(([name, text]) => [`pp_${name}`, text === '' ? null : text]);
  // Every name of the answer, and a text or null for each.
  return { ...nothing, ...Object.fromEntries(stated) } as PreferenceWire;
}

describe('the partner preference', () => {
  it('has all fields, with nulls for what is not stated', async () => {
    const { body } = await callApi(application, {
      endpoint: showPreference,
      input: {},
      token: await aToken(),
    });
    expect(body.data).toEqual([asAnswered({})]);
  });

  it('stores every criterion as it was sent', async () => {
    const token = await aToken();
    const { body } = await save(token, { ...whole, must_have: 'age,diet' });
    const expected = asAnswered({ ...whole, must_have: 'age,diet' });
    expect([body.message, body.data]).toEqual(['Partner preference updated successfully', [expected]]);
    expect(await read(token)).toEqual(expected);
  });

  it('is part of the completion', async () => {
    const token = await aToken();
    const answer = await sendRaw<unknown>(application, {
      method: 'POST',
      url: '/api/partner_preference/update',
      payload: JSON.stringify({ age: '25-32' }),
      token,
    });
    expect(answer.body).toMatchObject({ completion: { missing: expect.arrayContaining(['pp_height']) } });
    expect(JSON.stringify(answer.body)).not.toContain('"pp_age","');
  });

  it('with any values is read as it was saved', async () => {
    const token = await aToken();
    await fc.assert(
      fc.asyncProperty(anyPreference(lists), async (input) => {
        const nothing = Object.fromEntries(criterionNames.map((name) => [formNameOf(name), '']));
        const { status, body } = await save(token, { ...nothing, ...input });
        expect([status, body.errors]).toEqual([200, undefined]);
        const answered = await read(token);
        expect(answered).toEqual(asAnswered(input));
        expect((await save(token, { ...nothing, ...input })).body.data).toEqual([answered]);
      }),
      { numRuns: countTries(60) },
    );
  });

  it('does not change criteria that are not sent, and clears those sent empty', async () => {
    const token = await aToken();
    await save(token, { ...whole, must_have: 'diet,age' });
    const { body } = await save(token, { diet: '', height: null, city: 'Munnar' });
    const expected = asAnswered({ ...whole, diet: '', height: '', city: 'Munnar', must_have: 'age' });
    expect(body.data).toEqual([expected]);
  });

  it('accepts the field names of its answers too; the plain name wins', async () => {
    const token = await aToken();
    await save(token, { pp_age: '25-32', pp_diet: 'Veg', diet: 'Vegan', pp_must_have: 'pp_age' });
    expect(await read(token)).toEqual(asAnswered({ age: '25-32', diet: 'Vegan', must_have: 'age' }));
  });

  it('can be sent back as it was read', async () => {
    const token = await aToken();
    await save(token, { ...whole, must_have: 'age,diet' });
    const before = await read(token);
    await save(token, before ?? {});
    expect(await read(token)).toEqual(before);
  });

  it('accepts a list or a text for a set', async () => {
    const token = await aToken();
    await save(token, { religion: ['Hindu', ' christian ', 'HINDU'] });
    expect((await read(token))?.pp_religion).toBe('Hindu,Christian');
  });

  it('accepts every diet of the profile', async () => {
    const token = await aToken();
    const labels = lists.diet.map(({ label }) => label);
    await save(token, { diet: labels.join(',') });
    expect((await read(token))?.pp_diet).toBe(labels.join(','));
    expect(criteria.diet.list).toBe('diet');
  });

  it.each<[string, PreferenceInput, string]>([
    ['age', { age: '32-25' }, 'Enter a range such as 25-32, the smaller number first'],
    ['age', { age: '17-25' }, 'Enter a range such as 25-32, the smaller number first'],
    ['pp_height', { pp_height: 'tall' }, 'Enter a range such as 25-32, the smaller number first'],
    ['annual_income', { annual_income: '-' }, 'Enter a range such as 25-32, the smaller number first'],
    ['must_have', { must_have: 'beauty' }, 'Choose one of the listed values'],
    ['profile_managed_by', { profile_managed_by: 'My Neighbour' }, 'Choose one of the listed values'],
    [
      'religion',
      { religion: 'Hindu,Prefer not to say' },
      'This value cannot be a preference. Choose another value, or leave it blank',
    ],
    [
      'pp_city',
      { pp_city: 'Prefer-not-to-say' },
      'This value cannot be a preference. Choose another value, or leave it blank',
    ],
  ])('refuses a wrong %s', async (field, input, message) => {
    const { status, body } = await save(await aToken(), input);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('loses nothing when two windows save different criteria', async () => {
    const token = await aToken();
    const previous = { pp_age: null, pp_diet: null, pp_must_have: null };
    await Promise.all([
      save(token, { age: '25-32', must_have: 'age', previous }),
      save(token, { diet: 'Veg', must_have: 'diet', previous }),
    ]);
    const expected = asAnswered({ age: '25-32', diet: 'Veg', must_have: 'age,diet' });
    expect(await read(token)).toEqual(expected);
  });

  it('reports a conflict to the later of two windows that changed the same criterion', async () => {
    const token = await aToken();
    await save(token, { age: '25-32', diet: 'Veg' });
    const { status, body } = await save(token, {
      age: '20-24',
      city: 'Kochi',
      previous: { pp_age: null, pp_city: null },
    });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'changed_elsewhere',
      [{ field: 'age', message: 'This was changed in another window or on another device' }],
    ]);
    expect(await read(token)).toEqual(asAnswered({ age: '25-32', diet: 'Veg' }));
  });

  it('reports no conflict over the same change made twice', async () => {
    const token = await aToken();
    await save(token, { age: '25-32' });
    expect((await save(token, { age: '25-32', previous: { pp_age: null } })).status).toBe(200);
  });

  it('contains the criteria of all of twenty concurrent saves', async () => {
    const token = await aToken();
    await Promise.all(Object.entries(whole).map(([name, text]) => save(token, { [name]: text })));
    expect(await read(token)).toEqual(asAnswered(whole));
  });
});
