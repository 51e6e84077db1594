import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/administration/audit.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listSynonyms } from '#contract/choices/synonyms.ts';
import { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';
import { startImport } from '#contract/imports/imports.ts';
import { listMappings } from '#contract/imports/mappings.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { bring, check, type Desk, listRows, runToEnd, saveMapping } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  const { token } = await anAdministrator(application);
  desk = { application, token };
});
afterAll(() => application.close());

const header = ['Name', 'Sex', 'Religion', 'Caste', 'Education', 'Occupation', 'E-mail'];
/** Every sheet has a column of its own, so that none begins with the mapping of another. */
const people = (name: string, rows: readonly (readonly string[])[]) =>
  writeSheet([
    [...header, `Shoe size ${name}`],
    ...rows.map((cells, at) => [`Person ${at}`, 'F', ...cells, `${name}.${at}@example.org`]),
  ]);

const wordsOf = async (import_id: number) =>
  (await callApi(application, { endpoint: listImportWords, input: { import_id }, token: desk.token })).body;
const deciding = (input: EndpointInput<typeof decideImportWords>) =>
  callApi(application, { endpoint: decideImportWords, input, token: desk.token });
/** Decides, and waits until the rows are checked again. */
const decide = async (input: EndpointInput<typeof decideImportWords>) => {
  await deciding(input);
  return runToEnd(desk, input.import_id);
};
const start = async (import_id: number) =>
  callApi(application, { endpoint: startImport, input: { import_id }, token: desk.token });
const factsOf = async (email: string) =>
  (
    await application.context.database
      .selectFrom('invitations')
      .select('facts')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.facts;

describe('a sheet in the words of a bureau', () => {
  it('lands in the lists, and what a word says beyond its value is kept', async () => {
    const content = people('known', [
      ['Hindu', 'SNDP', 'B.Tech (CSE), MBA', 'Software Engineer at TCS'],
      ['RCSC', '', 'B.Sc Nursing', 'Staff Nurse'],
      ['Hindu - Nair', '', '+2', 'House wife'],
      ['Christian', 'Latin Catholic', 'SSLC', 'Business'],
    ]);
    const checked = await check(desk, { content });
    // SNDP is another name of Ezhava, which is kept beside it when somebody agrees.
    expect(checked).toMatchObject({ im_added: 4, im_unknown_words: 1, im_with_remarks: 1 });
    await decide({ import_id: checked.im_id, rest: 'own_words' });
    await start(checked.im_id);
    await runToEnd(desk, checked.im_id);
    expect(await factsOf('known.0@example.org')).toMatchObject({
      religion: 'hindu',
      community: 'hindu-ezhava',
      subCommunity: 'SNDP',
      qualification: 'masters-other',
      qualificationDetail: 'B.Tech (CSE), MBA',
      workingAs: 'information-technology-software-engineer',
      professionArea: 'information-technology',
      occupationDetail: 'Software Engineer at TCS',
    });
    expect(await factsOf('known.1@example.org')).toMatchObject({
      religion: 'christian',
      denomination: 'christian-syro-malabar',
      qualification: 'bachelors-nursing',
    });
    expect(await factsOf('known.2@example.org')).toMatchObject({
      religion: 'hindu',
      community: 'hindu-nair',
    });
    const last = await factsOf('known.3@example.org');
    expect(last).toMatchObject({ denomination: 'christian-roman-catholic', qualification: '10th' });
    expect(last).toMatchObject({ community: 'christian-latin-catholic' });
  });
});

describe('words that are in no list', () => {
  const unknown = (name: string) =>
    people(name, [
      ['Hindu', 'Veerakodi', 'Vidwan', 'Thatcher'],
      ['Hindu', 'veera-kodi', 'Vidwan', 'School teacher'],
      ['Hindu', 'Nair', 'Sahitya Visharad', 'School teacher'],
    ]);

  it('are listed with how often each occurs and the nearest values', async () => {
    const { im_id } = await check(desk, { content: unknown('listed') });
    const { data, total } = await wordsOf(im_id);
    expect(total).toBe(4);
    expect(data.map(({ iw_field, iw_word, iw_rows }) => [iw_field, iw_word, iw_rows])).toEqual([
      ['community', 'Veerakodi', 2],
      ['qualification', 'Vidwan', 2],
      ['qualification', 'Sahitya Visharad', 1],
      ['working_as', 'Thatcher', 1],
    ]);
    expect(data[0]).toMatchObject({ iw_list: 'community', iw_parent_label: 'Hindu' });
    expect(data.at(-1)?.iw_nearest.map(({ label }) => label)).toContain('School teacher');
  });

  it('keep the import from starting, and nothing becomes an own word unseen', async () => {
    const { im_id } = await check(desk, { content: unknown('waiting') });
    const refused = await start(im_id);
    expect([refused.status, refused.body.code]).toEqual([409, 'import_words_open']);
    expect(await factsOf('waiting.0@example.org')).toBeUndefined();
  });

  it('are mapped to a value, kept as own words or left out, each once', async () => {
    const { im_id } = await check(desk, { content: unknown('decided') });
    const decided = await decide({
      import_id: im_id,
      decisions: [
        { field: 'community', word: 'VEERAKODI', means: 'value', code: 'hindu-pillai', adds_synonym: true },
        { field: 'qualification', word: 'Vidwan', means: 'own_words' },
      ],
      rest: 'nothing',
    });
    expect(decided).toMatchObject({ im_state: 'checked', im_unknown_words: 0, im_with_remarks: 0 });
    expect((await start(im_id)).body.result).toBe(true);
    await runToEnd(desk, im_id);
    expect(await factsOf('decided.0@example.org')).toMatchObject({
      community: 'hindu-pillai',
      subCommunity: 'Veerakodi',
      qualification: 'Vidwan',
    });
    expect(await factsOf('decided.0@example.org')).not.toHaveProperty('workingAs');
    expect(await factsOf('decided.2@example.org')).not.toHaveProperty('qualification');
  });

  it('that became synonyms are known to the next sheet', async () => {
    const checked = await check(desk, {
      content: people('next', [['Hindu', 'Veera Kodi', 'BA', 'Teacher']]),
    });
    // The community is known; whether its word stays on the profiles of another sheet is asked.
    const { data } = await wordsOf(checked.im_id);
    expect(data.map(({ iw_field, iw_word }) => [iw_field, iw_word])).toEqual([
      ['sub_community', 'Veera Kodi'],
    ]);
    const input = {
      list: 'community' as const,
      search: 'veerakodi',
      sort: 'word' as const,
      order: 'asc' as const,
    };
    const { body } = await callApi(application, { endpoint: listSynonyms, input, token: desk.token });
    expect(body.data.slice(0, 1)).toMatchObject([
      { cs_word: 'VEERAKODI', cs_code: 'hindu-pillai', cs_parent_label: 'Hindu', cs_keeps_words: true },
    ]);
  });

  it('are remembered with a saved mapping', async () => {
    const { body } = await bring(desk, { content: unknown('first') });
    const name = 'St Mary’s bureau';
    await saveMapping(desk, { name, mapping: body.data.im_mapping });
    const { im_id } = await check(desk, { content: unknown('second') });
    await decide({ import_id: im_id, rest: 'own_words' });
    const listed = await callApi(application, { endpoint: listMappings, input: {}, token: desk.token });
    const mapping = listed.body.data.find(({ mp_name }) => mp_name === name)?.mp_mapping;
    expect(mapping?.fields.qualification).toMatchObject({ own_words: ['Vidwan', 'Sahitya Visharad'] });
    const again = await check(desk, { content: unknown('third'), ...(mapping && { mapping }) });
    expect(again.im_unknown_words).toBe(0);
  });

  it('of a list without values under the row’s own value stay, and nobody is asked', async () => {
    const content = writeSheet([
      ['Name', 'Sex', 'Country', 'State', 'E-mail'],
      ['Asha', 'F', 'Canada', 'Nova Scotia', 'abroad@example.org'],
    ]);
    const { im_id, im_unknown_words } = await check(desk, { content });
    expect(im_unknown_words).toBe(0);
    await start(im_id);
    await runToEnd(desk, im_id);
    expect(await factsOf('abroad@example.org')).toMatchObject({ state: 'Nova Scotia' });
  });
});

describe('a decision', () => {
  it.each([
    ['about a word that is known', { field: 'community', word: 'Nair', means: 'nothing' }],
    [
      'for a value that the list does not have',
      { field: 'community', word: 'Foo', means: 'value', code: 'no' },
    ],
    ['for no value', { field: 'community', word: 'Foo', means: 'value' }],
  ] as const)('%s is refused', async (_what, decision) => {
    const content = people('refused', [['Hindu', 'Foo', 'BA', 'Teacher']]);
    const { im_id } = await check(desk, { content });
    const { status, body } = await deciding({ import_id: im_id, decisions: [decision] });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['decisions']]);
  });

  it('counts under the religion where the word was asked about', async () => {
    const content = people('scoped', [
      ['Hindu', 'Sunni', 'BA', 'Teacher'],
      ['Christian', 'Sunni', 'BA', 'Teacher'],
      ['Muslim', 'Sunni', 'BA', 'Teacher'],
    ]);
    const { im_id } = await check(desk, { content });
    const { data } = await wordsOf(im_id);
    expect(
      data.map(({ iw_word, iw_parent, iw_rows, iw_nearest }) => [iw_word, iw_parent, iw_rows, iw_nearest]),
    ).toEqual([
      ['Sunni', 'christian', 1, []],
      ['Sunni', 'hindu', 1, []],
    ]);
    const about = { field: 'community', word: 'Sunni' } as const;
    const decided = await decide({
      import_id: im_id,
      decisions: [
        { ...about, parent: 'hindu', means: 'nothing' },
        { ...about, parent: 'christian', means: 'own_words' },
      ],
    });
    expect(decided.im_unknown_words).toBe(0);
    await start(im_id);
    await runToEnd(desk, im_id);
    expect(await factsOf('scoped.0@example.org')).not.toHaveProperty('community');
    expect(await factsOf('scoped.1@example.org')).toMatchObject({ community: 'Sunni' });
    expect(await factsOf('scoped.2@example.org')).toMatchObject({ denomination: 'muslim-sunni-other' });
  });

  it('is refused before a check, and recorded by its counts afterwards', async () => {
    const { body } = await bring(desk, { content: people('early', [['Hindu', 'Foo', 'BA', 'Teacher']]) });
    const early = await deciding({ import_id: body.data.im_id, rest: 'nothing' });
    expect([early.status, early.body.code]).toEqual([409, 'import_not_checked']);
    const { im_id } = await check(desk, { content: people('late', [['Hindu', 'Foo', 'BA', 'Teacher']]) });
    await decide({ import_id: im_id, rest: 'nothing' });
    const input = { group: 'imports' as const, search: `import ${im_id}` };
    const entries = await callApi(application, { endpoint: listAudit, input, token: desk.token });
    expect(entries.body.data.map(({ au_action }) => au_action)).toContain('import.words_decided');
  });
});

describe('a word that does not quite name its value', () => {
  const guessed = (name: string) =>
    people(name, [
      ['Hindu', 'Nair', 'BA', 'Driver'],
      ['Hindu', 'Ezhava', 'BA', 'Taxi driver'],
      ['Hindu', 'Nair', 'BA', 'driver'],
    ]);
  const guessesOf = async (import_id: number) => {
    const input = { import_id, kind: 'guessed' } as const;
    const { body } = await callApi(application, { endpoint: listImportWords, input, token: desk.token });
    return body.data;
  };

  it('has a remark that names the value, is listed, and is kept beside it', async () => {
    const checked = await check(desk, { content: guessed('driver') });
    expect(checked).toMatchObject({ im_unknown_words: 0, im_with_remarks: 2 });
    expect(await guessesOf(checked.im_id)).toMatchObject([
      { iw_field: 'working_as', iw_word: 'Driver', iw_rows: 2, iw_read_as: { label: 'Taxi driver' } },
    ]);
    const [row] = await listRows(desk, { import_id: checked.im_id, show: 'with_remarks' });
    expect(row?.ir_remarks).toMatchObject([
      { message: 'Guessed: the sheet says “Driver”, we read “Taxi driver”', value: 'Driver' },
    ]);
    expect((await start(checked.im_id)).body.result).toBe(true);
    await runToEnd(desk, checked.im_id);
    expect(await factsOf('driver.0@example.org')).toMatchObject({
      workingAs: 'transport-taxi-driver',
      occupationDetail: 'Driver',
    });
  });

  it('is decided otherwise: another value, or own words although a list knows it', async () => {
    const checked = await check(desk, { content: guessed('lorry') });
    const code = 'transport-lorry-driver';
    const decision = { field: 'working_as', word: 'Driver' } as const;
    const other = await decide({
      import_id: checked.im_id,
      decisions: [{ ...decision, means: 'value', code }],
    });
    expect(other).toMatchObject({ im_with_remarks: 0 });
    expect(await guessesOf(checked.im_id)).toEqual([]);
    const again = await check(desk, { content: guessed('own') });
    await decide({ import_id: again.im_id, decisions: [{ ...decision, means: 'own_words' }] });
    await start(again.im_id);
    await runToEnd(desk, again.im_id);
    expect(await factsOf('own.0@example.org')).toMatchObject({ workingAs: 'Driver' });
  });
});
