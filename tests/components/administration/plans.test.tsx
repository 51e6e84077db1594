import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSession } from '#contract/accounts/sessions.ts';
import {
  addPlan,
  deletePlan,
  listAllPlans,
  orderPlans,
  retirePlan,
  updatePlan,
} from '#contract/plans/plan-editing.ts';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator, sessionAnswerOf } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { measureOverflow, showNarrowDarkReversed } from '../support/views.ts';
import { anAdminPlan } from '../support/wire-plan.ts';
import { aSite } from './wire-site.ts';

const basic = anAdminPlan();
const premium = anAdminPlan({
  p_id: 2,
  p_name: 'Premium',
  p_price: 150_000,
  p_features: [],
  p_is_used: false,
  p_members: 0,
});
const old = anAdminPlan({ p_id: 3, p_name: 'Old', p_price: 0, p_is_retired: true, p_members: 0 });

const openPlans = (prepare: (fake: FakeServer) => void = () => undefined) =>
  openScreen('/subscription-management', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listAllPlans, { data: [basic, premium, old] });
      answerPayee(fake, 'parish@bank');
      prepare(fake);
    },
  });

function answerPayee(server: FakeServer, upi_payee: string): void {
  server.answer(showSiteSettings, { data: aSite({ upi_payee }) });
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.querySelector('bdi')?.textContent);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('plans are listed with price, term, limit, features and use', async () => {
  await openPlans();
  for (const text of ['₹1,500', '₹1,50,000', 'Free of charge', '12 members now', 'Nobody now', 'Never had']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText('Contact details of 3 members a day').first()).toBeVisible();
  await expect.element(page.getByText('Retired', { exact: true })).toBeVisible();
});

test('nothing is wider than the narrowest screen', async () => {
  await showNarrowDarkReversed();
  await openPlans();
  await press('Edit the plan Basic');
  await expect.element(dialogOf('Edit the plan Basic')).toBeVisible();
  expect(measureOverflow()).toBeLessThanOrEqual(0);
  await expectAccessible();
});

test('a plan is added with steppers that never go below 1, and features in an order', async () => {
  const { server } = await openPlans((fake) => fake.answer(addPlan, { data: premium }));
  await press('Add plan');
  const dialog = dialogOf('Add a plan');
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expect.element(dialog.getByText('Enter a name')).toBeVisible();
  await expect.element(dialog.getByText('Enter whole rupees, from 0 to 10,00,000')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
  expect(server.listCalls(addPlan)).toEqual([]);

  await dialog.getByLabelText('Name').fill('Family');
  await dialog.getByLabelText('Price in rupees, tax included').fill('1,500');
  const less = dialog.getByRole('button', { name: 'One less: Duration in months' });
  const more = dialog.getByRole('button', { name: 'One more: Duration in months' });
  await expect.element(less).toHaveAttribute('aria-disabled', 'true');
  await more.click();
  await more.click();
  await less.click();
  await dialog.getByRole('button', { name: 'One more: Contact views a day' }).click();
  for (const [number, text] of [
    [1, 'Chat support'],
    [2, 'Unlimited interests'],
    [3, ' '],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add a feature' }).click();
    await expect.element(dialog.getByLabelText(`Feature ${number}`, { exact: true })).toHaveFocus();
    await userEvent.keyboard(text);
  }
  const up = dialog.getByRole('button', { name: 'Move feature 2 up' });
  await up.click();
  await expect
    .element(dialog.getByLabelText('Feature 1', { exact: true }))
    .toHaveValue('Unlimited interests');
  await expect.element(dialog.getByRole('button', { name: 'Move feature 1 up' })).toHaveFocus();
  await expect.element(dialog.getByLabelText('Profiles a day')).toHaveValue('500');
  await dialog.getByLabelText('Profiles a day').fill('');
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expect.element(notices).toHaveTextContent('Plan Added Successfully!');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.listCalls(addPlan)).toEqual([
    {
      name: 'Family',
      price: '1500',
      duration: 2,
      contact_limit: 2,
      profile_limit: null,
      features: ['Unlimited interests', 'Chat support'],
    },
  ]);
});

test('a plan that cannot be added stays as it was typed', async () => {
  const { server } = await openPlans((fake) => fake.disconnect(addPlan));
  await press('Add plan');
  const dialog = dialogOf('Add a plan');
  await dialog.getByLabelText('Name').fill('Family');
  await dialog.getByLabelText('Price in rupees, tax included').fill('1500');
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expectOutcome({
    title: 'Failed to Add Plan',
    text: 'We cannot reach the service. Please check your connection and try again.',
  });
  server.answer(addPlan, { data: premium });
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expect.element(notices).toHaveTextContent('Plan Added Successfully!');
  expect(server.listCalls(addPlan).at(-1)).toMatchObject({ name: 'Family', price: '1500' });
});

test('an edited plan is compared with what was seen, and what was typed stays when it is refused', async () => {
  const { server } = await openPlans((fake) => fake.refuse(updatePlan, { code: 'plan_edited' }));
  await press('Edit the plan Basic');
  const dialog = dialogOf('Edit the plan Basic');
  await expect
    .element(dialog)
    .toHaveTextContent('12 members have this plan and keep its name, price, duration and contact views.');
  await dialog.getByLabelText('Price in rupees, tax included').fill('1600');
  await dialog.getByRole('button', { name: 'Remove feature 1' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectOutcome({
    title: 'Failed to edit Plan',
    text: 'Another administrator changed this plan in the meantime.',
  });
  await expect.element(dialog.getByLabelText('Price in rupees, tax included')).toHaveValue('1600');
  const seen = { name: 'Basic', duration: 6, contact_limit: 3, profile_limit: 500 };
  expect(server.listCalls(updatePlan)).toEqual([
    {
      ...seen,
      plan_id: 1,
      price: '1600',
      features: ['Contact details of 3 members a day'],
      previous: { ...seen, price: 1500, features: basic.p_features },
    },
  ]);
  server.answer(updatePlan, { data: basic });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(notices).toHaveTextContent('Plan updated Successfully!');
});

test('what the server finds wrong is beside its field', async () => {
  const errors = [{ field: 'name', message: 'Another offered plan has this name' }];
  await openPlans((fake) => fake.refuse(updatePlan, { code: 'invalid_input', errors }));
  await press('Edit the plan Basic');
  await press('Save');
  await expect.element(page.getByText('Another offered plan has this name')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('a plan that nobody had is deleted after a question; one in use is offered to be retired', async () => {
  const { server } = await openPlans((fake) => {
    fake.refuse(deletePlan, { code: 'plan_in_use' });
    fake.answer(retirePlan, { data: { ...premium, p_is_retired: true } });
  });
  await expect.element(page.getByRole('button', { name: 'Delete the plan Basic' })).not.toBeInTheDocument();
  await press('Delete the plan Premium');
  const question = { title: 'Are you sure?', text: 'This Plan will be permanently deleted.' };
  await expectOutcome({ ...question, button: 'Cancel' });
  expect(server.listCalls(deletePlan)).toEqual([]);
  await press('Delete the plan Premium');
  await expectOutcome({ ...question, button: 'Yes, delete it!' });
  await expectOutcome({
    title: 'Failed to Delete Plan',
    text: 'so it cannot be deleted',
    button: 'Retire',
  });
  await expect.element(notices).toHaveTextContent('Premium is retired. Members who have it keep it.');
  expect(server.listCalls(retirePlan)).toEqual([{ plan_id: 2, is_retired: true }]);
  server.answer(deletePlan, { data: null });
  await press('Delete the plan Premium');
  await expectOutcome({ ...question, button: 'Yes, delete it!' });
  await expect.element(notices).toHaveTextContent('Plan Deleted Successfully!');
});

test('retiring can be undone, and a name that is taken is said', async () => {
  const { server } = await openPlans((fake) => fake.answer(retirePlan, { data: basic }));
  await press('Retire the plan Basic');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notices).toHaveTextContent('Basic is offered again.');
  expect(server.listCalls(retirePlan).map((call) => call.is_retired)).toEqual([true, false]);
  server.refuse(retirePlan, { code: 'plan_name_taken' });
  await press('Offer the plan Old again');
  await expectOutcome({ title: 'Old was not changed', text: 'Another offered plan has this name.' });
});

test('a change asks for the password first; closing that question changes and says nothing', async () => {
  const { server } = await openPlans((fake) => {
    fake.answer(showSession, { data: { ...sessionAnswerOf(administrator), proof_seconds_left: 0 } });
  });
  await press('Retire the plan Basic');
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect.element(proof.getByLabelText('Password', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.listCalls(retirePlan)).toEqual([]);
});

test('plans are ordered by the keyboard; a refused order shows the list anew', async () => {
  let plans: AdminPlanWire[] = [basic, premium, old];
  const { server } = await openPlans((fake) => {
    fake.answer(listAllPlans, () => ({ data: plans }));
    fake.answer(orderPlans, ({ plan_ids: ids }) => {
      plans = plans.toSorted((one, other) => ids.indexOf(one.p_id) - ids.indexOf(other.p_id));
      return { data: null };
    });
  });
  const up = page.getByRole('button', { name: 'Move Premium up' });
  await expect.element(up).toBeVisible();
  up.element().closest<HTMLElement>('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['Premium', 'Basic', 'Old']);
  await expect.element(up).toHaveFocus();
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await expect
    .poll(() => server.listCalls(orderPlans))
    .toEqual([{ plan_ids: [2, 1, 3], previous: [1, 2, 3] }]);
  server.refuse(orderPlans, { code: 'plans_edited' });
  plans = [old, basic, premium];
  await press('Move Basic down');
  await expectOutcome({ title: 'The order was not saved', text: 'Look at them again.' });
  await expect.poll(names).toEqual(['Old', 'Basic', 'Premium']);
});

test('an owner reads that nobody can pay by UPI yet', async () => {
  await openPlans((fake) => answerPayee(fake, ''));
  await expect.element(page.getByText(/No UPI address is set/)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Site settings' }))
    .toHaveAttribute('href', '/admin-site?section=plans');
});
