import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUsers } from '#contract/administration/users.ts';
import { type ListName, listNames } from '#contract/choices/choice-lists.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { findChoices, labelOf, resolveChoice } from '#server/features/choices/choices.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const offered = async () => (await callApi(application, { endpoint: listChoices, input: {} })).body.data;
const labelsOf = async (list: ListName) => (await offered())[list].map(({ label }) => label);

/** The stored religion and community of the member with this e-mail. */
const storedFaith = (email: string) =>
  application.context.database
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .select(['religion', 'community'])
    .where('email', '=', email)
    .executeTakeFirst();

describe('the choice lists', () => {
  it('are one answer that browsers may cache', async () => {
    const answer = await application.server.inject('/api/choices');
    expect(answer.headers['cache-control']).toBe('public, max-age=10');
    const lists = await offered();
    expect(Object.keys(lists).toSorted()).toEqual(listNames.toSorted());
    expect(listNames.filter((name) => lists[name].length < 3)).toEqual([]);
  });

  it('end with Other, and sensitive ones with Prefer not to say', async () => {
    const lists = await offered();
    const endOf = (list: ListName) => lists[list].slice(-2).map(({ label }) => label);
    for (const list of ['religion', 'community', 'denomination', 'marital_status', 'disability'] as const) {
      expect([list, ...endOf(list)]).toEqual([list, 'Other', 'Prefer not to say']);
    }
    const plain = ['mother_tongue', 'qualification', 'working_as', 'country', 'state', 'district'] as const;
    expect(plain.map((list) => lists[list].at(-1)?.label)).toEqual(plain.map(() => 'Other'));
    expect(endOf('annual_income')).toEqual(['Above ₹1 crore', 'Prefer not to say']);
    expect(lists.hobby.filter(({ code }) => code === 'other')).toEqual([]);
  });

  it('depend on each other: country, state, district', async () => {
    const lists = await offered();
    const kerala = lists.state.find(({ label }) => label === 'Kerala');
    const districts = lists.district.filter(({ parent }) => parent === kerala?.code);
    expect(lists.country.find(({ code }) => code === kerala?.parent)?.label).toBe('India');
    expect(districts).toHaveLength(14);
    expect(districts.map(({ label }) => label)).toContain('Idukki');
  });

  it('are sorted', async () => {
    expect((await labelsOf('country'))[0]).toBe('India');
    const qualifications = await labelsOf('qualification');
    const wanted = ['10th', "Bachelor's – Science", 'MBBS/BDS', "Master's – Law", 'PhD', 'Other'];
    expect(qualifications.filter((label) => wanted.includes(label))).toEqual(wanted);
  });

  it('convert every label to a code and back', async () => {
    const lists = await offered();
    const choices = await findChoices(application.context);
    const lost = listNames.flatMap((list) =>
      lists[list].filter(({ code, label, parent }) => {
        const parents = parent === null ? [] : [parent];
        const value = resolveChoice(choices, { list, text: label, parents });
        return value !== code || labelOf(choices, { list, value }) !== label;
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('a registration', () => {
  it('stores the codes of listed values, in any case', async () => {
    const { email } = await anUnverifiedMember(application, { religion: 'hindu', community: 'NADAR' });
    expect(await storedFaith(email)).toEqual({ religion: 'hindu', community: 'hindu-nadar' });
  });

  it('stores own words as they are', async () => {
    const own = { religion: 'Our own way', community: 'Oraon' };
    const { email } = await anUnverifiedMember(application, own);
    expect(await storedFaith(email)).toEqual(own);
  });

  it('recognises a community within its religion only', async () => {
    const { email } = await anUnverifiedMember(application, { religion: 'Sikh', community: 'Nadar' });
    expect(await storedFaith(email)).toEqual({ religion: 'sikh', community: 'Nadar' });
  });

  it('shows administrators labels and own words', async () => {
    const { token } = await anAdministrator(application);
    const listed = await aMember(application, { religion: 'christian', community: 'Nadar' });
    const own = await aMember(application, { religion: 'Our own way', community: 'Oraon' });
    const faithOf = async (search: string) => {
      const { body } = await callApi(application, { endpoint: listUsers, input: { search }, token });
      return body.data.map(({ u_religion, u_community }) => [u_religion, u_community]);
    };
    expect(await faithOf(listed.email)).toEqual([['Christian', 'Nadar']]);
    expect(await faithOf(own.email)).toEqual([['Our own way', 'Oraon']]);
  });
});
