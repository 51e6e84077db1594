import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoiceValues, renameChoice } from '#contract/choices/choice-editing.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { resumeSearches } from '#server/features/searches/searches.jobs.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { createTestClock } from '#tests/support/clocks/test-clock.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

type Filters = EndpointInput<typeof searchMembers>;

let application: TestApplication;
let bride: TestMember;
let arjun: TestMember;
let mohammed: TestMember;
let thomas: TestMember;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
  arjun = await aGroom(application, {
    firstname: 'Arjun',
    lastname: 'Chandrasekharan',
    religion: 'Hindu',
    community: 'Nair',
    dob: '1995-01-01',
    profile: {
      country: 'India',
      state: 'Kerala',
      district: 'Ernakulam',
      city: 'Kochi',
      qualification: 'PhD',
      profession_area: 'Information technology',
      working_as: 'Software engineer',
      height: 178,
      diet: 'Veg',
      mother_tongue: 'Malayalam',
    },
  });
  mohammed = await aGroom(application, {
    firstname: 'Mohammed',
    lastname: 'Kunju',
    religion: 'Muslim',
    community: 'Mappila',
    dob: '1990-01-01',
    profile: {
      country: 'India',
      state: 'Kerala',
      city: 'Kozhikode',
      working_as: 'Lighthouse keeper',
      height: 170,
    },
  });
  thomas = await aGroom(application, {
    firstname: 'Thomas',
    lastname: 'O’Brien Kurian',
    dob: '1985-01-01',
    profile: {
      country: 'Canada',
      city: 'São Paulo Street, Toronto',
      denomination: 'Syro-Malabar',
      annual_income: '900000',
      is_private: true,
    },
  });
});
afterAll(() => application.close());

const searching = (input: Filters, member = bride) =>
  callApi(application, { endpoint: searchMembers, input, token: member.token });
const find = async (input: Filters, member = bride) =>
  (await searching(input, member)).body.data.map(({ u_id }) => u_id);
const ids = (...members: TestMember[]) => members.map(({ user_id }) => user_id);

describe('free text finds a member', () => {
  it.each<[string, string, () => TestMember]>([
    ['by profile id', 'ITM{id}', () => arjun],
    ['by the number alone', '{id}', () => arjun],
    ['by an id in small letters, with a space', ' itm {id} ', () => mohammed],
    ['by first name', 'arjun', () => arjun],
    ['by last name, without its apostrophe', 'OBrien', () => thomas],
    ['by both names in any order', 'kurian THOMAS', () => thomas],
    ['by town', 'Kochi', () => arjun],
    ['by one word of a town, without its accent', 'sao', () => thomas],
    ['by district', 'ernakulam', () => arjun],
    ['by country', 'Canada', () => thomas],
    ['by profession', 'software', () => arjun],
    ['by own words for a profession', 'lighthouse', () => mohammed],
    ['by qualification', 'phd', () => arjun],
    ['by religion', 'muslim', () => mohammed],
    ['by community', 'mappila', () => mohammed],
    ['by another name of the church', 'catholic', () => thomas],
    ['by the words of a church together', 'syro malabar', () => thomas],
    ['by mother tongue', 'malayalam', () => arjun],
    ['by religion and profession', 'muslim lighthouse', () => mohammed],
    ['by words of several fields', 'engineer in Kochi', () => arjun],
    ['with a wrong letter', 'arjan', () => arjun],
    ['with a missing letter', 'ajun', () => arjun],
    ['with a letter too many', 'arrjun', () => arjun],
    ['with swapped letters', 'ajrun', () => arjun],
    ['with swapped first letters', 'rajun', () => arjun],
    ['with a wrong letter in a long name', 'Chandrasekaran', () => arjun],
    ['with a misspelt value of a list', 'Ernakolum', () => arjun],
    ['with a misspelt word of their own', 'lighthuose', () => mohammed],
  ])('%s', async (_case, text, member) => {
    const search = text.replace('{id}', String(member().user_id));
    expect(await find({ search })).toEqual(ids(member()));
  });

  it('by all words, not by some of them', async () => {
    expect(await find({ search: 'arjun toronto' })).toEqual([]);
  });

  it.each(['xyzzy', 'ITM999999', 'ABC1', '***', '%', 'ITM99999999999'])('never by %s', async (search) => {
    expect(await find({ search })).toEqual([]);
  });

  it('without any text, as all others', async () => {
    expect(new Set(await find({ search: ' ' }))).toEqual(new Set(ids(arjun, mohammed, thomas)));
  });

  it('by the present and the former label of a value', async () => {
    const administrator = await anAdministrator(application);
    const { token } = administrator;
    const input = { list: 'district' } as const;
    const { body } = await callApi(application, { endpoint: listChoiceValues, input, token });
    const district = body.data.find(({ label }) => label === 'Ernakulam');
    await callApi(application, {
      endpoint: renameChoice,
      input: { list: 'district', code: district?.code ?? '', label: 'Periyar Shore' },
      token,
    });
    expect(await find({ search: 'periyar' })).toEqual(ids(arjun));
    expect(await find({ search: 'ernakulam' })).toEqual(ids(arjun));
  });

  it('who registered before there was free text, once the process has started', async () => {
    const { database } = application.context;
    await database.deleteFrom('searchTerms').where('accountId', '=', arjun.user_id).execute();
    expect(await find({ search: 'arjun' })).toEqual([]);
    await resumeSearches(application.context);
    await application.runJobs();
    expect(await find({ search: 'arjun' })).toEqual(ids(arjun));
  });

  it('by the terms of an earlier rule, until they are made anew', async () => {
    const { database } = application.context;
    const earlier = { terms: ['arjun'], termsVersion: 1 };
    await database.updateTable('searchTerms').set(earlier).where('accountId', '=', arjun.user_id).execute();
    expect(await find({ search: 'arjun' })).toEqual(ids(arjun));
    expect(await find({ search: 'kochi' })).toEqual([]);
    await resumeSearches(application.context);
    await application.runJobs();
    expect(await find({ search: 'kochi' })).toEqual(ids(arjun));
  });

  it('by the new name once the profile is saved, and no longer by the old one', async () => {
    const renamed = await aGroom(application, { firstname: 'Balakrishna' });
    await callApi(application, {
      endpoint: updateProfile,
      input: { firstname: 'Devadas' },
      token: renamed.token,
    });
    expect(await find({ search: 'balakrishna' })).toEqual([]);
    expect(await find({ search: 'devadas' })).toEqual(ids(renamed));
  });
});

/** The age of a person born on the first day of a year; one more where the new year has begun already. */
const ageOf = (year: number) => createTestClock().now().getUTCFullYear() - year;

describe('a filter', () => {
  const people = () => [arjun, mohammed, thomas];
  it.each<[string, Filters, () => TestMember[]]>([
    ['of age', { age: `${ageOf(1995) - 1}-${ageOf(1995) + 1}` }, () => [arjun]],
    ['of height', { height: '175-' }, () => [arjun]],
    ['of a set', { religion: 'Hindu,Muslim' }, () => [arjun, mohammed]],
    ['of own words', { working_as: 'lighthouse keeper' }, () => [mohammed]],
    ['of town', { city: 'KOCHI' }, () => [arjun]],
    ['of income excludes private incomes', { annual_income: '0-' }, () => []],
    ['excludes members whose fact is unknown', { diet: 'Veg,Non Veg,Vegan' }, () => [arjun]],
    ['of several', { state: 'Kerala', age: `-${ageOf(1995) + 1}` }, () => [arjun]],
    ['of photos', { with_photo: true }, () => []],
    ['beside a text', { search: 'kerala', religion: 'Muslim' }, () => [mohammed]],
  ])('%s', async (_case, filters, expected) => {
    const found = await find(filters);
    const inOrder = ids(...people()).filter((id) => found.includes(id));
    expect(inOrder).toEqual(ids(...expected()));
  });

  it('of days since the last visit or the registration compares the exact time', async () => {
    const own = await startApplication();
    try {
      const { token } = await aMember(own);
      const early = await aGroom(own);
      own.clock.advanceMinutes(60 * 24 * 10);
      const late = await aGroom(own);
      const findThere = async (input: Filters) =>
        (await callApi(own, { endpoint: searchMembers, input, token })).body.data.map(({ u_id }) => u_id);
      expect(await findThere({ active_days: 5 })).toEqual(ids(late));
      expect(await findThere({ joined_days: 5 })).toEqual(ids(late));
      expect(await findThere({ joined_days: 30, sort: 'newest' })).toEqual(ids(late, early));
    } finally {
      await own.close();
    }
  });

  it.each<[Filters, string]>([
    [{ age: 'old' }, 'age'],
    [{ religion: 'Prefer not to say' }, 'religion'],
    [{ profile_managed_by: 'My Neighbour' }, 'profile_managed_by'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ active_days: 0 }, 'active_days'],
    [{ limit: 1000 }, 'limit'],
  ])('with an invalid value is refused: %o', async (filters, field) => {
    const { status, body } = await searching(filters);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('of mutual interest excludes members with a must-have that the viewer misses', async () => {
    const choosy = await aGroom(application, { firstname: 'Choosy' });
    await callApi(application, {
      endpoint: updatePreference,
      input: { religion: 'Hindu', must_have: 'religion' },
      token: choosy.token,
    });
    expect(await find({ search: 'choosy' })).toEqual(ids(choosy));
    expect(await find({ search: 'choosy', mutual: true })).toEqual([]);
  });
});

describe('the order of a search', () => {
  it.each<[Filters['sort'], () => TestMember[]]>([
    ['newest', () => [thomas, mohammed, arjun]],
    ['youngest', () => [arjun, mohammed, thomas]],
    ['oldest', () => [thomas, mohammed, arjun]],
    ['last_seen', () => [thomas, mohammed, arjun]],
  ])('%s', async (sort, expected) => {
    const people = ids(arjun, mohammed, thomas);
    const found = await find({ ...(sort && { sort }), country: 'India,Canada' });
    const order = found.filter((id) => people.includes(id));
    // The clock does not run, so all were active at the same instant; then the newer member comes first.
    expect(order).toEqual(ids(...expected()));
  });

  it('tells nothing of the birthdays within a year', async () => {
    const days = 24 * 60 * 60_000;
    const bornBefore = (count: number) =>
      new Date(application.clock.now().getTime() - (60 * 365.25 + count) * days).toISOString().slice(0, 10);
    const people: TestMember[] = [];
    for (const dob of [bornBefore(20), bornBefore(300), bornBefore(150)]) {
      people.push(await aGroom(application, { dob, profile: { country: 'Nepal' } }));
    }
    const newerFirst = ids(...people).toReversed();
    for (const sort of ['youngest', 'oldest'] as const) {
      expect(await find({ sort, country: 'Nepal' })).toEqual(newerFirst);
    }
  });

  it('has those who miss a must-have of either side last', async () => {
    const looking = await aMember(application);
    const wish = { religion: 'Hindu', state: 'Kerala', diet: 'Veg', mother_tongue: 'Malayalam' };
    const want = (input: object, { token }: TestMember) =>
      callApi(application, { endpoint: updatePreference, input, token });
    await want({ ...wish, height: '175-', must_have: 'height' }, looking);
    const fits = await aGroom(application, { religion: 'Sikh', profile: { city: 'Munnar', height: 180 } });
    const short = await aGroom(application, {
      religion: 'Hindu',
      community: 'Nair',
      profile: { city: 'Munnar', height: 170, state: 'Kerala', diet: 'Veg', mother_tongue: 'Malayalam' },
    });
    const { body } = await searching({ search: 'munnar' }, looking);
    expect(body.data.map(({ u_id }) => u_id)).toEqual(ids(fits, short));
    expect(body.data[0]?.match.score).toBeLessThan(body.data[1]?.match.score ?? 0);
  });

  it('is the two-way score by default', async () => {
    const looking = await aMember(application);
    await callApi(application, {
      endpoint: updatePreference,
      input: { religion: 'Muslim', state: 'Kerala' },
      token: looking.token,
    });
    const { body } = await searching({ country: 'India,Canada' }, looking);
    expect(body.data[0]?.u_id).toBe(mohammed.user_id);
    const scores = body.data.map(({ match }) => match.score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });
});
