import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listImportWords } from '#contract/imports/import-words.ts';
import { listImportRows, showImport } from '#contract/imports/imports.ts';
import { administrator } from '../support/area-frame.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAnnounced } from '../support/outcomes.ts';
import { checkedImport } from './wire-import.ts';

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
  await expectAnnounced('4 are new or changed, 1 are already here and unchanged, 2 are refused.');
});
