import { expect } from '@playwright/test';
import { listScreens } from '#scripts/test/list-screens.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf, sendCredentials, signIn } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('every address of members leads an administrator to the administration', async ({ page, product }) => {
  test.slow();
  await signIn(page, product.administrator);
  // The settings are those of an account too, and the guide of a first profile is no page of its own.
  const addresses = listScreens('_member').filter(
    (one) => one !== '/settings' && !one.startsWith('/welcome'),
  );
  for (const address of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page).toHaveTitle(/./);
  }
  await page.goto('/welcome/photo');
  await expect(page).toHaveURL('/admin-dashboard');
});

test('every address of administrators tells a member what it is and leads back', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, await registerMember(product));
  for (const address of listScreens('_admin')) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This area is for administrators');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a person who is signed in finds their area in place of Sign In, and a notice in place of the registration', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, await registerMember(product));
  await page.goto('/dashboard');
  const second = await context.newPage();
  await test.step('by its address, in a second tab', async () => {
    for (const dialog of ['sign-in', 'otp', 'verify']) {
      await second.goto(`/?dialog=${dialog}`);
      await expect(second).toHaveURL('/dashboard');
    }
    await second.goto('/?dialog=sign-in&next=%2Finbox');
    await expect(second).toHaveURL('/inbox');
  });
  await test.step('the registration says whose account is open', async () => {
    for (const address of ['/registration', '/?dialog=register']) {
      const third = await context.newPage();
      await third.goto(address);
      await expect(third.getByText('You are signed in as Asha Mathew')).toBeVisible();
      await third.close();
    }
  });
  await test.step('the landing page of another tab offers the dashboard', async () => {
    const fourth = await context.newPage();
    await openLanding(fourth);
    const header = fourth.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });
});

test('Sign In that is left open leads to the wanted page once another tab has signed in', async ({
  page,
  context,
  product,
}) => {
  const member = await registerMember(product);
  await page.goto('/shortlisted');
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/?dialog=sign-in');
  await sendCredentials(second, member);
  await expect(second).toHaveURL('/dashboard');
  // Headless pages are always visible, so the return to the tab is said by its event.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/shortlisted');
});

test('the back button does not return to a registration or a Sign In that is over', async ({
  page,
  product,
}) => {
  const member = await registerMember(product);
  await openLanding(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await sendCredentials(page, member);
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});
