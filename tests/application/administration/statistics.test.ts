import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { showStatistics } from '#contract/dashboard/statistics.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
let her: TestMember;
let him: TestMember;

/** Five minutes after a midnight in Kolkata: the fifteenth has just begun, while it is still the fourteenth in UTC. */
const afterMidnight = '2027-03-14T18:35:00Z';

beforeAll(async () => {
  application = await startApplication();
  setClock(application.clock, '2027-03-08T18:30:00Z');
  her = await aMember(application);
  setClock(application.clock, '2027-03-13T18:30:00Z');
  him = await aGroom(application);
  setClock(application.clock, '2027-03-14T18:29:00Z');
  await anUnverifiedMember(application);
  await anInterest(application, { senderId: her.user_id, receiverId: him.user_id, status: 'accepted' });
  setClock(application.clock, '2027-03-14T18:31:00Z');
  await aMember(application, { religion: 'Our own way', community: 'Our own community' });
});
afterAll(() => application.close());

async function show(input: EndpointInput<typeof showStatistics> = {}) {
  const { token } = await anAdministrator(application);
  const { body } = await callApi(application, { endpoint: showStatistics, input, token });
  return body.data;
}

const fill = async (member: TestMember) => {
  const { token } = member;
  const changes = {
    marital_status: 'Never Married',
    height: 165,
    mother_tongue: 'Malayalam',
    about: 'Calm',
    denomination: 'Mar Thoma',
    father: 'Mathew',
    mother: 'Mary',
    no_of_sisters: 0,
    no_of_brothers: 1,
    family_type: 'Nuclear',
    country: 'India',
    state: 'Kerala',
    district: 'Ernakulam',
    city: 'Kochi',
    zip: '682001',
    qualification: 'B.Tech',
    college: 'CUSAT',
    annual_income: '750000',
    diet: 'Veg',
    hobbies: 'Reading',
    working_with: 'Private Company',
    working_as: 'Engineer',
  };
  await callApi(application, { endpoint: updateProfile, input: changes, token });
  const preference = { age: '25-35', height: '160-', religion: 'Christian', diet: 'Veg', country: 'India' };
  await callApi(application, { endpoint: updatePreference, input: preference, token });
  await aPhoto(application, { token });
};

describe('the statistics by day', () => {
  it('count the days of the site, and those without events as zeros', async () => {
    setClock(application.clock, afterMidnight);
    const { by_day, time_zone, days } = await show({ days: 7 });
    const none = { registrations: 0, verified: 0, interests: 0, acceptances: 0 };
    expect([days, time_zone]).toEqual([7, 'Asia/Kolkata']);
    expect(by_day).toEqual([
      { ...none, day: '2027-03-09', registrations: 1, verified: 1 },
      { ...none, day: '2027-03-10' },
      { ...none, day: '2027-03-11' },
      { ...none, day: '2027-03-12' },
      { ...none, day: '2027-03-13' },
      { day: '2027-03-14', registrations: 2, verified: 1, interests: 1, acceptances: 1 },
      { ...none, day: '2027-03-15', registrations: 1, verified: 1 },
    ]);
  });

  it.each([7, 30, 90, 365] as const)('cover %d days', async (days) => {
    const { by_day } = await show({ days });
    expect(by_day).toHaveLength(days);
    expect(by_day.at(-1)?.day).toBe('2027-03-15');
    expect(new Set(by_day.map(({ day }) => day)).size).toBe(days);
  });

  it('have no other periods', async () => {
    const { token } = await anAdministrator(application);
    const input = { days: 8 };
    const { status } = await callApi(application, { endpoint: showStatistics, input, token });
    expect(status).toBe(422);
  });
});

describe('the funnel', () => {
  it('counts who registered in the period, each step among those of the step before', async () => {
    await fill(her);
    application.clock.advanceMinutes(2);
    const steps = async (days: 7 | 30) =>
      Object.fromEntries((await show({ days })).funnel.map(({ step, members }) => [step, members]));
    const reached = { registered: 4, verified: 3, complete: 1, interested: 1, accepted: 1 };
    expect(await steps(30)).toEqual(reached);
    // His interest does not count: his profile is not complete.
    await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
    application.clock.advanceMinutes(2);
    expect(await steps(7)).toEqual(reached);
    // Nobody has accepted his.
    await fill(him);
    application.clock.advanceMinutes(2);
    expect(await steps(7)).toEqual({ ...reached, complete: 2, interested: 2 });
  });
});

describe('the balances', () => {
  it('are those of active, verified members; own words are among the others', async () => {
    const { genders, communities } = await show();
    expect(genders).toEqual([
      { gender: 'Female', members: 2 },
      { gender: 'Male', members: 1 },
    ]);
    const total = communities.top.reduce((sum, { members }) => sum + members, communities.others);
    expect([total, communities.others]).toEqual([3, 1]);
    expect(JSON.stringify(communities)).not.toContain('Our own community');
  });
});

describe('the spread of the lists of the day', () => {
  it('says how often the most shown tenth is shown, and who is never shown', async () => {
    await application.context.database
      .insertInto('dailyAppearances')
      .values([
        { accountId: her.user_id, day: '2027-03-14', appearances: 20 },
        { accountId: her.user_id, day: '2027-03-09', appearances: 4 },
        { accountId: her.user_id, day: '2027-03-08', appearances: 99 },
        { accountId: him.user_id, day: '2027-03-15', appearances: 6 },
      ])
      .execute();
    application.clock.advanceMinutes(2);
    const { exposure } = await show();
    expect(exposure).toEqual({
      days: 7,
      members: 3,
      shows: 30,
      never_shown: 1,
      tenths: [24, 6, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });
});

describe('the cache', () => {
  it('answers the same numbers for a minute, and says when they were counted', async () => {
    application.clock.advanceMinutes(2);
    const first = await show();
    await aMember(application);
    application.clock.advanceMinutes(0.5);
    expect(await show()).toEqual(first);
    application.clock.advanceMinutes(1);
    const later = await show();
    expect(later.by_day.at(-1)?.registrations).toBe((first.by_day.at(-1)?.registrations ?? 0) + 1);
    expect(later.counted_at).toBe(application.clock.now().toISOString());
  });
});
