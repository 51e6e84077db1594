import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';
import { showImportRow } from '#contract/imports/import-row.ts';
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

type Decision = Omit<EndpointInput<typeof decideImportWords>, 'import_id'>;

/** Checks three people, two of them with a word that says no gender that is known. */
const checkPeople = (name: string) =>
  check(desk, {
    content: writeSheet([
      ['Name', 'Sex', 'Religion', 'Caste', `Shoe size ${name}`],
      ['Arun K', 'Zzvaran', 'Hindu', 'Veerakodi', ''],
      ['Biju K', 'zzvaran', 'Hindu', 'Veerakodi', ''],
      ['Asha K', 'Penkutty', 'Hindu', 'Veerakodi', ''],
    ]),
  });
const decide = (import_id: number, decision: Decision) =>
  callApi(application, {
    endpoint: decideImportWords,
    input: { import_id, ...decision },
    token: desk.token,
  });

it('a word about the gender that nobody knows is asked about first, once for all its rows', async () => {
  const { im_id, im_refused, im_unknown_words } = await checkPeople('first');
  expect([im_refused, im_unknown_words]).toEqual([2, 2]);
  const { body } = await callApi(application, {
    endpoint: listImportWords,
    input: { import_id: im_id },
    token: desk.token,
  });
  expect(body.data[0]).toMatchObject({
    iw_field: 'gender',
    iw_list: null,
    iw_word: 'Zzvaran',
    iw_rows: 2,
    iw_nearest: [
      { code: 'male', label: 'Male' },
      { code: 'female', label: 'Female' },
    ],
  });
  const decision = { field: 'gender', word: 'Zzvaran', means: 'value' } as const;
  const refused = await decide(im_id, { decisions: [{ ...decision, code: 'hindu-nair' }] });
  expect(refused.status).toBe(422);
  await decide(im_id, { decisions: [{ ...decision, code: 'male' }], rest: 'own_words' });
  expect(await runToEnd(desk, im_id)).toMatchObject({ im_refused: 0, im_unknown_words: 0 });
});

it.each(['own_words', 'nothing'] as const)('its rows stay refused after "%s" for all words', async (rest) => {
  const { im_id } = await checkPeople(rest);
  await decide(im_id, { rest });
  expect(await runToEnd(desk, im_id)).toMatchObject({ im_refused: 2, im_unknown_words: 0 });
});

it('a word for who created the profile is asked about, and means the son or daughter by the gender of each row', async () => {
  const { im_id, im_unknown_words, im_added } = await check(desk, {
    content: writeSheet([
      ['Name', 'Sex', 'Date of birth', 'Profile created by'],
      ['Arun Das', 'M', '14/03/1995', 'Kuttettan'],
      ['Anu Das', 'F', '15/03/1996', 'kuttettan'],
      ['Asha Das', 'F', '16/03/1997', 'Brother'],
    ]),
  });
  expect([im_added, im_unknown_words]).toEqual([3, 1]);
  const { body } = await callApi(application, {
    endpoint: listImportWords,
    input: { import_id: im_id },
    token: desk.token,
  });
  expect(body.data[0]).toMatchObject({
    iw_field: 'created_by',
    iw_list: null,
    iw_word: 'Kuttettan',
    iw_rows: 2,
  });
  const decision = { field: 'created_by', word: 'Kuttettan', means: 'value', code: 'child' } as const;
  await decide(im_id, { decisions: [decision] });
  expect(await runToEnd(desk, im_id)).toMatchObject({ im_unknown_words: 0, im_with_remarks: 0 });
  const stored = await Promise.all(
    [2, 3, 4].map(async (row) => {
      const shown = await callApi(application, {
        endpoint: showImportRow,
        input: { import_id: im_id, row },
        token: desk.token,
      });
      return shown.body.data.ir_fields.find(({ if_field: field }) => field === 'created_by')?.if_stored;
    }),
  );
  expect(stored).toEqual(['My Son', 'My Daughter', 'My Sister']);
});
