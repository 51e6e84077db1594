import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { showPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
let marThoma: TestMember;
let latin: TestMember;
let iyer: TestMember;
let unstated: TestMember;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
  marThoma = await aGroom(application, {
    religion: 'Christian',
    community: 'Other',
    profile: { denomination: 'Mar Thoma', sub_community: 'Of Maramon' },
  });
  latin = await aGroom(application, {
    religion: 'Christian',
    community: 'Nasrani',
    profile: { denomination: 'Roman Catholic (Latin)' },
  });
  iyer = await aGroom(application, {
    religion: 'Hindu',
    community: 'Brahmin – Iyer',
    profile: { sub_community: 'VADAMA' },
  });
  unstated = await aGroom(application, { religion: 'Christian', community: 'Nadar' });
});
afterAll(() => application.close());

const ids = (...members: TestMember[]) => new Set(members.map(({ user_id }) => user_id));
const search = async (input: EndpointInput<typeof searchMembers>) => {
  const { body } = await callApi(application, { endpoint: searchMembers, input, token: bride.token });
  return body.data;
};
const find = async (input: EndpointInput<typeof searchMembers>) =>
  new Set((await search(input)).map(({ u_id }) => u_id));
const prefer = (input: EndpointInput<typeof updatePreference>, token = bride.token) =>
  callApi(application, { endpoint: updatePreference, input, token });

describe('the search', () => {
  it('asks for denominations and sub-communities, of a list or in own words', async () => {
    expect(await find({ denomination: 'mar thoma' })).toEqual(ids(marThoma));
    expect(await find({ denomination: 'Mar Thoma,Roman Catholic (Latin)' })).toEqual(ids(marThoma, latin));
    expect(await find({ sub_community: 'Vadama' })).toEqual(ids(iyer));
    expect(await find({ sub_community: 'OF MARAMON' })).toEqual(ids(marThoma));
    expect(await find({ denomination: 'Other' })).toEqual(ids());
  });

  it('answers both on cards, as labels', async () => {
    const [card] = await search({ sub_community: 'Vadama' });
    expect(card).toMatchObject({ u_sub_community: 'Vadama', u_denomination: null });
    const [other] = await search({ denomination: 'Mar Thoma' });
    expect(other).toMatchObject({
      u_community: 'Other',
      u_denomination: 'Mar Thoma',
      u_sub_community: 'Of Maramon',
    });
  });
});

describe('a preference', () => {
  it('that must have a denomination admits nobody of another one or of none', async () => {
    await prefer({ pp_denomination: 'Mar Thoma', must_have: 'denomination' });
    const { body } = await callApi(application, { endpoint: listMatches, input: {}, token: bride.token });
    expect(body.data.map(({ u_id }) => u_id)).toEqual([marThoma.user_id]);
    expect(body.data[0]?.match.mine).toMatchObject({ matched: 1, stated: 1, score: 100 });
    const { body: shown } = await callApi(application, {
      endpoint: showPartner,
      input: { partner_id: unstated.user_id },
      token: bride.token,
    });
    expect(shown.data[0]?.match.mine.criteria).toEqual([
      { criterion: 'denomination', verdict: 'unknown', must_have: true, wanted: 'Mar Thoma', fact: null },
    ]);
    await prefer({ denomination: '' });
  });

  it('keeps them when a client saves the 17 documented criteria alone', async () => {
    const { token } = await aMember(application);
    await prefer({ sub_community: 'Vadama', denomination: 'Own church', must_have: 'denomination' }, token);
    await prefer({ religion: 'Christian', community: 'Nadar', diet: '' }, token);
    const { body } = await callApi(application, { endpoint: showPreference, input: {}, token });
    expect(body.data[0]).toMatchObject({
      pp_religion: 'Christian',
      pp_sub_community: 'Vadama',
      pp_denomination: 'Own church',
      pp_must_have: 'denomination',
    });
  });

  it('is as complete with them as without', async () => {
    const { token } = await aMember(application);
    const read = async () => (await callApi(application, { endpoint: showProfile, input: {}, token })).body;
    const before = await read();
    await prefer({ sub_community: 'Vadama', denomination: 'CSI' }, token);
    expect(await read()).toEqual(before);
    expect(before).toHaveProperty('completion.percentage');
  });
});

describe('a sub-community', () => {
  it('is one of its community, whatever its case; elsewhere it stays in own words', async () => {
    const { token } = await aMember(application, { religion: 'Hindu', community: 'Nair' });
    const save = (input: EndpointInput<typeof updateProfile>) =>
      callApi(application, { endpoint: updateProfile, input, token });
    await save({ sub_community: 'KIRIYATHIL' });
    const first = await callApi(application, { endpoint: showProfile, input: {}, token });
    expect(first.body.data[0]?.u_sub_community).toBe('Kiriyathil');
    await save({ sub_community: 'VADAMA' });
    const second = await callApi(application, { endpoint: showProfile, input: {}, token });
    expect(second.body.data[0]?.u_sub_community).toBe('VADAMA');
  });
});
