import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { showImportRow } from '#contract/imports/import-row.ts';
import { listImportWords } from '#contract/imports/import-words.ts';
import { listImportRows, showImport } from '#contract/imports/imports.ts';
import { listInvitations } from '#contract/imports/invitations.ts';
import { listBatches } from '#contract/members/batches.ts';
import { searchUsers } from '#contract/members/members.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator, answerRole } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { anInvitedPerson, checkedImport } from './wire-import.ts';
import { onePage } from '../support/people-pages.ts';

type Row = EndpointData<typeof showImportRow>;

const row: Row = {
  ir_id: 8,
  ir_sheet: null,
  ir_row: 2,
  ir_name: 'Asha',
  ir_outcome: 'updated',
  ir_remarks: [],
  ir_fields: [],
  ir_unread: [{ column: 'Shoe', text: '6' }],
};
const field: Row['ir_fields'][number] = {
  if_field: 'city',
  if_written: 'Cochin',
  if_column: null,
  if_stored: 'Kochi',
  if_before: 'Thrissur',
  if_is_changed: true,
  if_is_own_words: false,
  if_is_estimated: false,
};
const height: typeof field = {
  ...field,
  if_field: 'height',
  if_written: '163',
  if_stored: '163',
  if_before: '163',
  if_is_changed: false,
};

function answerRows(fake: FakeServer): void {
  fake.answer(showImport, { data: { ...checkedImport, im_unknown_words: 0 } });
  fake.answer(listImportWords, onePage([], 100));
  fake.answer(listChoices, { data: makeChoiceLists() });
  fake.answer(listImportRows, onePage([row], 50));
  fake.answer(showImportRow, { data: { ...row, ir_fields: [height, field] } });
}

test('a row of a known person says what changes, from what to what, and what is not read', async () => {
  await openScreen('/admin-import/3', { as: administrator, prepare: answerRows });
  await page.getByRole('button', { name: 'Open row 2: Asha' }).first().click();
  const dialog = page.getByRole('dialog');
  const changes = dialog.getByRole('region', { name: 'What changes' });
  await expect.element(changes.getByText('Kochi')).toBeVisible();
  await expect.element(changes.getByText('Before: Thrissur')).toBeVisible();
  await expect.element(changes.getByText('163')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Shoe')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['Occasionally non-veg', 'Occasionally Non-Vegetarian'],
  // The own words of a sheet may be the name of something that every object has.
  ['constructor', 'constructor'],
])('the diet “%s” of a row reads as on profiles', async (stored, read) => {
  const diet = { ...field, if_field: 'diet' as const, if_written: 'as before', if_stored: stored };
  await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerRows(fake);
      fake.answer(showImportRow, { data: { ...row, ir_fields: [diet] } });
    },
  });
  await page.getByRole('button', { name: 'Open row 2: Asha' }).first().click();
  await expect.element(page.getByRole('dialog').getByText(read, { exact: true })).toBeVisible();
});

test('a row that cannot be loaded says so and can be loaded again', async () => {
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerRows(fake);
      fake.disconnect(showImportRow);
    },
  });
  await page.getByRole('button', { name: 'Open row 2: Asha' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('could not be loaded');
  answerRows(server);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog.getByText('Kochi')).toBeVisible();
});

test('the rows of one note are listed, and notes that need nothing are folded', async () => {
  const reason = { field: 'mobile', is_refusal: false, needs_nothing: true, rows: 47 };
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      answerRows(fake);
      fake.answer(showImport, {
        data: {
          ...checkedImport,
          im_unknown_words: 0,
          im_reasons: [
            { ...reason, key: 'row.more_numbers', message: 'Further numbers are not kept' },
            { ...reason, key: 'row.no_mobile', message: 'There is no number', needs_nothing: false },
          ],
        },
      });
    },
  });
  const folded = page.getByText('Further numbers are not kept');
  await expect.element(page.getByText('There is no number')).toBeVisible();
  await expect.element(folded).not.toBeVisible();
  await page.getByText('1 kind of note that needs nothing from you').click();
  await expect.element(folded).toBeVisible();
  await page.getByRole('button', { name: 'Show the rows: Mobile number: Further numbers' }).click();
  await expect
    .element(
      page.getByRole('status').getByText('Only rows with: Mobile number: Further numbers are not kept'),
    )
    .toBeVisible();
  expect(server.listCalls(listImportRows).at(-1)).toMatchObject({
    note: 'mobile|row.more_numbers',
    show: 'all',
  });
  await expectAccessible();
  await page.getByRole('button', { name: 'Show other rows too' }).click();
  await expect.element(page.getByText('Only rows with')).not.toBeInTheDocument();
});

test('a search that finds no member says that people wait under Invitations', async () => {
  await openScreen('/userManagement?search=Nikhil', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(searchUsers, onePage([]));
      fake.answer(listBatches, { data: [] });
      fake.answer(listPlans, { data: [] });
      fake.answer(listChoices, { data: makeChoiceLists() });
      answerRole(fake, 'owner');
      fake.answer(listInvitations, onePage([anInvitedPerson]));
    },
  });
  const waiting = page.getByRole('status').filter({ hasText: 'fit your search: 1' });
  await expect.element(waiting).toBeVisible();
  await expect
    .element(waiting.getByRole('link', { name: 'Import › Invitations' }))
    .toHaveAttribute('href', '/admin-import/invitations?search=Nikhil');
});
