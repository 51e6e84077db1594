import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchMembers } from '#contract/matches/search-members.ts';
import { searchUsers } from '#contract/members/members.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
const names = {
  ali: ['علی', 'Khan'],
  zara: ['ज़फ़र', 'ड़ोगरा'],
  arjun: ['അർജുൻ', 'നായര്\u200D'],
  jose: ['Jose\u0301', 'ＰＡＵＬ'],
} as const;
const men = new Map<string, number>();
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application, { gender: 'Female' });
  for (const [key, [firstname, lastname]] of Object.entries(names)) {
    const { user_id } = await aMember(application, { gender: 'Male', firstname, lastname });
    men.set(key, user_id);
  }
});
afterAll(() => application.close());

it.each([
  ['علي', 'ali'],
  ['علی', 'ali'],
  ['ज\u093Cफ\u093Cर', 'zara'],
  ['जफर', 'zara'],
  ['അര്\u200Dജുന്\u200D', 'arjun'],
  ['നായർ', 'arjun'],
  ['josé', 'jose'],
  ['Ｊｏｓｅ paul', 'jose'],
])('members and administrators find by %s', async (search, key) => {
  const found = await callApi(application, {
    endpoint: searchMembers,
    input: { search },
    token: bride.token,
  });
  expect(found.body.data.map(({ u_id }) => u_id)).toEqual([men.get(key)]);
  const { token } = await anAdministrator(application);
  const listed = await callApi(application, { endpoint: searchUsers, input: { search }, token });
  expect(listed.body.data.map(({ u_id }) => u_id)).toEqual([men.get(key)]);
});
