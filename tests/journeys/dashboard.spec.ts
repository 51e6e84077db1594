import { expect } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { interestOf } from '#tests/journeys/support/inbox.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { aPartner, visitProfile, watchShifts, type Partner } from '#tests/journeys/support/partners.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

/** Two men and a woman who match by a religion that no one else here has. */
async function aSmallCircle(product: Product, religion: string): Promise<[Partner, Partner, Partner]> {
  const wish = { religion, must_have: 'religion' };
  const man = { gender: 'Male', dob: '1995-02-10', lastname: 'Kurian', religion } as const;
  return [
    await aPartner(product, { registration: { ...man, firstname: 'Thomas' }, preference: wish, photos: 1 }),
    await aPartner(product, { registration: { ...man, firstname: 'George' }, preference: wish }),
    await aPartner(product, {
      registration: { firstname: 'Asha', lastname: 'Mathew', religion },
      preference: wish,
    }),
  ];
}

test('the dashboard shows matches, new members and visitors @phone', async ({ page, product }) => {
  const [thomas, , asha] = await aSmallCircle(product, 'Brahmo');
  await visitProfile(product, { by: thomas, of: asha });
  await signIn(page, asha);
  const readShifts = await watchShifts(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Find your InTandem (2)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Match Suggestions (2)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who viewed my profile (1)' })).toBeVisible();
  await expect(page.getByText('People who viewed your profile in the last 3 days')).toBeVisible();
  for (const name of ['Received interests', 'Sent interests']) {
    await expect(page.getByRole('link', { name })).toContainText('0');
  }
  await expect(page.getByText('Left today: 5 of 5 interests and 1 of 1 contact view')).toBeVisible();
  const viewers = page.getByRole('region', { name: /^Who viewed/ });
  await expect(viewers.getByRole('listitem')).toContainText(/Thomas Kurian.*Viewed/);
  expect(await readShifts()).toBeLessThan(0.001);

  for (const [list, address] of [
    ['Find your InTandem', '/myMatch'],
    ['Match Suggestions', '/todaysMatch'],
    ['Who viewed my profile', '/profile-vists'],
  ] as const) {
    await page.getByRole('link', { name: `View All: ${list}` }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }

  await viewers.getByRole('link', { name: 'Thomas Kurian' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thomas Kurian');
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a profile is shortlisted, found again and removed @gate-desktop', async ({ page, product }) => {
  const [thomas, , asha] = await aSmallCircle(product, 'Buddhist');
  await signIn(page, asha);
  await page.goto('/shortlisted');
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();

  await page.goto(`/partner-profile/${thomas.id}`);
  const heart = page
    .getByRole('group', { name: 'Actions' })
    .getByRole('button', { name: 'Shortlist Thomas Kurian' });
  await heart.click();
  const notices = noticesOf(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/shortlisted');
  await expect(page.getByText('1 profile on your shortlist.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Thomas Kurian' });
  await card.getByRole('button', { name: 'Shortlist Thomas Kurian' }).click();
  await expect(card).toContainText('Removed from your shortlist');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).not.toContainText('Removed from your shortlist');
  await expect(page.getByText('1 profile on your shortlist.')).toBeVisible();
  await card.getByRole('button', { name: 'Shortlist Thomas Kurian' }).click();
  await expect(notices).toContainText('Removed from Shortlist!');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
});

test('both lists of visits have tabs with an address @phone', async ({ page, product }) => {
  const [thomas, george, asha] = await aSmallCircle(product, 'Sikh');
  await visitProfile(product, { by: thomas, of: asha });
  await visitProfile(product, { by: asha, of: george });
  await signIn(page, asha);
  await page.goto('/profile-vists');
  const viewedMe = page.getByRole('tab', { name: 'Profiles Who Viewed Me' });
  const iViewed = page.getByRole('tab', { name: 'Profiles I Viewed' });
  await expect(viewedMe).toHaveAttribute('aria-selected', 'true');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toContainText([/Thomas Kurian.*Viewed/]);
  await viewedMe.press('ArrowRight');
  await expect(page).toHaveURL('/profile-vists?tab=i-viewed');
  await expect(iViewed).toBeFocused();
  await expect(cards).toContainText([/George Kurian.*Viewed/]);
  await page.reload();
  await expect(iViewed).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(viewedMe).toHaveAttribute('aria-selected', 'true');
});

test('the counters show received and sent interests, and the menu the waiting ones @phone', async ({
  page,
  product,
  isMobile,
}) => {
  const [thomas, george, asha] = await aSmallCircle(product, 'Parsi');
  await interestOf(product, { from: thomas, to: asha });
  await interestOf(product, { from: asha, to: george });
  await signIn(page, asha);
  await page.goto('/dashboard');
  await expect(
    page.getByRole('link', { name: 'Received interests 1 is waiting for your answer 1' }),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: isMobile ? 'Quick menu' : 'Menu', exact: true });
  await expect(menu.getByRole('link', { name: 'Inbox 1 interest is waiting for your answer' })).toBeVisible();
  await expect(page.getByText('Left today: 4 of 5 interests')).toBeVisible();
  await page.getByRole('link', { name: 'Sent interests 1' }).click();
  await expect(page.getByRole('tabpanel').getByRole('article', { name: 'George Kurian' })).toBeVisible();
});
