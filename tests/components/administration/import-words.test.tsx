import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';
import { listImportRows, showImport } from '#contract/imports/imports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { checkedImport } from './wire-import.ts';
import { openScreen } from '../support/open-screen.tsx';

const long = 'A very long word of a bureau that fills the whole width of a narrow phone and more than that';

type Word = EndpointData<typeof listImportWords>[number];

const unknown: Word[] = [
  {
    iw_field: 'qualification',
    iw_list: 'qualification',
    iw_word: 'B.Teck',
    iw_rows: 11,
    iw_parent: null,
    iw_parent_label: null,
    iw_read_as: null,
    iw_nearest: [{ code: 'bachelor-s-engineering', label: "Bachelor's – Engineering" }],
  },
  {
    iw_field: 'community',
    iw_list: 'community',
    iw_word: long,
    iw_rows: 1,
    iw_parent: 'hindu',
    iw_parent_label: 'Hindu',
    iw_read_as: null,
    iw_nearest: [],
  },
];

const guess: Word = {
  iw_field: 'working_as',
  iw_list: 'working_as',
  iw_word: 'Driver',
  iw_rows: 3,
  iw_parent: null,
  iw_parent_label: null,
  iw_read_as: { code: 'taxi-driver', label: 'Taxi driver' },
  iw_nearest: [],
};
const paged = { page: 1, limit: 100, next: null };

function answerWords(fake: FakeServer): void {
  fake.answer(showImport, { data: checkedImport });
  fake.answer(listChoices, { data: makeChoiceLists() });
  fake.answer(listImportRows, { data: [], total: 0, page: 1, limit: 50, next: null });
  fake.answer(listImportWords, ({ kind }) =>
    kind === 'guessed'
      ? { data: [], total: 0, ...paged }
      : { data: unknown, total: unknown.length, ...paged },
  );
}

test('unknown words are decided before the import can start', async () => {
  const { server } = await openScreen('/admin-import/3', { as: administrator, prepare: answerWords });
  await expect.element(page.getByRole('heading', { name: '2 words that no list knows' })).toBeVisible();
  await expect.element(page.getByText('Highest qualification · in 11 rows')).toBeVisible();
  await expect.element(page.getByText('Community · in 1 row · under Hindu')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Add 40 people/ })).not.toBeInTheDocument();
  await expectAccessible();

  await page.getByLabelText('What “B.Teck” means').selectOptions("Bachelor's – Engineering");
  await page.getByLabelText('Add “B.Teck” to the synonyms').click();
  await page.getByLabelText(`What “${long}” means`).selectOptions('Another value …');
  await page.getByRole('combobox', { name: `Value for “${long}”` }).click();
  await userEvent.keyboard('nair{Enter}');
  server.answer(decideImportWords, { data: { ...checkedImport, im_unknown_words: 0, im_with_remarks: 0 } });
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect.element(page.getByRole('button', { name: /^Add 40 people/ })).toBeVisible();
  expect(server.listCalls(decideImportWords)).toEqual([
    {
      import_id: 3,
      decisions: [
        {
          field: 'qualification',
          word: 'B.Teck',
          parent: null,
          means: 'value',
          code: 'bachelor-s-engineering',
          adds_synonym: true,
        },
        {
          field: 'community',
          word: long,
          parent: 'hindu',
          means: 'value',
          code: 'nair',
          adds_synonym: false,
        },
      ],
    },
  ]);
});

test('all other words are decided at once, on a narrow phone too', async () => {
  await page.viewport(320, 800);
  const { server } = await openScreen('/admin-import/3', { as: administrator, prepare: answerWords });
  await expect.element(page.getByText('Decide about at least one word first.')).toBeVisible();
  await page.getByLabelText('All words that you have not decided').selectOptions('Leave out');
  server.answer(decideImportWords, { data: { ...checkedImport, im_unknown_words: 0 } });
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect
    .element(page.getByRole('heading', { name: /words that no list knows/ }))
    .not.toBeInTheDocument();
  expect(server.listCalls(decideImportWords)).toEqual([{ import_id: 3, decisions: [], rest: 'nothing' }]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('words that cannot be loaded can be loaded again', async () => {
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerWords(fake);
      fake.disconnect(listImportWords);
    },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded');
  answerWords(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('B.Teck')).toBeVisible();
});

test('either button saves what was chosen in both lists', async () => {
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerWords(fake);
      fake.answer(listImportWords, ({ kind }) => ({
        data: [kind === 'guessed' ? guess : { ...guess, iw_word: 'Vidwan', iw_read_as: null }],
        total: 1,
        ...paged,
      }));
    },
  });
  await page.getByText('1 word that was guessed').click();
  await page.getByLabelText('What “Driver” means').selectOptions('Keep as own words');
  await page.getByLabelText('What “Vidwan” means').selectOptions('Leave out');
  await expect
    .element(page.getByText('This saves what you chose in both lists of words.').first())
    .toBeVisible();
  await expectAccessible();
  server.answer(decideImportWords, { data: { ...checkedImport, im_unknown_words: 0 } });
  await page.getByRole('button', { name: 'Save and check again' }).first().click();
  await expect
    .poll(() => server.listCalls(decideImportWords))
    .toEqual([
      {
        import_id: 3,
        decisions: [
          { field: 'working_as', word: 'Vidwan', parent: null, means: 'nothing' },
          { field: 'working_as', word: 'Driver', parent: null, means: 'own_words' },
        ],
      },
    ]);
});
