import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchMembers } from '#contract/matches/search-members.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;

const christian = { religion: 'Christian' };
const latin = { ...christian, denomination: 'Roman Catholic (Latin)' };
const grooms: Readonly<Record<string, Record<string, string>>> = {
  Blaise: { ...latin, community: 'Goan', mother_tongue: 'Konkani' },
  Cyril: { ...latin, community: 'Mangalorean', mother_tongue: 'Konkani', state: 'Tamil Nadu' },
  Durai: { ...latin, community: 'Vellalar', mother_tongue: 'Tamil' },
  Edison: { ...christian, denomination: 'CSI', community: 'Nadar', mother_tongue: 'Tamil' },
  Ganesan: { religion: 'Hindu', community: 'Nadar', mother_tongue: 'Tamil' },
  Haris: { religion: 'Muslim', denomination: 'Shia – Ithna Ashari' },
  Ishaan: { religion: 'Hindu', community: 'Nair', diet: 'Veg' },
  Jacob: { ...christian, denomination: 'Syro-Malabar', diet: 'Non Veg' },
  Kiran: { working_as: 'Surgeon', qualification: 'MD/MS' },
  Lijo: { working_as: 'Doctor', qualification: 'MBBS/BDS' },
  Manoj: { working_as: 'Chartered accountant', working_with: 'Self-employed' },
  Naveen: { working_as: 'Accountant', working_with: 'Government/PSU' },
  Oommen: { working_as: 'Civil engineer', marital_status: 'Divorced' },
  Pranav: { working_as: 'Architect', marital_status: 'Never married' },
  Rahul: { working_as: 'Soldier', working_with: 'Defence/Police', qualification_detail: 'Sainik School' },
  Sagar: { working_as: 'School teacher', star: 'Rohini' },
  Thomas: { working_as: 'Insurance agent', country: 'United Arab Emirates (UAE)', city: 'Sharjah' },
  Uday: { working_as: 'Bank clerk', country: 'United Arab Emirates (UAE)', city: 'Dubai' },
  Vimal: { working_as: 'Cost accountant', qualification: 'Professional (CA/CS/ICWA)' },
  Tejas: { working_as: 'Librarian', occupation_detail: 'Cataloguer of palm leaves' },
};

beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
  for (const [firstname, { religion = 'Hindu', community = 'Other', ...profile }] of Object.entries(grooms)) {
    const places = profile['state'] === undefined ? {} : { country: 'India' };
    await aGroom(application, {
      firstname,
      lastname: 'Xavier',
      religion,
      community,
      profile: { ...places, ...profile },
    });
  }
});
afterAll(() => application.close());

async function search(text: string) {
  const asked = { endpoint: searchMembers, input: { search: text }, token: bride.token };
  const { body } = await callApi(application, asked);
  return { ...body, names: body.data.map(({ u_firstname }) => u_firstname).toSorted() };
}

it.each<[text: string, found: string[]]>([
  // A Goan is one kind of Latin Catholic, not every one.
  ['Goan', ['Blaise']],
  ['goans', ['Blaise']],
  ['Mangalorean', ['Cyril']],
  ['Mangalorean Catholic', ['Cyril']],
  ['Vellalar', ['Durai']],
  ['RC Vellalar', ['Durai']],
  ['Nadar', ['Edison', 'Ganesan']],
  ['CSI Nadar', ['Edison']],
  ['Konkani', ['Blaise', 'Cyril']],
  ['Tamil', ['Durai', 'Edison', 'Ganesan']],
  ['Tamil Nadu', ['Cyril']],
  ['catholic', ['Blaise', 'Cyril', 'Durai', 'Jacob']],
  ['Latin Catholic', ['Blaise', 'Cyril', 'Durai']],
  // Both numbers, and the kinds of a profession.
  ['doctor', ['Kiran', 'Lijo']],
  ['doctors', ['Kiran', 'Lijo']],
  ['MBBS', ['Kiran', 'Lijo']],
  ['surgeons', ['Kiran']],
  ['engineers', ['Oommen']],
  ['engineer', ['Oommen']],
  ['teachers', ['Sagar']],
  ['teacher', ['Sagar']],
  ['army', ['Rahul']],
  ['insurance', ['Thomas']],
  ['chartered accountant', ['Manoj']],
  ['palm leaves', ['Tejas']],
  // What else a profile states.
  ['vegetarian', ['Ishaan']],
  ['veg', ['Ishaan']],
  ['non veg', ['Jacob']],
  ['non-vegetarian', ['Jacob']],
  ['nonveg', ['Jacob']],
  ['government job', ['Naveen']],
  ['govt job', ['Naveen']],
  ['self employed', ['Manoj']],
  ['divorced', ['Oommen']],
  ['divorcee', ['Oommen']],
  ['never married', ['Pranav']],
  ['unmarried', ['Pranav']],
  ['Rohini star', ['Sagar']],
  ['kumari', []],
  ['nair vegetarian', ['Ishaan']],
  // No word of a list is inside a name.
  ['Asha', []],
])('"%s" finds the members that it is true of', async (text, found) => {
  expect((await search(text)).names).toEqual(found);
});

it.each<[text: string, corrected: string | null, found: string[]]>([
  ['chartered acountant', 'chartered accountant', ['Manoj']],
  ['chartred accountant', 'chartered accountant', ['Manoj']],
  ['civil enginer', 'civil engineer', ['Oommen']],
  ['never maried', 'never married', ['Pranav']],
  ['goverment job', 'government job', ['Naveen']],
  ['vegetarian nair', null, ['Ishaan']],
  ['konkni', null, ['Blaise', 'Cyril']],
])('each word of "%s" is read as it is spelled right', async (text, corrected, found) => {
  expect(await search(text)).toMatchObject({ corrected, names: found });
});

it.each([
  ['Dubai', ['Uday', 'Thomas']],
  ['CA', ['Manoj', 'Vimal']],
])('the members that "%s" is true of come before those that it may be true of', async (text, found) => {
  const { data } = await search(text);
  expect(data.map(({ u_firstname }) => u_firstname)).toEqual(found);
});

it('says by which values somebody is found, on later pages, too', async () => {
  const values = (...all: string[]) => all.map((value) => ({ values: [value] }));
  expect(await search('non veg')).toMatchObject({ found_by: values('Non Veg') });
  expect(await search('MBBS')).toMatchObject({ found_by: values('MD/MS', 'MBBS/BDS') });
  expect(await search('Ganesan')).toMatchObject({ found_by: [] });
  const first = { endpoint: searchMembers, input: { search: 'Tamil', limit: 1 }, token: bride.token };
  const { body } = await callApi(application, first);
  const next = { ...first, input: { ...first.input, page: 2, cursor: body.next ?? '' } };
  expect((await callApi(application, next)).body).toMatchObject({ found_by: values('Tamil') });
});
