import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listImportWords } from '#contract/imports/import-words.ts';
import { removeImportedPeople } from '#contract/imports/invitations.ts';
import { listImportRows, listImports, showImport } from '#contract/imports/imports.ts';
import { administrator } from '../support/area-frame.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectAnnounced } from '../support/outcomes.ts';
import { showImportPhotos } from '#contract/imports/import-photos.ts';
import { checkedImport } from '../administration/wire-import.ts';

const nothing = { total: 0, page: 1, limit: 50, next: null };
const counts = { im_added: 4, im_updated: 0, im_unchanged: 1, im_refused: 2, im_unknown_words: 0 };

test('a check names the people who are known apart, as the button does', async () => {
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(showImport, { data: { ...checkedImport, ...counts, im_state: 'checking' } });
      fake.answer(listImportRows, { data: [], ...nothing });
      fake.answer(listImportWords, { data: [], ...nothing });
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Every row is being checked' })).toBeVisible();
  server.answer(showImport, { data: { ...checkedImport, ...counts } });
  await expect.element(page.getByRole('button', { name: 'Add 4 people' })).toBeVisible();
  await expectAnnounced('New or changed: 4. Already here and unchanged: 1. Refused: 2.');
});

test('the people of an import are removed after a question that says how many go and how many stay', async () => {
  const people = {
    waiting: 290,
    invited: 7,
    claimed: 3,
    declined: 1,
    without_address: 0,
    brought_before: 2,
    brought_again: 4,
  };
  const done = { ...checkedImport, im_state: 'done', im_is_dry_run: false, im_invitations: people } as const;
  const { server } = await openScreen('/admin-import/3', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(showImport, { data: done });
      fake.answer(listImportRows, { data: [], ...nothing });
      fake.refuse(showImportPhotos, { code: 'not_found' });
    },
  });
  await page.getByRole('button', { name: 'Remove the imported people' }).click();
  const question = dialogOf('Remove the imported people?');
  for (const sentence of [
    '295 people who have not accepted will be erased',
    '2 people came with an earlier sheet before, and stay.',
    '4 people came again with a later sheet, and stay with that one.',
    '3 people are members now and stay.',
  ])
    await expect.element(question).toHaveTextContent(sentence);
  server.answer(removeImportedPeople, { data: { ...done, im_is_removing: true } });
  server.answer(showImport, { data: { ...done, im_is_removing: true } });
  await question.getByRole('button', { name: 'Yes, remove 295 people' }).click();
  await expect.element(page.getByText('The people are being removed…')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete this import' })).not.toBeInTheDocument();
  server.answer(showImport, {
    data: {
      ...done,
      im_removed: { people: 295, at: '2026-06-02T09:00:00Z', by: 'anita@example.org' },
      im_invitations: { ...people, waiting: 0, invited: 0, brought_before: 0, brought_again: 0 },
    },
  });
  await expect.element(page.getByText('The people are being removed…')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { name: '295 people of this import were removed' }))
    .toBeVisible();
  await expect.element(page.getByText(/^Removed .+ by anita@example\.org$/)).toBeVisible();
  await expectAnnounced('295 people of this import were removed');
  // The numbers of the import are not those of now.
  for (const stale of ['The import is done', 'New people', 'Photos'])
    await expect.element(page.getByText(stale, { exact: true })).not.toBeInTheDocument();
  expect(server.listCalls(removeImportedPeople)).toEqual([{ import_id: 3 }]);
});

test('the list of imports says whose people were removed, and counts them no more', async () => {
  const removed = { people: 257, at: '2026-06-02T09:00:00Z', by: 'anita@example.org' };
  const done = { ...checkedImport, im_state: 'done', im_is_dry_run: false, im_added: 257 } as const;
  await openScreen('/admin-import', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listImports, { data: [{ ...done, im_removed: removed }], ...nothing, total: 1 });
    },
  });
  await expect.element(page.getByText('People removed').first()).toBeVisible();
  await expect.element(page.getByText(/^Removed .+ by anita@example\.org$/).first()).toBeVisible();
  await expect.element(page.getByText('Done', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('257 · 0')).not.toBeInTheDocument();
});

test.for([
  {
    waiting: 9,
    brought_before: 9,
    brought_again: 0,
    says: '9 people came with an earlier sheet before, and stay.',
  },
  {
    waiting: 0,
    brought_before: 0,
    brought_again: 9,
    says: '9 people came again with a later sheet, and stay with that one.',
  },
])(
  'an import whose people came with other sheets too can be taken back, which erases nobody',
  async ({ says, ...people }) => {
    const im_invitations = { ...people, invited: 0, claimed: 0, declined: 0, without_address: 0 };
    const done = { ...checkedImport, im_state: 'done', im_is_dry_run: false, im_invitations } as const;
    const { server } = await openScreen('/admin-import/3', {
      as: administrator,
      prepare: (fake) => {
        fake.answer(showImport, { data: done });
        fake.answer(listImportRows, { data: [], ...nothing });
        fake.refuse(showImportPhotos, { code: 'not_found' });
        fake.answer(removeImportedPeople, { data: { ...done, im_is_removing: true } });
      },
    });
    await page.getByRole('button', { name: 'Remove the imported people' }).click();
    const question = dialogOf('Remove the imported people?');
    await expect.element(question).toHaveTextContent('Nobody will be erased.');
    await expect.element(question).toHaveTextContent(says);
    await expect.element(question).not.toHaveTextContent('nobody stays');
    await question.getByRole('button', { name: 'Yes, take the sheet back' }).click();
    await expect.poll(() => server.listCalls(removeImportedPeople)).toEqual([{ import_id: 3 }]);
  },
);
