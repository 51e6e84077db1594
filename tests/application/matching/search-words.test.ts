import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { saveSearch } from '#contract/searches/saved-searches.ts';
import { isUnused } from '#server/features/matching/search-text/search-terms.repository.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
});
afterAll(() => application.close());

describe('words', () => {
  it('of letters beyond the first Unicode plane are stored and found at any length', async () => {
    const city = `${'x'.repeat(39)}\u{10437}\u{10438}`;
    const { token } = await aGroom(application, { firstname: 'Deseret' });
    const saved = await callApi(application, { endpoint: updateProfile, input: { city }, token });
    expect([saved.status, saved.body.message]).toEqual([200, saved.body.message]);
    const input = { search: city };
    const { body } = await callApi(application, { endpoint: searchMembers, input, token: bride.token });
    expect(body.data.map((card) => card.u_firstname)).toEqual(['Deseret']);
  });

  it('that name a place find nobody of a community that is spelled nearly so', async () => {
    const findFirstNames = async (search: string) => {
      const asked = { endpoint: searchMembers, input: { search }, token: bride.token };
      return (await callApi(application, asked)).body.data.map((card) => card.u_firstname);
    };
    const cobbler = await aGroom(application, { firstname: 'Mohan', religion: 'Hindu' });
    await callApi(application, {
      endpoint: updateProfile,
      input: { community: 'Mochi' },
      token: cobbler.token,
    });
    const neighbour = await aGroom(application, { firstname: 'Nevin' });
    await callApi(application, { endpoint: updateProfile, input: { city: 'Kochi' }, token: neighbour.token });
    expect(await findFirstNames('mochi')).toEqual(['Mohan']);
    expect(await findFirstNames('kochi')).toEqual(['Nevin']);
  });

  it('find those who have them as they were typed first, and then other spellings', async () => {
    const asTyped = await aGroom(application, { firstname: 'Kiran' });
    const spelledOtherwise = await aGroom(application, { firstname: 'Karan', religion: 'Hindu' });
    const { token } = await aMember(application);
    const wish = { religion: 'Hindu' };
    await callApi(application, { endpoint: updatePreference, input: wish, token });
    const asked = { endpoint: searchMembers, input: { search: 'kiran' }, token };
    const { body } = await callApi(application, asked);
    expect(body.data.map(({ u_id }) => u_id)).toEqual([asTyped.user_id, spelledOtherwise.user_id]);
  });

  it('name a marital status', async () => {
    const { token, user_id: id } = await aGroom(application);
    const input = { marital_status: 'Divorced' };
    expect((await callApi(application, { endpoint: updateProfile, input, token })).body.result).toBe(true);
    const asked = { endpoint: searchMembers, input: { search: 'divorced' }, token: bride.token };
    expect((await callApi(application, asked)).body.data.map(({ u_id }) => u_id)).toEqual([id]);
  });

  it('with half a surrogate pair are refused', async () => {
    const input = { name: 'Halves', filters: { search: 'Kochi \ud800' } };
    const { status, body } = await callApi(application, { endpoint: saveSearch, input, token: bride.token });
    expect([status, body.code]).toEqual([422, 'invalid_input']);
  });

  it('that no member has are looked up in the index of terms', async () => {
    const plan = await application.context.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql`explain select from search_words where ${isUnused}`.execute(transaction);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('search_terms_by_term');
  });
});
