import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;

const christian = { religion: 'Christian' };
const grooms: Readonly<Record<string, Record<string, string>>> = {
  Arul: { qualification: "Bachelor's – Engineering", working_as: 'Software engineer' },
  Benny: { qualification: "Master's – Engineering", profession_area: 'Information technology' },
  Cyriac: { qualification: "Bachelor's – Science", working_as: 'IT project manager' },
  Dileep: { qualification: "Master's – Other", qualification_detail: 'M.B.A. (Finance)' },
  Eapen: { qualification: "Master's – Other" },
  Faisal: { qualification: 'MBBS/BDS', working_as: 'Doctor', country: 'Kuwait' },
  Girish: { qualification: 'PhD', qualification_detail: 'B.Tech, PhD' },
  Hari: { qualification: "Bachelor's – Nursing", working_as: 'Staff nurse' },
  Jomon: { qualification: 'Professional (CA/CS/ICWA)', country: 'United Arab Emirates (UAE)' },
  Kiran: { qualification: "Master's – Arts" },
  Lijo: { ...christian, denomination: 'Roman Catholic (Latin)' },
  Manu: { ...christian, denomination: 'Syro-Malabar' },
  Naveen: { community: 'Thiyya' },
  Prasad: { community: 'Ezhava' },
};

beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
  for (const [firstname, { religion = 'Hindu', community = 'Other', ...profile }] of Object.entries(grooms)) {
    await aGroom(application, { firstname, lastname: 'Xavier', religion, community, profile });
  }
  await aGroom(application, { firstname: 'Joel', lastname: 'Nadar' });
  await aGroom(application, { firstname: 'Mohan Ali', lastname: 'Rahman' });
});
afterAll(() => application.close());

async function search(text: string) {
  const asked = { endpoint: searchMembers, input: { search: text }, token: bride.token };
  const { body } = await callApi(application, asked);
  return { ...body, names: body.data.map(({ u_firstname }) => u_firstname) };
}

it.each<[text: string, found: string[]]>([
  ['B.Tech', ['Arul', 'Girish']],
  ['btech', ['Arul', 'Girish']],
  ['B Tech', ['Arul', 'Girish']],
  ['B. Tech.', ['Arul', 'Girish']],
  ['b-tech', ['Arul', 'Girish']],
  ['B.E', ['Arul']],
  ['b.e.', ['Arul']],
  ['M.Tech', ['Benny']],
  ['m tech', ['Benny']],
  ['B.Sc', ['Cyriac']],
  ['B Sc.', ['Cyriac']],
  ['M.B.A', ['Dileep', 'Eapen']],
  ['M B A', ['Dileep', 'Eapen']],
  ['M.C.A.', ['Dileep', 'Eapen']],
  ['M.B.B.S', ['Faisal']],
  ['M.B.B.S. doctor', ['Faisal']],
  ['M.B.B.S doctor in the Gulf', ['Faisal']],
  ['Ph.D.', ['Girish']],
  ['Ph D', ['Girish']],
  ['b.tech engineer', ['Arul']],
  ['bsc nursing', ['Hari']],
  ['B.Sc. Nursing', ['Hari']],
  ['C.A.', ['Jomon']],
  ['C.A. Dubai', ['Jomon']],
  ['U.A.E', ['Jomon']],
  ['Gulf', ['Faisal', 'Jomon']],
  ['I.T.', ['Benny', 'Cyriac']],
  ['IT', ['Benny', 'Cyriac']],
  ['M.A.', ['Kiran']],
  ['M.A. Xavier', ['Kiran']],
  ['M. A. Rahman', ['Mohan Ali']],
  ['Joel N', ['Joel']],
  ['N. Joel', ['Joel']],
  ['joel n.', ['Joel']],
  ['K. Xavier', ['Kiran']],
  ['jole', ['Joel']],
  ['thiyya', ['Naveen', 'Prasad']],
  ['Ezhava', ['Naveen', 'Prasad']],
])('"%s" finds the same people as its usual spelling', async (text, found) => {
  const answer = await search(text);
  expect(answer.names.toSorted()).toEqual(found);
  expect(answer).toMatchObject({ unknown_words: text === 'jole' ? ['jole'] : [] });
});

it.each([
  ['MBA', ['Dileep', 'Eapen']],
  ['M.B.A.', ['Dileep', 'Eapen']],
  ['B.Tech', ['Girish', 'Arul']],
  ['Roman Catholic', ['Lijo', 'Manu']],
  ['RC', ['Lijo', 'Manu']],
])('who wrote "%s" or is of that very church comes first', async (text, found) => {
  expect((await search(text)).names).toEqual(found);
});

it('says by what the others are found', async () => {
  expect(await search('MBA')).toMatchObject({ found_by: [{ wider: ["Master's – Other"] }] });
  expect(await search('RC')).toMatchObject({ found_by: [{ wider: [] }, { wider: ['Syro-Malabar'] }] });
  // The subject of a degree says as much as its short form.
  expect(await search('B.Tech')).toMatchObject({ found_by: [{ wider: [] }] });
});

it('the best match first is the order of My Match, for those who are in both', async () => {
  const wants = async ({ token }: TestMember, input: object) =>
    callApi(application, { endpoint: updatePreference, input, token });
  const looking = await aMember(application);
  await wants(looking, { religion: 'Jain' });
  const both = await aGroom(application, { firstname: 'Vimal', religion: 'Jain' });
  const silent = await aGroom(application, { firstname: 'Rishabh', religion: 'Jain' });
  await wants(both, { religion: 'Christian' });
  const read = async (endpoint: typeof searchMembers | typeof listMatches) => {
    const asked = { endpoint, input: { search: 'Jain' }, token: looking.token };
    const { body } = await callApi<typeof searchMembers | typeof listMatches>(application, asked);
    return body.data.map(({ u_id }) => u_id);
  };
  expect(await read(listMatches)).toEqual([both.user_id, silent.user_id]);
  expect(await read(searchMembers)).toEqual([both.user_id, silent.user_id]);
});
