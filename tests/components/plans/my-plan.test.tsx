import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showMyPlan } from '#contract/plans/plans.ts';
import { showSite } from '#contract/site/site.ts';
import { defaultSite } from '#web/app/document/site.ts';
import { openMyProfile } from '../support/my-profile.ts';
import { noPlan } from '../support/wire-my-plan.ts';

const main = page.getByRole('main');

const premium = {
  s_plan_id: 3,
  s_plan_name: 'Premium',
  s_expires_at: '2027-09-13T18:30:00.000Z',
  contact_limit: 10,
  contact_left: 10,
  s_next: [],
  interest_limit: null,
  interest_left: null,
  message_limit: null,
  message_left: null,
};

test('My Profile links to the plans', async () => {
  await openMyProfile();
  const way = main.getByRole('link', { name: 'Subscription' });
  await expect.element(way).toHaveAttribute('href', '/subscription');
});

test('My Profile shows the plan and its end', async () => {
  await openMyProfile({ prepare: (server) => server.answer(showMyPlan, { data: premium }) });
  await expect.element(main.getByText('Premium')).toBeVisible();
  await expect.element(main.getByText('until 14 September 2027')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Subscription' })).not.toBeInTheDocument();
});

test('near its end a plan can be extended', async () => {
  const end = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  await openMyProfile({
    prepare: (server) => server.answer(showMyPlan, { data: { ...premium, s_expires_at: end } }),
  });
  await expect.element(main.getByRole('link', { name: 'Extend' })).toHaveAttribute('href', '/subscription');
});

test('at its end the plan is gone without a reload', async () => {
  // Each answer names an end soon after it, so that the plan is there for as long as the test looks for it.
  const soon = () => new Date(Date.now() + 700).toISOString();
  const { server } = await openMyProfile({
    prepare: (fake) => fake.answer(showMyPlan, () => ({ data: { ...premium, s_expires_at: soon() } })),
  });
  await expect.element(main.getByText('Premium')).toBeInTheDocument();
  server.answer(showMyPlan, { data: noPlan });
  await expect.element(main.getByRole('link', { name: 'Subscription' })).toBeVisible();
  await expect.element(main.getByText('Premium')).not.toBeInTheDocument();
});

test('where everything is free nothing speaks of plans', async () => {
  await openMyProfile({
    prepare: (server) => {
      server.answer(showSite, { data: { ...defaultSite, everything_is_free: true } });
      server.answer(showMyPlan, { data: premium });
    },
  });
  await expect.element(main.getByText('Premium')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Subscription' })).not.toBeInTheDocument();
});
