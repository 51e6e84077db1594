import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listInvitations } from '#contract/imports/invitations.ts';
import { listBatches } from '#contract/members/batches.ts';
import { searchUsers } from '#contract/members/members.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { administrator } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAnnounced } from '../support/outcomes.ts';
import { onePage } from '../support/people-pages.ts';
import { aMemberRow } from '../support/wire-member.ts';
import { aReviewedStory, openStories, sectionOf } from '../administration/stories-desk.ts';

const paging = { page: 1, limit: 25, next: null };
const heading = page.getByRole('heading', { level: 1 });

/** Two pages of members, whose second one is empty; nobody is found by a text. */
function answerList(server: FakeServer): void {
  server.answer(searchUsers, ({ search, page: wanted }) => {
    if ((search ?? '') !== '') return { ...paging, data: [], total: 0 };
    return { ...paging, data: wanted === 3 ? [] : [aMemberRow()], total: 26 };
  });
  server.answer(listInvitations, onePage([], 50));
  server.answer(listBatches, { data: [] });
  server.answer(listPlans, { data: [] });
  server.answer(listChoices, { data: makeChoiceLists() });
}

test('another page of a list begins at its heading', async () => {
  await openScreen('/userManagement', { as: administrator, prepare: answerList });
  await press(page.getByRole('button', { name: 'Next page' }), '{Enter}');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('26–26 of 26')).toBeVisible();
});

test('an empty page leads to the heading of the first one', async () => {
  await openScreen('/userManagement?page=3', { as: administrator, prepare: answerList });
  await expectAnnounced('This page is empty');
  await press(page.getByRole('button', { name: 'Go to the first page' }), '{Enter}');
  await expect.element(page.getByText('1–1 of 26')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('that nothing is found is announced as what is found, and clearing the search leads to the heading', async () => {
  await openScreen('/userManagement', { as: administrator, prepare: answerList });
  const field = page.getByRole('searchbox');
  await field.fill('zzzz');
  await expectAnnounced('Nothing found for “zzzz”');
  await field.fill('zzz');
  await expectAnnounced('Nothing found for “zzz”');
  await press(page.getByRole('button', { name: 'Clear the search' }).last(), '{Enter}');
  await expect.element(page.getByText('1–1 of 26')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('another page of the waiting stories begins at their section', async () => {
  const stories = Array.from({ length: 13 }, (_, index) => aReviewedStory({ ss_id: index + 1 }));
  await openStories('/admin-succestories', { stories });
  const section = sectionOf('Success stories in Review');
  await press(section.getByRole('button', { name: 'Next page' }), '{Enter}');
  await expect.element(section).toHaveFocus();
});
