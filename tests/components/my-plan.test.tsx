import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openMyProfile } from './support/my-profile.ts';
import { openScreen } from './support/open-screen.tsx';
import { screens } from './support/views.ts';

const main = page.getByRole('main');

const premium = {
  s_plan_name: 'Premium',
  s_expires_at: '2027-09-13T18:30:00.000Z',
  contact_limit: 10,
  contact_left: 10,
  s_next: [],
  interest_limit: null,
  interest_left: null,
};

test.for(screens)('My Profile links to the plans, on %s', async ([, show]) => {
  await show();
  await openMyProfile();
  const way = main.getByRole('link', { name: 'Subscription' });
  await expect.element(way).toHaveAttribute('href', '/subscription');
});

test.for(screens)('My Profile shows the plan and its end, on %s', async ([, show]) => {
  await show();
  await openMyProfile({ prepare: (server) => server.answer(showMyPlan, { data: premium }) });
  await expect.element(main.getByText('Premium')).toBeVisible();
  await expect.element(main.getByText('until 13 September 2027')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Subscription' })).not.toBeInTheDocument();
});

test.for(screens)('the plans are listed although they cannot be bought yet, on %s', async ([, show]) => {
  await show();
  await openScreen('/subscription', {
    prepare: (server) => {
      server.answer(showMyPlan, { data: premium });
      server.answer(listPlans, {
        data: [
          {
            p_id: 1,
            p_name: 'Premium',
            p_price: 5000,
            p_duration: 12,
            p_contact_limit: 10,
            p_features: ['10 contact views a day', 'Interests without a limit'],
          },
        ],
      });
    },
  });
  await expect.element(main.getByRole('heading', { name: 'This page is being built' })).toBeVisible();
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Premium' }))
    .toHaveTextContent('₹5,000 for 12 months');
  await expectAccessible();
});
