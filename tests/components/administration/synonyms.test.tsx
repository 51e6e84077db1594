import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listChoiceValues } from '#contract/choices/choice-editing.ts';
import { addSynonym, listSynonyms, removeSynonym } from '#contract/choices/synonyms.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';

type Synonym = EndpointData<typeof listSynonyms>[number];

const mba: Synonym = {
  cs_id: 5,
  cs_list: 'qualification',
  cs_word: 'MBA',
  cs_code: 'masters-other',
  cs_label: "Master's – Other",
  cs_parent_label: null,
  cs_keeps_words: true,
};

const answer = (fake: FakeServer, data: Synonym[]) => {
  fake.answer(listSynonyms, { data, total: data.length, page: 1, limit: 50, next: null });
  fake.answer(listChoiceValues, {
    data: [
      {
        code: 'masters-other',
        label: "Master's – Other",
        labels: {},
        parent: null,
        parent_label: null,
        is_active: true,
        is_last: false,
        profile_count: 0,
        preference_count: 0,
      },
    ],
  });
};

test('the synonyms of a list say what they name, and whether the words are kept', async () => {
  const { server } = await openScreen('/admin-choices/synonyms?list=qualification', {
    as: administrator,
    prepare: (fake) => answer(fake, [mba]),
  });
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'MBA' }) });
  await expect.element(row).toHaveTextContent("Master's – Other");
  await expect.element(row).toHaveTextContent('Kept beside the value');
  expect(server.listCalls(listSynonyms).at(-1)).toMatchObject({
    list: 'qualification',
    sort: 'word',
    order: 'asc',
  });
  await expectAccessible();
  server.answer(removeSynonym, { data: null });
  answer(server, []);
  await page.getByRole('button', { name: 'Remove MBA' }).click();
  await expect.element(page.getByText('“MBA” is no synonym any more.')).toBeVisible();
  await expect.element(page.getByText('There are no synonyms here yet')).toBeVisible();
});

test('a synonym is added with its value, and a word that is taken stays in the form', async () => {
  const { server } = await openScreen('/admin-choices/synonyms?list=qualification', {
    as: administrator,
    prepare: (fake) => {
      answer(fake, []);
      fake.refuse(addSynonym, {
        code: 'invalid_input',
        errors: [{ field: 'word', message: 'This word is a synonym of the list already' }],
      });
    },
  });
  await page.getByRole('button', { name: 'Add a synonym' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Word', { exact: true }).fill('PGDM');
  await dialog.getByRole('combobox', { name: 'Value of the list' }).click();
  await page.getByRole('option', { name: "Master's – Other" }).click();
  await dialog.getByRole('button', { name: 'Add a synonym' }).click();
  await expect.element(dialog.getByText('This word is a synonym of the list already')).toBeVisible();
  await expectAccessible();
  server.answer(addSynonym, { data: { ...mba, cs_word: 'PGDM' } });
  await dialog.getByRole('button', { name: 'Add a synonym' }).click();
  await expect.element(page.getByText('“PGDM” is a synonym now.')).toBeVisible();
  expect(server.listCalls(addSynonym).at(-1)).toEqual({
    list: 'qualification',
    word: 'PGDM',
    code: 'masters-other',
    keeps_words: false,
  });
});
