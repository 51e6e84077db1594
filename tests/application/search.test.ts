import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoiceValues } from '#contract/choices/list-choice-values.ts';
import { renameChoice } from '#contract/choices/rename-choice.ts';
import { switchUser } from '#contract/administration/switch-user.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updatePreference } from '#contract/preferences/update-preference.ts';
import { updateProfile } from '#contract/profiles/update-profile.ts';
import { refreshMatching } from '#server/features/matching/matching.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
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
  arjun = await aGroom(
    application,
    { firstname: 'Arjun', lastname: 'Chandrasekharan', religion: 'Hindu', community: 'Nair', dob: '1995-01-01' },
    {
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
  );
  mohammed = await aGroom(
    application,
    { firstname: 'Mohammed', lastname: 'Kunju', religion: 'Muslim', community: 'Mappila', dob: '1990-01-01' },
    { country: 'India', state: 'Kerala', city: 'Kozhikode', working_as: 'Lighthouse keeper', height: 170 },
  );
  thomas = await aGroom(
    application,
    { firstname: 'Thomas', lastname: 'O’Brien Kurian', dob: '1985-01-01' },
    { country: 'Canada', city: 'São Paulo Street, Toronto', annual_income: '900000', is_private: true },
  );
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

  it('by every word, not by some of them', async () => {
    expect(await find({ search: 'arjun toronto' })).toEqual([]);
  });

  it.each(['xyzzy', 'ITM999999', 'ABC1', '***', '%', 'ITM99999999999'])('never by %s', async (search) => {
    expect(await find({ search })).toEqual([]);
  });

  it('by no text at all: everybody', async () => {
    expect((await find({ search: ' ' })).toSorted()).toEqual(ids(arjun, mohammed, thomas).toSorted());
  });

  it('by the label that a value has now, and by the one it had', async () => {
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

describe('a filter', () => {
  const people = () => [arjun, mohammed, thomas];
  it.each<[string, Filters, () => TestMember[]]>([
    ['of age', { age: '28-33' }, () => [arjun]],
    ['of height', { height: '175-' }, () => [arjun]],
    ['of a set', { religion: 'Hindu,Muslim' }, () => [arjun, mohammed]],
    ['of own words', { working_as: 'lighthouse keeper' }, () => [mohammed]],
    ['of town', { city: 'KOCHI' }, () => [arjun]],
    ['of a private income finds nobody', { annual_income: '0-' }, () => []],
    ['leaves out whoever does not tell', { diet: 'Veg,Non Veg,Vegan' }, () => [arjun]],
    ['of several', { state: 'Kerala', age: '-33' }, () => [arjun]],
    ['of photos', { with_photo: true }, () => []],
    ['beside a text', { search: 'kerala', religion: 'Muslim' }, () => [mohammed]],
  ])('%s', async (_case, filters, expected) => {
    const found = await find(filters);
    expect(ids(...people()).filter((id) => found.includes(id)).toSorted()).toEqual(ids(...expected()).toSorted());
  });

  it('of days since somebody was here or registered looks at the time', async () => {
    const own = await startApplication();
    try {
      const looking = await aMember(own);
      const early = await aGroom(own);
      own.clock.advanceMinutes(60 * 24 * 10);
      const late = await aGroom(own);
      const find = async (input: Filters) =>
        (await callApi(own, { endpoint: searchMembers, input, token: looking.token })).body.data.map(({ u_id }) => u_id);
      expect(await find({ active_days: 5 })).toEqual(ids(late));
      expect(await find({ joined_days: '5' })).toEqual(ids(late));
      expect((await find({ joined_days: 30, sort: 'newest' }))).toEqual(ids(late, early));
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
  ])('that says nothing is refused: %o', async (filters, field) => {
    const { status, body } = await searching(filters);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('of mutual interest leaves out whoever has a must-have that the viewer misses', async () => {
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
    // Who was here last is the same instant for all while the clock stands; then the newer comes first.
    expect(order).toEqual(ids(...expected()));
  });

  it('is the two-way score unless asked otherwise', async () => {
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

describe('who may not be seen is not found', () => {
  const one = async (name: string) => aGroom(application, { firstname: name });
  const lookFor = async ({ user_id }: { user_id: number }, name: string) => [
    ...(await find({ search: `ITM${user_id}` })),
    ...(await find({ search: name })),
  ];

  it('when the account is inactive', async () => {
    const member = await one('Inactiva');
    const { token } = await anAdministrator(application);
    await callApi(application, { endpoint: switchUser, input: { user_id: member.user_id }, token });
    expect(await lookFor(member, 'inactiva')).toEqual([]);
  });

  it('when the e-mail was never verified', async () => {
    await anUnverifiedMember(application, { gender: 'Male', firstname: 'Unproved', dob: '1994-05-02' });
    expect(await find({ search: 'unproved' })).toEqual([]);
  });

  it('when the member is hidden', async () => {
    const member = await one('Hiddenish');
    const { database } = application.context;
    await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', member.user_id).execute();
    await refreshMatching(database, [member.user_id]);
    expect(await lookFor(member, 'hiddenish')).toEqual([]);
  });

  it('when one of the two blocked the other', async () => {
    const [blocked, blocking] = [await one('Blockedone'), await one('Blockingone')];
    const { database } = application.context;
    const createdAt = application.clock.now();
    await database
      .insertInto('blocks')
      .values([
        { blockerId: bride.user_id, blockedId: blocked.user_id, createdAt },
        { blockerId: blocking.user_id, blockedId: bride.user_id, createdAt },
      ])
      .execute();
    expect(await lookFor(blocked, 'blockedone')).toEqual([]);
    expect(await lookFor(blocking, 'blockingone')).toEqual([]);
  });

  it('when one of the two declined the other', async () => {
    const declined = await one('Declinedone');
    await application.context.database
      .insertInto('interests')
      .values({
        senderId: bride.user_id,
        receiverId: declined.user_id,
        status: 'rejected',
        message: '',
        createdAt: application.clock.now(),
      })
      .execute();
    expect(await lookFor(declined, 'declinedone')).toEqual([]);
  });

  it('of the same gender, and oneself', async () => {
    const sister = await aMember(application, { firstname: 'Sisterlike' });
    expect(await lookFor(sister, 'sisterlike')).toEqual([]);
    expect(await lookFor(bride, 'asha')).toEqual([]);
  });
});

describe('paging through a search', () => {
  it('shows each member once while members come, go and change', async () => {
    const grooms: TestMember[] = [];
    for (let at = 0; at < 7; at += 1) {
      grooms.push(await aGroom(application, { firstname: 'Pagewise', dob: `199${at}-01-01` }));
    }
    const filters = { search: 'pagewise', sort: 'youngest', limit: 2 } as const;
    const first = (await searching(filters)).body;
    expect([first.total, first.page, first.limit]).toEqual([7, 1, 2]);
    await aGroom(application, { firstname: 'Pagewise', dob: '1999-12-31' });
    const [oldest, older] = grooms;
    await callApi(application, {
      endpoint: updateProfile,
      input: { dob: '1999-11-30' },
      token: oldest?.token ?? '',
    });
    await application.context.database
      .deleteFrom('accounts')
      .where('id', '=', older?.user_id ?? 0)
      .execute();
    const seen = first.data.map(({ u_id }) => u_id);
    let { next } = first;
    let page = 1;
    while (next) {
      const { body } = await searching({ ...filters, cursor: next });
      page += 1;
      expect([body.page, body.total]).toEqual([page, 7]);
      seen.push(...body.data.map(({ u_id }) => u_id));
      next = body.next;
    }
    const staying = grooms.filter((groom) => groom !== older);
    expect(seen).toEqual(ids(...staying).toReversed());
  });

  it('goes by numbers as well', async () => {
    const filters = { search: 'pagewise', sort: 'newest', limit: 3 } as const;
    const whole = await find({ ...filters, limit: 48 });
    expect(await find({ ...filters, page: 2 })).toEqual(whole.slice(3, 6));
    expect(await find({ ...filters, page: 9 })).toEqual([]);
  });
});
