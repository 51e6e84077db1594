import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { closeOutcome, dialogOf, signIn, typeCode } from '#tests/journeys/support/accounts.ts';
import { aBride, aGroom } from '#tests/journeys/support/inbox.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { aPartner } from '#tests/journeys/support/partners.ts';
import { isShown, openSection, readSettings } from '#tests/journeys/support/settings.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('sessions are listed, one is ended, then all others, and then that of this browser', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/401/);
  const bride = await aBride(product, 'Hema');
  const other = await openBrowser();
  await signIn(other, bride);
  await other.goto('/myProfile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, bride);
  await openSection(page, 'sessions');
  const sessions = page.getByRole('region', { name: 'Where I am signed in' }).getByRole('listitem');
  // Two browsers, and the session that made the profile.
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('This browser');
  await expect(sessions.filter({ hasText: /Chrome on/ })).toHaveCount(2);
  await page.getByRole('button', { name: /^Log out of Unknown device/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Unknown device is logged out.' })).toBeAttached();
  await expect(sessions).toHaveCount(2);

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 other device is logged out.' })).toBeAttached();
  await expect(page.getByText('You are signed in only in this browser.')).toBeVisible();
  await expect(dialogOf(other, 'Sign In')).toBeVisible();

  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  const question = dialogOf(page, 'Log out everywhere?');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(noticesOf(page)).toContainText('You are logged out everywhere.');
});

test('a copy of the own data is made, downloaded and opened', async ({ page, product, problems }) => {
  problems.expect(/data_export/);
  await signIn(page, await aPartner(product, { registration: { firstname: 'Irfan' }, photos: 2 }));
  await openSection(page, 'data');
  await page.getByRole('button', { name: 'Request my data' }).press('Enter');
  await expect(noticesOf(page)).toContainText('Your copy is being made.');
  await expect(page.getByRole('heading', { name: 'Your copy is ready' })).toBeVisible();
  await expect(page.getByText(/^It can be downloaded until /)).toBeVisible();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my copy' }).press('Enter');
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  expect(JSON.parse(String(files.get('profile.json')))).toMatchObject({ u_firstname: 'Irfan' });
  expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(2);
  await expect(noticesOf(page)).toContainText('Your copy is in your downloads.');

  await page.getByRole('button', { name: 'Request a new copy' }).click();
  await expect(dialogOf(page, 'Your request failed')).toContainText(
    'A copy was made a short while ago. Please request another one tomorrow.',
  );
});

async function askToDelete(page: Page) {
  await openSection(page, 'leaving');
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = dialogOf(page, 'Delete your account');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  return dialog;
}

const begun = 'Your account will be deleted in 7 days. Until then you can change your mind.';

test('an account is deleted by its password, hidden at once, and restored by its owner @phone @gate-phone', async ({
  page,
  product,
}) => {
  const bride = await aBride(product, 'Kamala');
  const groom = await aGroom(product, 'Kiran');
  await signIn(page, bride);
  await askToDelete(page);
  await page.keyboard.type(bride.password);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Your account will be deleted')).toContainText(begun);
  await closeOutcome(page, 'Your account will be deleted');
  expect(await isShown(product, { to: groom, of: bride })).toBe(false);

  await openSection(page, 'privacy');
  const hidden = page.getByRole('switch', { name: 'Hide my profile' });
  await expect(hidden).toHaveAccessibleDescription(
    /Your profile stays hidden while your account waits to be deleted\.$/,
  );
  await hidden.press('Space');
  await expect(hidden).toBeChecked();
  for (const path of ['/dashboard', '/inbox', '/myProfile']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Your account will be deleted' })).toContainText(
      /^Your account will be deleted on \d+ \w+ \d{4}, \d+:\d\d [ap]m(?: IST)?\. Until then no other member sees you\./,
    );
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(noticesOf(page)).toContainText('Your account stays.');
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);
  await expect.poll(() => isShown(product, { to: groom, of: bride })).toBe(true);
});

test('a member who does not know the password deletes the account by a mailed code', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/401/);
  const bride = await aBride(product, 'Latha');
  const other = await openBrowser();
  await signIn(other, bride);
  await other.goto('/myProfile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, bride);
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Send me a code instead' }).press('Enter');
  const code = await product.mailbox.readNextCode(bride.email);
  await typeCode(dialog, code);
  await page.keyboard.press('Enter');
  await closeOutcome(page, 'Your account will be deleted');
  await expect(dialogOf(other, 'Sign In')).toBeVisible();
  expect(
    (await readSettings(product, { ...bride, token: await tokenOf(page) })).deletion_due_at,
  ).not.toBeNull();
  await page
    .getByRole('region', { name: 'Delete account' })
    .getByRole('button', { name: 'Keep my account' })
    .click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

/** The token of the page's session, for calls: deleting the account ends every other session. */
function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('token') ?? '');
}
