import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listBatches } from '#contract/members/batches.ts';
import { listNotes, searchUsers, showUser } from '#contract/members/members.ts';
import { listSubscriptions } from '#contract/members/subscriptions.ts';
import { assignPlan, withdrawPlan } from '#contract/payments/assign-plan.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator, answerRole } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { aMemberProfile, aMemberRow } from '../support/wire-member.ts';
import { aMemberSubscription, anAdminPlan } from '../support/wire-plan.ts';
import { onePage } from '../support/people-pages.ts';

const asha = { u_firstname: 'Asha', u_lastname: 'Nair' };

function answerAll(fake: FakeServer): void {
  const data = [aMemberRow(asha)];
  fake.answer(searchUsers, onePage(data));
  fake.answer(listBatches, { data: [] });
  fake.answer(listPlans, { data: [anAdminPlan(), anAdminPlan({ p_id: 2, p_name: 'Premium' })] });
  fake.answer(listChoices, { data: makeChoiceLists() });
  fake.answer(showUser, { data: aMemberProfile(asha) });
  fake.answer(listNotes, { data: [] });
  fake.answer(listSubscriptions, { data: [aMemberSubscription()] });
}

const assigned = {
  s_id: 32,
  s_plan_name: 'Premium',
  s_starts_at: '2026-03-01T09:00:00Z',
  s_ends_at: '2027-03-01T09:00:00Z',
};

test('a plan is assigned from the list once it is picked and has a reason', async () => {
  const { server } = await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      answerAll(fake);
      fake.refuse(assignPlan, { code: 'plan_not_offered' });
    },
  });
  await page.getByRole('button', { name: 'Assign a plan to Asha Nair' }).click();
  const dialog = dialogOf('Assign a plan to Asha Nair');
  const submit = dialog.getByRole('button', { name: 'Assign Plan' });
  await expect.element(submit).toBeDisabled();
  await expect.element(dialog.getByText('Pick a plan first.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('Premium').click();
  await expect.element(submit).toBeEnabled();
  await submit.click();
  await expect.element(dialog.getByText('Enter a reason')).toBeVisible();
  expect(server.listCalls(assignPlan)).toEqual([]);
  await dialog.getByLabelText('Reason').fill('Paid in cash.');
  await submit.click();
  await expectOutcome({ title: 'Plan Assignment Failed', text: 'This plan is no longer offered.' });
  server.disconnect(assignPlan);
  await submit.click();
  await expectOutcome({ title: 'Something went wrong', text: 'cannot reach the service' });
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Paid in cash.');
  server.answer(assignPlan, { data: assigned });
  await submit.click();
  await expect.element(notices).toHaveTextContent('Subscription Activated!');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.listCalls(assignPlan).at(-1)).toEqual({ plan_id: 2, user_id: 94, reason: 'Paid in cash.' });
});

test('the profile shows every plan of the member, and takes back what was assigned', async () => {
  const { server } = await openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (fake) => {
      answerAll(fake);
      fake.answer(listSubscriptions, {
        data: [
          aMemberSubscription(),
          aMemberSubscription({
            s_id: 30,
            s_plan_name: 'Advance',
            s_state: 'over',
            s_source: 'bought',
            s_assigned_by: null,
            s_reason: null,
            s_change: 'refunded',
          }),
        ],
      });
      fake.answer(withdrawPlan, { data: null });
    },
  });
  for (const text of [
    '1 March 2026 to 1 September 2026',
    'Assigned by Mary from the desk',
    'Paid in cash.',
    'Shortened by a refund',
  ]) {
    await expect.element(page.getByText(text).first()).toBeVisible();
  }
  const takeBack = page.getByRole('button', { name: 'Withdraw the plan Basic that begins on 1 March 2026' });
  await takeBack.click();
  const dialog = dialogOf('Withdraw the plan Basic?');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Assigned to the wrong member.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(notices).toHaveTextContent('The plan is withdrawn.');
  expect(server.listCalls(withdrawPlan)).toEqual([{ s_id: 31, reason: 'Assigned to the wrong member.' }]);
});

test('a role that may not assign plans sees them alone', async () => {
  await openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (fake) => {
      answerAll(fake);
      answerRole(fake, 'moderator');
    },
  });
  await expect.element(page.getByText('Assigned by Mary from the desk')).toBeVisible();
  for (const name of ['Assign Plan', /^Take back/]) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
});
