import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { showPreference, suggestPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let hanafi: TestMember;
let zaidi: TestMember;
let general: TestMember;
beforeAll(async () => {
  application = await startApplication();
  const aMuslim = (denomination: string) =>
    aGroom(application, { religion: 'Muslim', community: 'Other', profile: { denomination } });
  hanafi = await aMuslim('Sunni – Hanafi');
  zaidi = await aMuslim('Shia – Zaidi');
  general = await aMuslim('Sunni');
});
afterAll(() => application.close());

async function aMuslimBride(profile?: { denomination: string }): Promise<TestMember> {
  const bride = { gender: 'Female', firstname: 'Rasheeda', religion: 'Muslim', community: 'Other' } as const;
  return aGroom(application, { ...bride, ...(profile && { profile }) });
}

it('a wish for Sunni is met by every school, and not by Shia', async () => {
  const { token } = await aMuslimBride();
  const wish = { pp_denomination: 'Sunni', must_have: 'denomination' };
  await callApi(application, { endpoint: updatePreference, input: wish, token });
  const { body } = await callApi(application, { endpoint: listMatches, input: {}, token });
  const ids = body.data.map(({ u_id }) => u_id);
  expect(ids).toEqual(expect.arrayContaining([hanafi.user_id, general.user_id]));
  expect(ids).not.toContain(zaidi.user_id);
  const filtered = { endpoint: searchMembers, input: { denomination: 'Sunni' }, token };
  const found = (await callApi(application, filtered)).body.data.map(({ u_id }) => u_id);
  expect(new Set(found)).toEqual(new Set([hanafi.user_id, general.user_id]));
});

it('from his side a member of a school meets it, too', async () => {
  const input = { pp_denomination: 'Sunni' };
  await callApi(application, { endpoint: updatePreference, input, token: general.token });
  const { token } = await aMuslimBride({ denomination: 'Sunni – Hanafi' });
  const asked = { endpoint: searchMembers, input: { search: String(general.user_id) }, token };
  const [card] = (await callApi(application, asked)).body.data;
  expect(card?.match.theirs.criteria).toMatchObject([{ criterion: 'denomination', verdict: 'met' }]);
});

it('a school is suggested with those who say no more than Sunni, and stays as it is saved', async () => {
  const { token } = await aMuslimBride({ denomination: 'Sunni – Hanafi' });
  const suggested = await callApi(application, { endpoint: suggestPreference, input: {}, token });
  const both = ['Sunni – Hanafi', 'Sunni – Other'];
  expect(suggested.body.data[0]).toMatchObject({ pp_denomination: both.join(',') });
  const input = { pp_denomination: both };
  await callApi(application, { endpoint: updatePreference, input, token });
  const saved = await callApi(application, { endpoint: showPreference, input: {}, token });
  expect(saved.body.data[0]).toMatchObject({ pp_denomination: both.join(',') });
});
