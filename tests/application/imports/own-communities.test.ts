import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startImport } from '#contract/imports/imports.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { check, type Desk, listRows, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const header = ['Name', 'Sex', 'Religion', 'Caste', 'Sub caste', 'E-mail'];
const call = <E extends typeof decideImportWords | typeof startImport>(
  endpoint: E,
  input: EndpointInput<E>,
) => callApi(application, { endpoint, input, token: desk.token });
/** Imports one person of each community, with all that is kept beside their values as own words; returns the import and what is stored of each. */
const takePeople = async (name: string, communities: readonly (readonly [string, string?, string?])[]) => {
  const rows = communities.map(([caste, sub = '', religion = 'Hindu'], at) => [
    `Person ${at}`,
    'F',
    religion,
    caste,
    sub,
    `${name}.${at}@example.org`,
  ]);
  const { im_id } = await check(desk, { content: writeSheet([header, ...rows]), name: `${name}.csv` });
  await call(decideImportWords, { import_id: im_id, rest: 'own_words' });
  await runToEnd(desk, im_id);
  await call(startImport, { import_id: im_id, sends_invitations: false });
  await runToEnd(desk, im_id);
  const stored = await application.context.database
    .selectFrom('invitations')
    .select(['facts', 'email'])
    .where('email', 'like', `${name}.%`)
    .orderBy('email')
    .execute();
  return { im_id, facts: stored.map(({ facts }) => facts) };
};

describe('a community', () => {
  it('that families name as their own is a value, and no other name of a larger one', async () => {
    const { facts } = await takePeople('own', [
      ['Kulal'],
      ['GANIGA'],
      ['Daivajna Brahmin'],
      ['Moolya'],
      ['Vannar'],
      ['Nadaf', '', 'Muslim'],
    ]);
    expect(facts).toMatchObject([
      { community: 'hindu-kulal' },
      { community: 'hindu-ganiga' },
      { community: 'hindu-daivadnya' },
      { community: 'hindu-kulal' },
      { community: 'hindu-vannar' },
      { community: 'muslim-pinjara' },
    ]);
  });

  it('that is read by another name keeps the name, with a remark and among the guessed words', async () => {
    const { im_id, facts } = await takePeople('kept', [
      ['Prajapati'],
      ['Prajapati', 'Varia samaj of Surat'],
      ['Kumhar'],
    ]);
    expect(facts).toMatchObject([
      { community: 'hindu-kumhar', subCommunity: 'Prajapati' },
      { community: 'hindu-kumhar' },
      { community: 'hindu-kumhar' },
    ]);
    expect(JSON.stringify(facts[1])).toContain('Prajapati');
    expect(facts[2]).not.toHaveProperty('subCommunity');
    const [row] = await listRows(desk, { import_id: im_id });
    expect(row?.ir_remarks).toMatchObject([
      { field: 'community', message: 'Read as “Kumhar”. The profile keeps the word “Prajapati”' },
    ]);
    const words = { import_id: im_id, kind: 'guessed' } as const;
    const listed = await callApi(application, { endpoint: listImportWords, input: words, token: desk.token });
    expect(listed.body.data).toMatchObject([
      { iw_word: 'Prajapati', iw_rows: 2, iw_read_as: { label: 'Kumhar' } },
    ]);
  });

  it('that is a part the list has, or a spelling, has no remark', async () => {
    const { im_id } = await takePeople('plain', [['Vadama'], ['Nayar'], ['Kongu Vellala Gounder']]);
    expect(await listRows(desk, { import_id: im_id, show: 'with_remarks' })).toEqual([]);
  });

  it('is found by the sub-community where the column of the caste says less', async () => {
    const { facts } = await takePeople('parts', [
      ['Muslim', 'Rowther', ''],
      ['SC', 'Adi Dravidar', ''],
      ['Brahmin', 'Iyer (Vadama)', ''],
    ]);
    expect(facts).toMatchObject([
      { religion: 'muslim', community: 'muslim-rowther' },
      { religion: 'hindu', community: 'hindu-scheduled-caste' },
      { community: 'hindu-brahmin-iyer', subCommunity: 'hindu-brahmin-iyer-vadama' },
    ]);
  });
});
