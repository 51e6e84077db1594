import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
let engineer: number;
let keeper: number;
let nurse: number;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
  const home = { country: 'India', state: 'Kerala', district: 'Ernakulam' };
  const asEngineer = { ...home, working_as: 'Software engineer', height: 178 };
  ({ user_id: engineer } = await aGroom(application, { dob: bornIn(33), profile: asEngineer }));
  const asKeeper = { working_as: 'Lighthouse keeper', height: 168 };
  ({ user_id: keeper } = await aGroom(application, { dob: bornIn(40), profile: asKeeper }));
  const asNurse = { country: 'Kuwait', native_place: 'Kottayam', working_as: 'Staff nurse' };
  ({ user_id: nurse } = await aGroom(application, { dob: bornIn(29), profile: asNurse }));
});
afterAll(() => application.close());

const bornIn = (age: number) => `${application.clock.now().getUTCFullYear() - age}-01-01`;

async function search(text: string, endpoint: typeof searchMembers | typeof listMatches = searchMembers) {
  const asked = { endpoint, input: { search: text }, token: bride.token };
  const { body } = await callApi<typeof searchMembers | typeof listMatches>(application, asked);
  return { ...body, ids: body.data.map(({ u_id }) => u_id).toSorted((one, other) => one - other) };
}

it.each<[text: string, found: () => number[]]>([
  ['engineer 33', () => [engineer]],
  ['33 engineer', () => [engineer]],
  ['engineer 34', () => []],
  ['25-35', () => [engineer, nurse]],
  ['25 to 30 nurse', () => [nurse]],
  ['groom 29', () => [nurse]],
  ['40+', () => [keeper]],
  ["keeper 5'6", () => [keeper]],
  ["keeper 5'7", () => []],
  ['178 cm', () => [engineer]],
  ['Varghese 33 178 cm', () => [engineer]],
  ['kottayam', () => [nurse]],
  ['kotayam nurse', () => [nurse]],
  ['nurse in Kerala', () => [nurse]],
  ['Kerala', () => [engineer, nurse]],
  ['nurse in Tamil Nadu', () => []],
])('the search "%s" finds', async (text, found) => {
  expect((await search(text)).ids).toEqual(found());
  expect((await search(text, listMatches)).ids).toEqual(found());
});

it('a number alone is the ID of a profile', async () => {
  expect((await search(String(nurse))).ids).toEqual([nurse]);
  expect((await search(`ITM ${nurse}`)).ids).toEqual([nurse]);
});

it.each([
  ['techer', 'teacher', ['techer']],
  ['lighthuose keeper', 'lighthouse keeper', ['lighthuose']],
  ['xyzzy Kochi', null, ['xyzzy']],
  ['Varghese', null, []],
  ['engineer Kerala 30', null, []],
])('what "%s" is read as is in the answer', async (text, corrected, unknown) => {
  expect(await search(text)).toMatchObject({ corrected, unknown_words: unknown });
});

it('finds people by what their work and their place are called in general', async () => {
  const work = async (working_as: string, profile: Record<string, string> = {}) =>
    (await aGroom(application, { dob: bornIn(33), profile: { ...profile, working_as } })).user_id;
  const bankers = [
    await work('Bank manager'),
    await work('Bank officer', { country: 'India' }),
    await work('Bank clerk', { country: 'Canada' }),
  ];
  const doctor = await work('Medical officer');
  const officer = await work('Nursing officer');
  expect((await search('banker')).ids).toEqual(bankers);
  expect((await search('Bankers Canada')).ids).toEqual(bankers.slice(2));
  expect((await search('medical')).ids).toEqual([nurse, doctor, officer]);
  expect((await search('medical officer')).ids).toEqual([doctor]);
  expect((await search('NRI')).ids).toEqual([nurse, ...bankers.slice(2)]);
  expect((await search('bank abroad')).ids).toEqual(bankers.slice(2));
});

it.each([
  ['nures', 'nurse'],
  ['bankre', 'banker'],
  ['nures kottayam', 'nurse kottayam'],
])('"%s" finds all that "%s" finds', async (misspelt, right) => {
  const { ids } = await search(right);
  expect(ids.length).toBeGreaterThan(0);
  expect(await search(misspelt)).toMatchObject({ corrected: right, ids });
});

it('names those who have the word in another spelling alone, after the others', async () => {
  const named = async (firstname: string) =>
    (await aGroom(application, { firstname, dob: bornIn(33) })).user_id;
  const exact = await named('Anees');
  const similar = await named('Aneesh');
  const { data, ...rest } = await search('anees');
  expect(data.map(({ u_id }) => u_id)).toEqual([exact, similar]);
  expect(rest).toMatchObject({ similar_ids: [similar] });
});
