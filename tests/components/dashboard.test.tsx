import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listMatches } from '#contract/matches/matches.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { type SettingsWire, showSettings, updateSettings } from '#contract/settings/settings.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSettings } from './support/area-frame.ts';
import { answerBestMatches, answerDashboard } from './support/dashboard.ts';
import { openScreen } from './support/open-screen.tsx';
import { screens } from './support/views.ts';

test('a list that cannot be loaded can be tried again, and does not affect the others', async () => {
  const { server } = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.disconnect(listMatches);
    },
  });
  const matches = page.getByRole('region', { name: 'Find your InTandem' });
  await expect.element(matches.getByRole('alert')).toHaveTextContent('We cannot reach the service.');
  await expect.element(page.getByRole('heading', { name: 'Match Suggestions (2)' })).toBeVisible();
  await expect.element(page.getByText('Nobody viewed your profile in the last 3 days.')).toBeVisible();
  answerBestMatches(server);
  await matches.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Find your InTandem (2)' })).toBeVisible();
});

test.for(screens)(
  'a member who does not show visits sees why no visitor is listed, on %s',
  async ([, show]) => {
    await show();
    await openScreen('/dashboard', {
      prepare: (fake) => {
        answerDashboard(fake);
        fake.answer(listVisits, { data: [], is_browsing_unshown: true });
      },
    });
    await expect
      .element(page.getByRole('region', { name: /^Who viewed/ }))
      .toHaveTextContent(
        'Profiles you open do not learn of it, and so you do not see who viewed yours, either.',
      );
  },
);

test('a member is asked for a review, and never again after a no', async () => {
  const screen = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(showReviewRequest, { data: { may_be_asked: true } });
    },
  });
  const question = page.getByRole('heading', { name: 'How do you like InTandem?' });
  await expect.element(question).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write a review' }))
    .toHaveAttribute('href', '/settings?section=review');
  await expectAccessible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await screen.reload();
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test.for(screens)(
  'a member who never chose is asked once who may see the contact details, on %s',
  async ([, show]) => {
    await show();
    let settings: SettingsWire = { ...newSettings, has_chosen_audience: false };
    const screen = await openScreen('/dashboard', {
      prepare: (fake) => {
        answerDashboard(fake);
        fake.answer(showSettings, () => ({ data: settings }));
        fake.answer(updateSettings, () => {
          settings = newSettings;
          return { data: settings };
        });
      },
    });
    const question = page.getByRole('heading', { name: 'Who may see your number and e-mail?' });
    // The first visit reads the settings; asking then would move what is being read.
    await expect.poll(() => screen.server.listCalls(showSettings)).toHaveLength(1);
    await screen.router.navigate({ to: '/settings', search: { section: 'privacy' } });
    await screen.router.navigate({ to: '/dashboard' });
    await expect.element(question).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Choose' }))
      .toHaveAttribute('href', '/settings?section=privacy');
    await expectAccessible();
    await page.getByRole('button', { name: 'Keep it as it is' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(screen.server.listCalls(updateSettings)).toEqual([{ contact_audience: 'members' }]);
    await screen.reload();
    await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  },
);
