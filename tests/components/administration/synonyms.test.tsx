import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addSynonym, listSynonyms, removeSynonym } from '#contract/choices/synonyms.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { openScreen } from '../support/open-screen.tsx';
import { answerSynonyms, mba } from './wire-choice.ts';
import { notices } from '../support/outcomes.ts';

test('the synonyms of a list say what they name, and whether the words are kept', async () => {
  const { server } = await openScreen('/admin-choices/synonyms?list=qualification', {
    as: administrator,
    prepare: (fake) => answerSynonyms(fake, [mba]),
  });
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'MBA' }) });
  await expect.element(row).toHaveTextContent("Master's – Other");
  await expect.element(row).toHaveTextContent('Shown beside the value');
  expect(server.listCalls(listSynonyms).at(-1)).toMatchObject({
    list: 'qualification',
    sort: 'word',
    order: 'asc',
  });
  server.answer(removeSynonym, { data: null });
  answerSynonyms(server);
  await page.getByRole('button', { name: 'Remove MBA' }).click();
  await expect.element(notices).toHaveTextContent('“MBA” is no longer a synonym.');
  await expect.element(page.getByRole('heading', { name: 'There are no synonyms here yet' })).toBeVisible();
});

test('a synonym is added with its value, and a word that is taken stays in the form', async () => {
  const { server } = await openScreen('/admin-choices/synonyms?list=qualification', {
    as: administrator,
    prepare: (fake) => {
      answerSynonyms(fake);
      fake.refuse(addSynonym, {
        code: 'invalid_input',
        errors: [{ field: 'word', message: 'This word is already a synonym of the list' }],
      });
    },
  });
  await page.getByRole('button', { name: 'Add a synonym' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Word', { exact: true }).fill('PGDM');
  await dialog.getByRole('combobox', { name: 'Value of the list' }).click();
  await page.getByRole('option', { name: "Master's – Other" }).click();
  await dialog.getByRole('button', { name: 'Add a synonym' }).click();
  await expect.element(dialog.getByText('This word is already a synonym of the list')).toBeVisible();
  await expectAccessible();
  server.answer(addSynonym, { data: { ...mba, cs_word: 'PGDM' } });
  await dialog.getByRole('button', { name: 'Add a synonym' }).click();
  await expect.element(notices).toHaveTextContent('“PGDM” is now a synonym.');
  expect(server.listCalls(addSynonym).at(-1)).toEqual({
    list: 'qualification',
    word: 'PGDM',
    code: 'masters-other',
    keeps_words: false,
  });
});
