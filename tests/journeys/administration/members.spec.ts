import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf, openScreen, signIn, signInByDialog } from '#tests/journeys/support/accounts.ts';
import { holdUndo, noticesOf } from '#tests/journeys/support/notices.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('an administrator finds members, reads about one, notes it, deactivates, and undoes it', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  const zara = await registerMember(product, { firstname: 'Zara', lastname: 'Kumbalath' });
  const anil = await registerMember(product, { firstname: 'Anil', lastname: 'Kumbalath' });
  await registerMember(product, { firstname: 'Somebody', lastname: 'Else' });
  const memberPage = await openBrowser();
  await signIn(memberPage, zara);
  await memberPage.goto('/dashboard');
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await signInByDialog(page, product.administrator);
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  // The wish of a member's sign-in is not for administrators.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openScreen(page, 'Members');
  await expect(page.getByRole('row').filter({ hasText: 'Somebody Else' })).toBeVisible();
  await page.getByRole('searchbox', { name: /Search by name, member ID/ }).fill('kumbalath');
  await expect(page.getByRole('row').filter({ hasText: 'Somebody Else' })).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(3);

  const names = page.getByRole('rowheader');
  const byName = page.getByRole('columnheader', { name: 'Name' });
  await byName.getByRole('button').click();
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toContainText(['Anil Kumbalath', 'Zara Kumbalath']);
  await byName.getByRole('button').click();
  await expect(names).toContainText(['Zara Kumbalath', 'Anil Kumbalath']);
  // Addresses are masked; searching by a whole one works.
  await expect(page.getByText(anil.email)).toHaveCount(0);

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = dialogOf(page, 'Filters');
  await panel.getByLabel('Gender').selectOption('Female');
  await panel.getByRole('button', { name: 'Show the list' }).click();
  await expect(page).toHaveURL(/gender=Female/);
  await page.getByRole('link', { name: 'Open the profile of Zara Kumbalath' }).click();
  await expect(page).toHaveURL(/user-profileView\?userId=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zara Kumbalath');
  await page.reload();
  await page.getByRole('button', { name: 'Show contact details' }).click();
  await expect(page.getByText(zara.email)).toBeVisible();
  await page.getByLabel('New note').fill('Asked for a pause by phone.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked for a pause by phone.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove: Gender: Female' })).toBeVisible();

  await page.getByRole('switch', { name: 'Zara Kumbalath is active' }).press('Space');
  const question = dialogOf(page, 'Deactivate Zara Kumbalath?');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Reason (optional)').fill('Asked for a pause.');
  await question.getByRole('button', { name: 'Yes, deactivate' }).click();
  const notices = noticesOf(page);
  const undo = await holdUndo(page);
  await expect(notices).toContainText('User Status Updated!');
  await expect(page.getByRole('switch', { name: 'Zara Kumbalath is active' })).not.toBeChecked();
  await product.mailbox.waitForMail({ address: zara.email, subject: /deactivated/ });
  await undo.click();
  await expect(page.getByRole('switch', { name: 'Zara Kumbalath is active' })).toBeChecked();

  problems.expect(/401/);
  await memberPage.reload();
  await expect(dialogOf(memberPage, 'Sign In')).toBeVisible();
});
