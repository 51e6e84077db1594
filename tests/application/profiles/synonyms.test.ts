import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listTypedWords } from '#contract/choices/list-choices.ts';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from '#contract/choices/synonyms.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
});
afterAll(() => application.close());

const adding = (input: EndpointInput<typeof addSynonym>) =>
  callApi(application, { endpoint: addSynonym, input, token });
const resolved = async (text: string) =>
  resolveChoice(await findChoices(application.context), { list: 'diet', text });

describe('an administrator', () => {
  it('adds a synonym, which is known at once and listed with its value', async () => {
    const { status, body } = await adding({ list: 'diet', code: 'veg', word: 'Home kitchen' });
    expect([status, body.data]).toEqual([
      201,
      {
        cs_id: expect.any(Number),
        cs_list: 'diet',
        cs_word: 'Home kitchen',
        cs_code: 'veg',
        cs_label: 'Veg',
        cs_parent_label: null,
        cs_keeps_words: false,
      },
    ]);
    expect(await resolved('SATVIK.')).toBe('veg');
    const input = { list: 'diet' as const, search: 'home' };
    const listed = await callApi(application, { endpoint: listSynonyms, input, token });
    expect(listed.body).toMatchObject({ total: 1, data: [{ cs_word: 'Home kitchen' }] });
    const words = await callApi(application, { endpoint: listTypedWords, input: { list: 'diet' } });
    expect(words.body.data.find(({ code }) => code === 'veg')?.same).toContain('Home kitchen');
  });

  it('changes and removes it', async () => {
    const { body } = await adding({ list: 'diet', code: 'veg', word: 'Phalahari' });
    const { cs_id: synonym_id } = body.data;
    const input = { synonym_id, code: 'vegan', word: 'Phal ahari', keeps_words: false };
    await callApi(application, { endpoint: changeSynonym, input, token });
    expect(await resolved('phalahari')).toBe('vegan');
    await callApi(application, { endpoint: removeSynonym, input: { synonym_id }, token });
    expect(await resolved('phalahari')).toBe('phalahari');
    const again = await callApi(application, { endpoint: removeSynonym, input: { synonym_id }, token });
    expect(again.status).toBe(404);
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'subject'])
      .where('subject', 'ilike', '%phal%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'synonym.added', subject: 'synonym diet: Phalahari → Veg' },
      { action: 'synonym.changed', subject: 'synonym diet: Phalahari → Veg; Phal ahari → Vegan' },
      { action: 'synonym.removed', subject: 'synonym diet: Phal ahari → Vegan' },
    ]);
  });

  it.each([
    ['a label of the list', { word: 'non-veg', code: 'veg' }, 'word'],
    ['a word that another value has', { word: 'Eggitarian', code: 'veg' }, 'word'],
    ['marks alone', { word: '(…)', code: 'veg' }, 'word'],
    ['a word for a value that does not exist', { word: 'Fruit', code: 'fruit' }, 'code'],
  ])('cannot add %s', async (_what, wanted, field) => {
    const { status, body } = await adding({ list: 'diet', ...wanted });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('may use a word under one religion that another religion has', async () => {
    const added = await adding({ list: 'community', code: 'christian-nadar', word: 'Shanar' });
    expect(added.status).toBe(201);
    const twice = await adding({ list: 'community', code: 'christian-goan', word: 'SHANAR' });
    expect(twice.status).toBe(422);
  });
});

describe('a member', () => {
  const save = async (bearer: string, input: EndpointInput<typeof updateProfile>) =>
    (await callApi(application, { endpoint: updateProfile, input, token: bearer })).body.data[0];

  it('who types a degree has the value of the list, with the own words beside it', async () => {
    const member = await aMember(application);
    const saved = await save(member.token, { qualification: 'b.tech (Mech)' });
    expect(saved).toMatchObject({
      u_qualification: "Bachelor's – Engineering",
      u_qualification_detail: 'b.tech (Mech)',
    });
  });

  it('keeps a text about education that is there already, and loses one that named the former value', async () => {
    const member = await aMember(application);
    await save(member.token, { qualification: 'MCA' });
    const changed = await save(member.token, { qualification: 'B.Com' });
    expect(changed?.u_qualification_detail).toBe('B.Com');
    await save(member.token, { qualification_detail: 'First in the university' });
    expect((await save(member.token, { qualification: 'M.Com' }))?.u_qualification_detail).toBe(
      'First in the university',
    );
  });

  it('who names a misspelled value has the value alone', async () => {
    const member = await aMember(application);
    await save(member.token, { mother_tongue: 'Malyalam', diet: 'NV', star: 'Aswathy' });
    const { body } = await callApi(application, { endpoint: showProfile, input: {}, token: member.token });
    expect(body.data[0]).toMatchObject({
      u_mother_tongue: 'Malayalam',
      u_diet: 'Non Veg',
      u_star: 'Ashwini (Aswathi)',
    });
  });

  it('finds others by the words of a bureau, typed or as a filter', async () => {
    const groom = await aMember(application, { gender: 'Male' });
    const nurse = await aMember(application, { gender: 'Female' });
    await save(nurse.token, { qualification: 'B.Sc Nursing' });
    const found = async (input: EndpointInput<typeof searchMembers>) => {
      const { body } = await callApi(application, { endpoint: searchMembers, input, token: groom.token });
      return body.data.map(({ u_id }) => u_id);
    };
    expect(await found({ search: 'bsc nursing' })).toContain(nurse.user_id);
    expect(await found({ search: 'b.sc. nursing' })).toContain(nurse.user_id);
    expect(await found({ qualification: 'BSc (Nursing)' })).toContain(nurse.user_id);
    expect(await found({ qualification: 'MBBS' })).not.toContain(nurse.user_id);
  });
});
