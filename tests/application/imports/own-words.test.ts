import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';
import { startImport } from '#contract/imports/imports.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { check, type Desk, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const wordsOf = async (import_id: number) => {
  const { body } = await callApi(application, {
    endpoint: listImportWords,
    input: { import_id },
    token: desk.token,
  });
  return body.data.map(({ iw_field, iw_word, iw_parent_label }) => [iw_field, iw_word, iw_parent_label]);
};
const decide = async (input: EndpointInput<typeof decideImportWords>) => {
  await callApi(application, { endpoint: decideImportWords, input, token: desk.token });
  return runToEnd(desk, input.import_id);
};
const start = async (import_id: number) => {
  await callApi(application, { endpoint: startImport, input: { import_id }, token: desk.token });
  await runToEnd(desk, import_id);
};
const factsOf = async (email: string) =>
  (
    await application.context.database
      .selectFrom('invitations')
      .select('facts')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).facts;

const header = ['Name', 'Sex', 'Religion', 'Caste', 'Present Address', 'E-mail'];
/** A sheet without columns of the sub-community and the state. */
const people = (name: string) =>
  writeSheet([
    header,
    ['Asha', 'F', 'Hindu', 'Nayanar', 'Texas, USA', `${name}.0@example.org`],
    ['Bina', 'F', 'Hindu', 'Shetty', 'Ontario, Canada', `${name}.1@example.org`],
    ['Cini', 'F', 'Hindu', 'Adiyodi', 'Kollam', `${name}.2@example.org`],
  ]);

describe('words beside a value', () => {
  it('are asked about, although no column is read as their field, unless there is nothing to choose from', async () => {
    const { im_id, im_unknown_words } = await check(desk, { content: people('asked'), name: 'asked.csv' });
    expect(im_unknown_words).toBe(3);
    expect(await wordsOf(im_id)).toEqual(
      expect.arrayContaining([
        ['sub_community', 'Shetty', 'Bunt'],
        ['sub_community', 'Nayanar', 'Nair'],
        ['sub_community', 'Adiyodi', 'Nair'],
      ]),
    );
  });

  it('become a value, own words or nothing, and the next sheet knows it', async () => {
    const { im_id } = await check(desk, { content: people('taken'), name: 'taken.csv' });
    const decided = await decide({
      import_id: im_id,
      decisions: [
        { field: 'sub_community', word: 'Nayanar', means: 'own_words' },
        { field: 'sub_community', word: 'Adiyodi', means: 'value', code: 'hindu-nair-kiriyathil' },
      ],
      rest: 'own_words',
    });
    expect(decided.im_unknown_words).toBe(0);
    await start(im_id);
    expect(await factsOf('taken.0@example.org')).toMatchObject({ subCommunity: 'Nayanar', state: 'Texas' });
    expect(await factsOf('taken.1@example.org')).toMatchObject({ state: 'Ontario', community: 'hindu-bunt' });
    expect(await factsOf('taken.2@example.org')).toMatchObject({ subCommunity: 'hindu-nair-kiriyathil' });
    const next = await check(desk, {
      content: people('next'),
      name: 'next.csv',
      mapping: decided.im_mapping,
    });
    expect(next.im_unknown_words).toBe(0);
  });
});

it('a word of the community may be decided to be a denomination, for later sheets too', async () => {
  const sheet = (name: string) =>
    writeSheet([
      ['Name', 'Sex', 'Caste', `Shoe size ${name}`, 'E-mail'],
      ['Asha', 'F', 'Zzmalabar', '', `${name}@example.org`],
    ]);
  const { im_id } = await check(desk, { content: sheet('faith'), name: 'faith.csv' });
  const decided = await decide({
    import_id: im_id,
    decisions: [
      {
        field: 'community',
        word: 'Zzmalabar',
        means: 'value',
        code: 'christian-syro-malabar',
        adds_synonym: true,
      },
    ],
  });
  expect(decided).toMatchObject({ im_unknown_words: 0, im_with_remarks: 0 });
  await start(im_id);
  const facts = await factsOf('faith@example.org');
  expect(facts).toMatchObject({ religion: 'christian', denomination: 'christian-syro-malabar' });
  expect(facts).not.toHaveProperty('community');
  const later = await check(desk, { content: sheet('later'), name: 'later.csv' });
  expect(later.im_unknown_words).toBe(0);
});
