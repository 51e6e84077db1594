import { expect } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { aBride } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('the menus link to the settings, and each section has its address @phone @gate-phone', async ({
  page,
  product,
  isMobile,
}) => {
  await signIn(page, await aBride(product, 'Asha'));
  await page.goto('/dashboard');
  // In the menu of the picture on every screen, and in the flat menu of phones.
  const opener = isMobile ? 'Open the menu' : /^Account of/;
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(sections.getByRole('link')).toHaveCount(10);

  await sections.getByRole('link', { name: 'Blocked people' }).click();
  await expect(page).toHaveURL('/settings?section=blocked');
  await expect(page.getByText('You have not blocked anyone')).toBeVisible();
  const back = page.getByRole('link', { name: 'All settings' });
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 2, name: 'Blocked people' })).toBeFocused();
    await expect(sections).toBeHidden();
    await back.click();
    await expect(page).toHaveURL('/settings');
    await expect(sections).toBeVisible();
  } else {
    await expect(back).toBeHidden();
    await expect(sections.getByRole('link', { name: 'Blocked people' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});
