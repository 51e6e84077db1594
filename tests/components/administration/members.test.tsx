import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchUser } from '#contract/administration/users.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { type BatchWire, listBatches, previewBatch, startBatch } from '#contract/members/batches.ts';
import { correctContact, correctPerson } from '#contract/members/corrections.ts';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { listNotes, searchUsers, showUser } from '#contract/members/members.ts';
import { listSubscriptions } from '#contract/members/subscriptions.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { administrator, answerRole } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aMemberProfile, aMemberRow } from '../support/wire-member.ts';
import { onePage } from '../support/people-pages.ts';
import { notices } from '../support/outcomes.ts';

const row = aMemberRow();
const found = (data: MemberRow[]) => onePage(data);

function answerList(server: FakeServer): void {
  server.answer(searchUsers, found([row]));
  server.answer(listBatches, { data: [] });
  server.answer(listPlans, { data: [] });
  server.answer(listChoices, { data: makeChoiceLists() });
}

test('filters of the address are chips; removing the last one asks the server without it', async () => {
  const { server, router } = await openScreen('/userManagement?gender=Female&min_completion=60', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(searchUsers, found([]));
    },
  });
  await expect.element(page.getByRole('heading', { name: 'No member fits these filters' })).toBeVisible();
  expect(server.listCalls(searchUsers)[0]?.filters).toEqual({ gender: 'Female', min_completion: 60 });
  await page.getByRole('button', { name: 'Remove: Gender: Female' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove: Gender: Female' })).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ min_completion: 60 });
});

test('a bureau finds Nair girls of Kollam who are 25 to 28 by the filters', async () => {
  const { server } = await openScreen('/userManagement?gender=Female', {
    as: administrator,
    prepare: answerList,
  });
  await page.getByRole('button', { name: 'Filters: 1' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByLabelText('Age from').selectOptions('25 years');
  await panel.getByLabelText('Age to').selectOptions('28 years');
  for (const [label, typed] of [
    ['Community', 'nai'],
    ['District', 'koll'],
    ['Marital status', 'never'],
  ] as const) {
    await panel.getByRole('combobox', { name: label }).fill(typed);
    await userEvent.keyboard('{Enter}');
  }
  await expect
    .poll(() => server.listCalls(searchUsers).at(-1)?.filters)
    .toEqual({
      gender: 'Female',
      age_from: 25,
      age_to: 28,
      community: 'Nair',
      district: 'Kollam',
      marital_status: 'Never married',
    });
  await panel.getByRole('button', { name: 'Show the list' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove: Age from: 25 years' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove: Community: Nair' })).toBeVisible();
});

test('a refused switch moves back, and the title says what failed', async () => {
  await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.refuse(switchUser, { code: 'unexpected_error' });
    },
  });
  const switched = page.getByRole('switch');
  await expect.element(switched).toBeVisible();
  switched.element().closest<HTMLElement>('input')?.focus();
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expect.element(page.getByText('User status update failed')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(switched).toBeChecked();
});

/** A batch that has ended, and can be undone. */
function aBatch(): BatchWire {
  return {
    mb_id: 5,
    mb_action: 'deactivate',
    mb_reason: 'A cleaning.',
    mb_administrator: 'Lakshmi Pillai',
    mb_state: 'done',
    mb_created_at: new Date().toISOString(),
    mb_undo_until: new Date(Date.now() + 600_000).toISOString(),
    total: 1,
    waiting: 0,
    changed: 1,
    skipped: 0,
    undone: 0,
    kept: 0,
  };
}

test('many members are changed after a preview and a reason', async () => {
  const batch = aBatch();
  const { server } = await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(previewBatch, {
        data: { total: 1, changed: 1, skipped: [] },
      });
      fake.answer(startBatch, { data: batch });
    },
  });
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(page.getByText('1 member will be changed')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate 1 member' }).click();
  await expect.element(page.getByText('Enter a reason')).toBeVisible();
  expect(server.listCalls(startBatch)).toEqual([]);
  server.answer(listBatches, { data: [batch] });
  await page.getByLabelText('Reason').fill('A cleaning.');
  await page.getByRole('button', { name: 'Deactivate 1 member' }).click();
  await expect
    .element(page.getByText('Deactivating members: 1 changed, 0 skipped. By Lakshmi Pillai.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('members that were on their way when a batch ended are shown as it left them', async () => {
  let release = () => {};
  const { server } = await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(listBatches, { data: [aBatch()] });
      release = fake.holdAnswers(searchUsers);
    },
  });
  await expect.element(page.getByText('1 changed, 0 skipped')).toBeVisible();
  await expect.poll(() => server.listCalls(searchUsers)).toHaveLength(1);
  release();
  server.answer(searchUsers, found([{ ...row, u_status: 'inactive' }]));
  await expect.element(page.getByRole('switch')).not.toBeChecked();
});

test('a role without the permissions sees neither switch nor selection nor export', async () => {
  await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      answerRole(fake, 'finance');
    },
  });
  await expect.element(page.getByText('2 reports')).toBeVisible();
  for (const control of [page.getByRole('switch'), page.getByRole('checkbox')]) {
    await expect.element(control).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

test('the profile says while it loads, and when there is no such member', async () => {
  const { server } = await openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listNotes, { data: [] });
      fake.answer(listSubscriptions, { data: [] });
      fake.disconnect(showUser);
    },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('cannot reach the service');
  server.refuse(showUser, { code: 'not_found' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('There is no such member')).toBeVisible();
});

test('a profile that is opened without a network says so, and loads by itself when it is back', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(showUser, { data: aMemberProfile() });
      fake.answer(listNotes, { data: [] });
      fake.answer(listSubscriptions, { data: [] });
    },
  });
  const profileLink = page.getByRole('link', { name: /^Open the profile of/ });
  await expect.element(profileLink).toBeVisible();
  onlineManager.setOnline(false);
  await profileLink.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We cannot reach the service.');
  onlineManager.setOnline(true);
  await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
});

test('a profile leads back to the list with its filters', async () => {
  const { router } = await openScreen('/userManagement?gender=Female', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(listNotes, { data: [] });
      fake.answer(listSubscriptions, { data: [] });
      fake.answer(showUser, { data: aMemberProfile() });
    },
  });
  await page.getByRole('link', { name: /^Open the profile of/ }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('ITM94');
  await expect.element(page.getByText('Free Plan').first()).toBeVisible();
  await page.getByRole('link', { name: 'All members' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove: Gender: Female' })).toBeVisible();
  expect(router.state.location.search).toEqual({ gender: 'Female' });
});

test('a correction asks for what is missing, beside the field, and keeps what was typed when it is refused', async () => {
  const { server } = await openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(listNotes, { data: [] });
      fake.answer(listSubscriptions, { data: [] });
      fake.answer(showUser, { data: aMemberProfile() });
      fake.refuse(correctContact, { code: 'contact_taken' });
    },
  });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Correct e-mail or mobile number' }).click();
  const address = page.getByLabelText('New e-mail address');
  await expect.element(address).toHaveFocus();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('Enter the new e-mail address')).toBeVisible();
  await expect.element(page.getByText('Enter a reason')).toBeVisible();
  expect(server.listCalls(correctContact)).toEqual([]);
  await address.fill('asha@example.org');
  await page.getByLabelText('Reason').fill('A letter was wrong.');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('That did not work')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(address).toHaveValue('asha@example.org');
});

test('gender and date of birth are corrected together', async () => {
  const member = { ...aMemberProfile(), u_gender: 'Female', u_dob: '1996-05-02' };
  const { server } = await openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(listNotes, { data: [] });
      fake.answer(listSubscriptions, { data: [] });
      fake.answer(showUser, { data: member });
      fake.answer(correctPerson, { data: null });
    },
  });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Correct gender or date of birth' }).click();
  await expect.element(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await page.getByRole('dialog').getByText('Other', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Year' }).selectOptions('1990');
  await page.getByLabelText('Reason').fill('Asked for by phone.');
  await page.getByRole('button', { name: 'Correct the profile' }).click();
  await expect.element(notices).toHaveTextContent('The profile is corrected. The member gets a mail.');
  expect(server.listCalls(correctPerson)).toEqual([
    { user_id: member.u_id, gender: 'Other', dob: '1990-05-02', reason: 'Asked for by phone.' },
  ]);
});

test('what a member has not stated is one line of each card, and no tile', async () => {
  await openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (fake) => {
      answerList(fake);
      fake.answer(showUser, { data: aMemberProfile() });
      fake.answer(listNotes, { data: [] });
      fake.answer(listSubscriptions, { data: [] });
    },
  });
  await expect.element(page.getByText(/^Not stated \(N\/A\): Diet/)).toBeVisible();
  const tiles = page.getByRole('definition').elements();
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.filter(({ textContent }) => textContent === 'N/A')).toEqual([]);
});
