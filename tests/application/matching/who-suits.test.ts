import { afterAll, beforeEach, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;

beforeEach(async () => {
  await application?.close();
  application = await startApplication();
  bride = await aMember(application, { religion: 'Christian', dob: '1997-03-04' });
});
afterAll(() => application.close());

async function want(input: EndpointInput<typeof updatePreference>) {
  const { body } = await callApi(application, { endpoint: updatePreference, input, token: bride.token });
  expect(body.result).toBe(true);
}

type List = typeof listMatches | typeof listMoreMatches | typeof listTodaysMatches | typeof searchMembers;

async function idsOf(endpoint: List): Promise<number[]> {
  const input = endpoint === listMatches ? { wishes: 'half' as const } : {};
  const { body } = await callApi<List>(application, { endpoint, input, token: bride.token });
  return body.data.map(({ u_id }) => u_id);
}

const wide = {
  religion: 'Christian',
  marital_status: 'Never married',
  mother_tongue: 'Malayalam',
  qualification: 'B.Tech / B.E.',
  diet: 'Non Veg',
  height: '160-190',
};

it('a profile that states fewer than half of what the preference asks for is in more matches, however well the rest fits', async () => {
  const known = await aGroom(application, {
    profile: { marital_status: 'Never married', mother_tongue: 'Malayalam', height: 175 },
  });
  const silent = await aGroom(application);
  await want(wide);
  expect(await idsOf(listMatches)).toEqual([known.user_id]);
  expect(await idsOf(listMoreMatches)).toEqual([silent.user_id]);
  expect(await idsOf(listTodaysMatches)).toEqual([known.user_id]);
});

it('who suits no longer since the preference changed is taken off the list of today', async () => {
  const near = await aGroom(application, { profile: { mother_tongue: 'Malayalam', diet: 'Veg' } });
  const far = await aGroom(application, { profile: { mother_tongue: 'Hindi', diet: 'Non Veg' } });
  expect(await idsOf(listTodaysMatches)).toHaveLength(2);
  await want({ mother_tongue: 'Malayalam', diet: 'Veg' });
  expect(await idsOf(listMoreMatches)).toEqual([far.user_id]);
  expect(await idsOf(listTodaysMatches)).toEqual([near.user_id]);
});

it('of those who joined lately, and of the others, the best come first', async () => {
  const diets = ['Veg', 'Non Veg', 'Veg', 'Non Veg'];
  const grooms: number[] = [];
  for (const diet of diets) {
    if (grooms.length === 2) application.clock.advanceMinutes(9 * 24 * 60);
    grooms.push((await aGroom(application, { profile: { diet } })).user_id);
  }
  await want({ religion: 'Christian', diet: 'Veg' });
  const [oldBest, oldOther, newBest, newOther] = grooms;
  expect(await idsOf(listTodaysMatches)).toEqual([newBest, newOther, oldBest, oldOther]);
  const { body } = await callApi(application, { endpoint: listTodaysMatches, input: {}, token: bride.token });
  expect(body).toMatchObject({ fresh_ids: [newBest, newOther] });
});

it('a member without a preference has the own faith, language and age first, and nobody is left out', async () => {
  const own = await aGroom(application, { dob: '1994-05-02' });
  const older = await aGroom(application, { dob: '1975-05-02' });
  const other = await aGroom(application, { religion: 'Hindu', community: 'Nair', dob: '1994-05-02' });
  for (const list of [listMatches, searchMembers, listTodaysMatches] as const) {
    expect(await idsOf(list)).toEqual([own.user_id, older.user_id, other.user_id]);
  }
  expect(await idsOf(listMoreMatches)).toEqual([]);
  // What orders is not what the member has stated.
  const { body } = await callApi(application, { endpoint: listMatches, input: {}, token: bride.token });
  expect(body.data.map(({ match }) => match.mine.stated)).toEqual([0, 0, 0]);
});
