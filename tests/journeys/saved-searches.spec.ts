import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { cardOf, foundBy, openFilters, openSearch } from '#tests/journeys/support/search.ts';
import { test } from '#tests/journeys/support/journey.ts';

/** Saves the present search under a name; returns the address then, and the number of the saved search. */
async function saveSearch(page: Page, name: string): Promise<{ whole: string; id: number }> {
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = dialogOf(page, 'Saved searches');
  await dialog.getByRole('textbox', { name: 'Name of the search' }).fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved=\d+/);
  const whole = page.url();
  return { whole, id: Number(/saved=(\d+)/.exec(whole)?.[1]) };
}

test('a search is saved under a name, opened again, changed and removed @phone', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/409/);
  const { older } = await openSearch(page, { product });
  const form = await openFilters(page);
  await form.getByRole('combobox', { name: 'Age: from' }).selectOption('60');
  await form.getByRole('button', { name: 'Show 2 members' }).click();
  await expect(page).toHaveURL(/age=60-/);

  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = dialogOf(page, 'Saved searches');
  const name = dialog.getByRole('textbox', { name: 'Name of the search' });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await name.fill('Calm and sixty');
  await expectAccessible(page);
  await name.press('Enter');
  await expect(noticesOf(page)).toContainText('“Calm and sixty” is saved.');
  await expect(page).toHaveURL(/saved=\d+/);
  await expect(page.getByText('Saved search “Calm and sixty”', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  await name.fill('Calm and sixty');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/^You already have a search with this name/);
  const alert = dialog.getByRole('switch', { name: 'Daily alert: Calm and sixty' });
  await expect(alert).toBeChecked();
  await alert.press('Space');
  await expect(alert).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Rename “Calm and sixty”' }).click();
  const newName = dialog.getByRole('textbox', { name: 'New name' });
  await expect(newName).toBeFocused();
  await newName.fill('Sixty and calm');
  await newName.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Rename “Sixty and calm”' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(page.getByText('Saved search “Sixty and calm”, changed')).toBeVisible();
  await page.getByRole('button', { name: 'Update it' }).click();
  await expect(page.getByText('Saved search “Sixty and calm”', { exact: true })).toBeVisible();

  await page.goto('/moreMatch');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog.getByRole('button', { name: /^Sixty and calm/ }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(cardOf(page, older)).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog.getByRole('button', { name: 'Remove “Sixty and calm”' }).click();
  await expect(dialog).toContainText('No saved searches yet');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: /^Sixty and calm/ })).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Daily alert: Sixty and calm' })).not.toBeChecked();
});

test('the bell counts an alert, marks it as read when it is opened, and links to the search', async ({
  page,
  product,
}) => {
  await openSearch(page, { product });
  const { whole, id } = await saveSearch(page, 'Grooms of sixty');
  // Alerts run once a day, which is longer than this test waits.
  await ringBell(page, id);
  await page.goto('/myProfile');
  await page.getByRole('button', { name: 'Notifications: 1 is new' }).click();
  const panel = dialogOf(page, 'Notifications');
  const notice = panel.getByRole('link', { name: '3 new members for “Grooms of sixty”' });
  await expect(notice).toContainText('1 hour ago');
  await expect(notice).toContainText('New');
  await page.keyboard.press('Escape');
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(bell).toBeFocused();
  await bell.press('Enter');
  await expect(notice).not.toContainText('New');
  await notice.click();
  await expect(page).toHaveURL(whole);
  await expect(panel).toBeHidden();
  await expect(foundBy(page)).toHaveText('2 members found');
});

/** Answers the bell with an unread alert of a search. */
async function ringBell(page: Page, searchId: number): Promise<void> {
  const created = new Date(Date.now() - 3_700_000).toISOString();
  let isRead = false;
  const success = { result: true, message: 'Done.' };
  await page.route('**/api/notification/list', (route) => {
    const notice = {
      notification_id: 7,
      kind: 'search_alert',
      partner: null,
      name: 'Grooms of sixty',
      count: 3,
    };
    const data = [{ ...notice, search_id: searchId, is_read: isRead, created_at: created }];
    return route.fulfill({ json: { ...success, data, unread: isRead ? 0 : 1 } });
  });
  await page.route('**/api/notification/read', (route) => {
    isRead = true;
    return route.fulfill({ json: { ...success, data: { unread: 0 } } });
  });
}
