import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#contract/accounts/registration.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { showPreference, suggestPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { aMember, aRegisteredMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const wishes = { pp_age: '26-34', pp_religion: 'Hindu', pp_community: 'Nair' };
const suggestWhole = async (token: string) =>
  (await callApi(application, { endpoint: suggestPreference, input: {}, token })).body;
const suggest = async (token: string) => (await suggestWhole(token)).data[0];

it('what a person looked for at registration is in the suggestion until a preference is stored', async () => {
  const { token } = await aRegisteredMember(application, wishes);
  const { body } = await callApi(application, { endpoint: showPreference, input: {}, token });
  expect(body.data[0]).toMatchObject({ pp_age: null, pp_religion: null, pp_community: null });
  expect(await suggest(token)).toMatchObject({ ...wishes, pp_must_have: 'age' });
  expect(await suggestWhole(token)).toMatchObject({ has_first_wishes: true });
  await callApi(application, { endpoint: updatePreference, input: { diet: 'Veg' }, token });
  expect(await suggest(token)).toMatchObject({ pp_religion: 'Christian', pp_community: 'Nadar' });
  expect(await suggestWhole(token)).toMatchObject({ has_first_wishes: false });
});

it('a registration without wishes has the suggestion of its profile alone', async () => {
  const { token } = await aRegisteredMember(application);
  expect(await suggest(token)).toMatchObject({ pp_religion: 'Christian', pp_community: 'Nadar' });
});

it('one wish leaves the others to the profile', async () => {
  const { token } = await aRegisteredMember(application, { pp_age: '30-' });
  expect(await suggest(token)).toMatchObject({
    pp_age: '30-',
    pp_religion: 'Christian',
    pp_community: 'Nadar',
  });
});

it('a church in place of a community is the wish for that denomination', async () => {
  const { token } = await aRegisteredMember(application, {
    ...wishes,
    pp_community: 'Syro-Malabar',
  });
  expect(await suggest(token)).toMatchObject({
    pp_community: null,
    pp_denomination: 'Syro-Malabar',
  });
});

it('a religion alone leaves room for the own community, and another religion for none', async () => {
  const nair = { religion: 'Hindu', community: 'Nair' };
  const own = await aRegisteredMember(application, { ...nair, pp_religion: 'Hindu' });
  expect(await suggest(own.token)).toMatchObject({ pp_religion: 'Hindu', pp_community: 'Nair' });
  const other = await aRegisteredMember(application, { ...nair, pp_religion: 'Muslim' });
  expect(await suggest(other.token)).toMatchObject({ pp_religion: 'Muslim', pp_community: null });
});

it('a church given at registration is suggested as one that was looked for', async () => {
  const { token } = await aRegisteredMember(application, { community: 'Syro-Malabar' });
  expect(await suggest(token)).toMatchObject({ pp_community: null, pp_denomination: 'Syro-Malabar' });
});

it('until a preference is stored, the lists hold those who were looked for, the nearest first', async () => {
  const bride = await aRegisteredMember(application, {
    gender: 'Female',
    dob: '1996-03-14',
    religion: 'Christian',
    community: 'Syro-Malabar',
    pp_age: '27-34',
    pp_religion: 'Christian',
    pp_community: 'Syro-Malabar',
  });
  const change = (token: string, input: EndpointInput<typeof updateProfile>) =>
    callApi(application, { endpoint: updateProfile, input, token });
  await change(bride.token, { mother_tongue: 'Malayalam' });
  const groom = { gender: 'Male', dob: '1994-03-14', religion: 'Christian' } as const;
  const nearest = await aMember(application, groom);
  await change(nearest.token, { denomination: 'Syro-Malabar', mother_tongue: 'Malayalam' });
  const wanted = await aMember(application, groom);
  await change(wanted.token, { denomination: 'Syro-Malabar' });
  const other = await aMember(application, groom);
  const young = await aMember(application, { ...groom, dob: '2001-03-14' });
  const hindu = await aMember(application, { ...groom, religion: 'Hindu', community: 'Khatri' });
  const everybody = [nearest, wanted, other, young, hindu].map(({ user_id }) => user_id);
  const asked = [nearest, wanted, other].map(({ user_id }) => user_id);
  const list = async (endpoint: typeof listMatches | typeof listTodaysMatches) => {
    const { body } = await callApi(application, { endpoint, input: {}, token: bride.token });
    return body.data.filter(({ u_id }) => everybody.includes(u_id));
  };
  const idsOf = (cards: { u_id: number }[]) => cards.map(({ u_id }) => u_id);
  const matches = await list(listMatches);
  expect(idsOf(matches)).toEqual(asked);
  expect(matches.every(({ match }) => match.mine.stated === 3)).toBe(true);
  expect(idsOf(await list(listTodaysMatches))).toEqual(asked);
  // Who is left out does not see her either.
  const { body } = await callApi(application, { endpoint: listMatches, input: {}, token: hindu.token });
  expect(idsOf(body.data)).not.toContain(bride.user_id);
  await callApi(application, { endpoint: updatePreference, input: { age: '20-50' }, token: bride.token });
  expect(new Set(idsOf(await list(listMatches)))).toEqual(new Set(everybody));
});

it.each([
  ['pp_age', '34-26'],
  ['pp_age', 'young'],
  ['pp_religion', 'Prefer not to say'],
])('a wish that means nothing is refused: %s %s', async (field, value) => {
  const input = aRegistration({ [field]: value });
  const { status, body } = await callApi(application, { endpoint: register, input });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ field }]);
});
