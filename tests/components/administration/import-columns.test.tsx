import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { readColumns } from '#contract/imports/fit-mapping.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { checkImport, showImport } from '#contract/imports/imports.ts';
import { listMappings } from '#contract/imports/mappings.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { checkedImport } from './wire-import.ts';

const others = ['Bust', 'Shoe', 'Car', 'Pet', 'Blog', 'File', 'Desk'];
const mapping: ImportDetails['im_mapping'] = { fields: { name: readColumns('name', ['Name']) }, refuse: [] };
const { im_layout: layout } = checkedImport;
const sheet: ImportDetails = {
  ...checkedImport,
  im_state: 'uploaded',
  im_columns: ['Name', ...others],
  im_sample: [['Asha', '34', '6', 'Swift', 'Cat', 'asha.example', '17', 'North']],
  im_layout: {
    ...layout,
    mapping,
    columns: ['Name', ...others].map((name) => ({
      by: name === 'Name' ? 'header' : null,
      filled: 40,
      unread: [],
    })),
  },
  im_mapping: mapping,
};

function answerSheet(fake: FakeServer): void {
  fake.answer(showImport, { data: sheet });
  fake.answer(listChoices, { data: makeChoiceLists() });
  fake.answer(listMappings, { data: [] });
}

test('many unused columns are folded away, and one that gets a use stays in its place', async () => {
  await page.viewport(320, 800);
  const { server } = await openScreen('/admin-import/3', { as: administrator, prepare: answerSheet });
  const used = page.getByRole('heading', { name: 'Name', exact: true });
  await expect.element(used).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Desk' })).not.toBeInTheDocument();
  await expectAccessible();

  await page.getByText('7 unused columns').click();
  await expect.element(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Use File for' }).click();
  await userEvent.keyboard('serial{Enter}');
  await expect.element(page.getByText('7 unused columns')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Use File for' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);

  server.answer(checkImport, { data: sheet });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect
    .poll(() => server.listCalls(checkImport))
    .toMatchObject([
      { mapping: { fields: { name: { columns: ['Name'] }, serial_no: { columns: ['File'] } } } },
    ]);
});

const many = ['Name', 'Phone', 'Place'];
const used: ImportDetails['im_mapping'] = {
  fields: { name: readColumns('name', ['Name']), mobile: readColumns('mobile', ['Phone']) },
  refuse: [],
};

test('Tab goes from field to field, and to the button that empties each', async () => {
  await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerSheet(fake);
      fake.answer(showImport, {
        data: {
          ...sheet,
          im_columns: many,
          im_sample: [['Asha', '98470 12345', 'Kollam']],
          im_layout: {
            ...sheet.im_layout,
            mapping: used,
            columns: many.map(() => ({ by: 'header' as const, filled: 40, unread: [] })),
          },
          im_mapping: used,
        },
      });
    },
  });
  const name = page.getByRole('combobox', { name: 'Use Name for' });
  const phone = page.getByRole('combobox', { name: 'Use Phone for' });
  const empty = page.getByRole('button', { name: 'Do not use Phone for Mobile number' });
  await expect.element(name).toBeVisible();
  // The list of each field opens on the way.
  name.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Do not use Name for Full name' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByRole('button', { name: 'Use Name for another field as well' }))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(empty).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveValue('');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('combobox', { name: 'Use Place for' })).toHaveFocus();
});

test('a column of a fact and of one without a field says what is not used', async () => {
  const columns = ['Name', 'Ht / Wt'];
  const chosen: ImportDetails['im_mapping'] = {
    fields: { name: readColumns('name', ['Name']), height: readColumns('height', ['Ht / Wt']) },
    refuse: [],
  };
  await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerSheet(fake);
      fake.answer(showImport, {
        data: {
          ...sheet,
          im_columns: columns,
          im_sample: [['Asha', '163 / 55']],
          im_layout: {
            ...sheet.im_layout,
            mapping: chosen,
            columns: [[], ['Wt']].map((unread) => ({ by: 'header' as const, filled: 40, unread })),
          },
          im_mapping: chosen,
        },
      });
    },
  });
  await expect.element(page.getByText('Not used, as a profile has no such field: Wt.')).toBeVisible();
});
