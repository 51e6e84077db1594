import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { answerCheckedImport, checkedImport, type ImportWord, longWord } from './wire-import.ts';
import { openScreen } from '../support/open-screen.tsx';
import { onePage } from '../support/people-pages.ts';

const guess: ImportWord = {
  iw_field: 'working_as',
  iw_list: 'working_as',
  iw_word: 'Driver',
  iw_rows: 3,
  iw_parent: null,
  iw_parent_label: null,
  iw_read_as: { code: 'taxi-driver', label: 'Taxi driver' },
  iw_nearest: [],
};
/** Opens a checked import with one unknown word. */
const openWord = (word: ImportWord) =>
  openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerCheckedImport(fake);
      fake.answer(listImportWords, ({ kind }) => onePage(kind === 'guessed' ? [] : [word], 100));
    },
  });

test('unknown words are decided before the import can start', async () => {
  const { server } = await openScreen('/admin-import/3', { as: administrator, prepare: answerCheckedImport });
  await expect.element(page.getByRole('heading', { name: '2 words not found in any list' })).toBeVisible();
  await expect.element(page.getByText('Highest qualification · in 11 rows')).toBeVisible();
  await expect.element(page.getByText('Community · in 1 row · under Hindu')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Add 40 people/ })).not.toBeInTheDocument();

  await page.getByLabelText('What “B.Teck” means').selectOptions("Bachelor's – Engineering");
  await page.getByLabelText('Add “B.Teck” to the synonyms').click();
  await page.getByLabelText(`What “${longWord}” means`).selectOptions('Another value…');
  await page.getByRole('combobox', { name: `Value for “${longWord}”` }).click();
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
          word: longWord,
          parent: 'hindu',
          means: 'value',
          code: 'nair',
          adds_synonym: false,
        },
      ],
    },
  ]);
});

test('a word about the gender is Male or Female', async () => {
  const word: ImportWord = {
    iw_field: 'gender',
    iw_list: null,
    iw_word: 'Mapla',
    iw_rows: 12,
    iw_parent: null,
    iw_parent_label: null,
    iw_read_as: null,
    iw_nearest: [
      { code: 'male', label: 'Male' },
      { code: 'female', label: 'Female' },
    ],
  };
  const { server } = await openWord(word);
  await expect
    .element(page.getByText('Gender · in 12 rows · without it these rows are refused'))
    .toBeVisible();
  const choice = page.getByLabelText('What “Mapla” means');
  await expect.element(choice).toHaveTextContent(/^Not decided yetMaleFemaleLeave out$/);
  await choice.selectOptions('Male');
  await expect.element(page.getByLabelText('Add “Mapla” to the synonyms')).not.toBeInTheDocument();
  server.answer(decideImportWords, { data: { ...checkedImport, im_unknown_words: 0 } });
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect
    .poll(() => server.listCalls(decideImportWords)[0]?.decisions)
    .toEqual([
      { field: 'gender', word: 'Mapla', parent: null, means: 'value', code: 'male', adds_synonym: false },
    ]);
});

test('a word of the community may be a denomination', async () => {
  const { server } = await openWord({
    ...guess,
    iw_field: 'community',
    iw_list: 'community',
    iw_word: 'Marthomite',
    iw_read_as: null,
  });
  await page.getByLabelText('What “Marthomite” means').selectOptions('Another value: Denomination or sect…');
  await page.getByRole('combobox', { name: 'Value for “Marthomite”' }).click();
  await userEvent.keyboard('mar thoma{Enter}');
  server.answer(decideImportWords, { data: { ...checkedImport, im_unknown_words: 0 } });
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect
    .poll(() => server.listCalls(decideImportWords)[0]?.decisions)
    .toMatchObject([{ field: 'community', word: 'Marthomite', means: 'value', code: 'mar-thoma' }]);
});

test('all other words are decided at once', async () => {
  const { server } = await openScreen('/admin-import/3', { as: administrator, prepare: answerCheckedImport });
  await expect.element(page.getByText('Decide about at least one word first.')).toBeVisible();
  await page.getByLabelText('All other words').selectOptions('Leave out');
  server.answer(decideImportWords, { data: { ...checkedImport, im_unknown_words: 0 } });
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect
    .element(page.getByRole('heading', { name: /words not found in any list/ }))
    .not.toBeInTheDocument();
  expect(server.listCalls(decideImportWords)).toEqual([{ import_id: 3, decisions: [], rest: 'nothing' }]);
});

test('either button saves what was chosen in both lists', async () => {
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerCheckedImport(fake);
      fake.answer(listImportWords, ({ kind }) =>
        onePage([kind === 'guessed' ? guess : { ...guess, iw_word: 'Vidwan', iw_read_as: null }], 100),
      );
    },
  });
  await page.getByText('1 guessed word').click();
  await page.getByLabelText('What “Driver” means').selectOptions('Keep as written');
  await page.getByLabelText('What “Vidwan” means').selectOptions('Leave out');
  await expect
    .element(page.getByText('This saves what you have chosen in both lists of words.').first())
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
