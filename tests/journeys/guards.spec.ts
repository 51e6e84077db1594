import { expect, type Page } from '@playwright/test';
import { endSessions } from '#contract/accounts/sessions.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import {
  confirmLogout,
  dialogOf,
  openLogout,
  sendCredentials,
  signIn,
} from '#tests/journeys/support/accounts.ts';
import { findCrowd } from '#tests/journeys/support/crowd.ts';
import { aPartner, askProduct } from '#tests/journeys/support/partners.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { fillRegistration, fillUntilFaith } from '#tests/journeys/support/registration.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('a visitor signs in first, and then reaches the requested page @gate-desktop', async ({
  page,
  product,
}) => {
  const member = await registerMember(product);
  await page.goto('/shortlisted');
  await expect(page).toHaveURL(/\/\?.*dialog=sign-in/);
  await sendCredentials(page, member);
  await expect(page).toHaveURL('/shortlisted');
});

test('a visitor signs in first for a page of administrators, too', async ({ page, product }) => {
  await page.goto('/userManagement');
  await expect(page).toHaveURL(/\/\?.*dialog=sign-in/);
  await sendCredentials(page, product.administrator);
  await expect(page).toHaveURL('/userManagement');
});

test('a tab opened by a link is signed in too, and logging out in one signs out both', async ({
  page,
  product,
}) => {
  await signIn(page, await registerMember(product));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const opening = page.context().waitForEvent('page');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('link', { name: 'My Profile' }).click({ modifiers: ['ControlOrMeta'] });
  const secondTab = await opening;
  await expect(secondTab).toHaveURL('/myProfile');
  await expect(secondTab.getByRole('heading', { level: 1 })).toContainText('Asha Mathew');

  await openLogout(secondTab, { isMobile: false });
  await confirmLogout(secondTab);
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
});

test('the back button closes a dialog, the forward button opens it again, and closing the last one ends at the first page', async ({
  page,
}) => {
  await openLanding(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page, 'Sign In')).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await dialogOf(page, 'Sign In').getByRole('link', { name: 'Create account' }).click();
  await expect(dialogOf(page, 'Registration')).toBeVisible();
  await dialogOf(page, 'Registration').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('the back button of the browser leads one step back in the registration, and out of all steps once it is closed', async ({
  page,
}) => {
  const person = aRegistration();
  await openLanding(page);
  await page.getByRole('link', { name: 'FREE REGISTRATION' }).click();
  const dialog = await fillUntilFaith(page, person);
  const expectStep = (step: number) => expect(dialog.getByText(`Step ${step} of 4`)).toBeVisible();
  await expectStep(3);
  await page.goBack();
  await expectStep(2);
  await expect(dialog.getByLabel('First name')).toHaveValue(person.firstname);
  await page.goForward();
  await expectStep(3);
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expectStep(2);
  await page.goBack();
  await expectStep(1);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await expectStep(2);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectStep(3);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'FREE REGISTRATION' }).click();
  await expectStep(3);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload restores the typed registration, but no password', async ({ page }) => {
  const person = aRegistration();
  await page.goto('/?dialog=register');
  await fillRegistration(page, { person });
  await page.reload();
  const dialog = dialogOf(page, 'Registration');
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(person.email);
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(person.mobile);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Confirm password')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue(person.firstname);
  const stored = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map(Object.entries)),
  );
  expect(stored).not.toContain(person.password);
});

/** What is stored in this tab and browser under a name that is no setting of the browser. */
function listLeft(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settings = /^(?:menu\.|push$|review-refused$|scheme$|single-keys$|tsr-scroll-restoration)/;
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage));
    const files = await caches.keys();
    const databases = await indexedDB.databases();
    return [
      ...stored.filter((key) => !settings.test(key)),
      ...files.filter((name) => name !== 'assets' && !name.startsWith('offline-')),
      ...databases.map(({ name = '' }) => name),
    ];
  });
}

test('the next person on a shared phone finds nothing of the one before @gate-desktop', async ({
  page,
  context,
  product,
  isMobile,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const { religion } = await findCrowd(product);
  const bride = await aPartner(product, { preference: { religion, must_have: 'religion', age: '18-25' } });
  const next = await registerMember(product, { gender: 'Male', firstname: 'Thomas', lastname: 'Varkey' });
  const cards = page.getByRole('main').getByRole('article');
  const ofCrowd = page.getByText(/Groom \d/);

  await signIn(page, bride);
  await page.goto('/dashboard');
  await page.goto('/myMatch');
  await expect(cards).not.toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.count()).toBeGreaterThan(12);
  }).toPass();
  // A reload on another screen: nothing that showed the list is in the memory of the tab now.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await openLogout(page, { isMobile });
  await confirmLogout(page);
  expect(await listLeft(page)).toEqual([]);

  await page.goBack();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  await expect(ofCrowd).toHaveCount(0);
  await page.reload();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  await expect(ofCrowd).toHaveCount(0);

  const second = await context.newPage();
  await second.goto('/myMatch');
  await expect(dialogOf(second, 'Sign In')).toBeVisible();
  await second.close();

  await context.setOffline(true);
  await page.goto('/myMatch').catch(() => undefined);
  await expect(ofCrowd).toHaveCount(0);
  await context.setOffline(false);

  await page.goto('/?dialog=sign-in');
  await sendCredentials(page, next);
  await expect(page).not.toHaveURL('/');
  for (let entries = 0; entries < 5; entries += 1) {
    await page.goBack().catch(() => undefined);
    await expect(ofCrowd).toHaveCount(0);
  }
});

/** Whether the file of a path can be had, from the network or from what the browser keeps. */
function canRead(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (file) => (await fetch(file).catch(() => null))?.ok ?? false, path);
}

test('a session that another device ends leaves nothing in the browser, and a photo does not open offline after it', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|401|404/);
  const { religion } = await findCrowd(product);
  const preference = { religion, must_have: 'religion', age: '18-25' };
  const bride = await aPartner(product, { preference, photos: 1 });
  const ofCrowd = page.getByText(/Groom \d/);

  await signIn(page, bride);
  await page.goto('/myMatch');
  await expect(ofCrowd.first()).toBeVisible();
  const path = (await page.locator('img[src^="/photos/"]').first().getAttribute('src')) ?? '';
  expect(await canRead(page, path)).toBe(true);

  await askProduct(product, { endpoint: endSessions, token: bride.token, body: {} });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  expect(await listLeft(page)).toEqual([]);
  await page.goBack();
  await expect(ofCrowd).toHaveCount(0);
  await context.setOffline(true);
  expect(await canRead(page, path)).toBe(false);
  await context.setOffline(false);
});
