import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { cardOf, openFilters, openSearch } from '#tests/journeys/support/search.ts';
import { test } from '#tests/journeys/support/journey.ts';

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
  await expect(name).toHaveAccessibleDescription('Enter a name');
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

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
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
