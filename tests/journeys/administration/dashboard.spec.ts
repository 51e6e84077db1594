import { expect } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { registerMember } from '#tests/journeys/support/people.ts';

test('an administrator reads the numbers, and each leads to the list of what it counts', async ({
  page,
  product,
}) => {
  await registerMember(product, { firstname: 'Latha', lastname: 'Counted' });
  await signIn(page, product.administrator);
  await page.goto('/admin-dashboard');
  const cards = page.getByRole('region', { name: 'Overview' });
  await expect(cards.getByRole('link', { name: /^Members [1-9]/ })).toBeVisible();

  const year = page.getByRole('radio', { name: '1 year' });
  await page.getByText('1 year', { exact: true }).click();
  await expect(year).toBeChecked();
  await expect(page).toHaveURL(/days=365$/);
  const lines = page.getByRole('img', { name: /registrations and verified members over 365 days/ });
  await expect(lines).toBeVisible();
  await page.getByText('The numbers as a table').first().click();
  const table = page.getByRole('table', { name: 'New members by day' });
  await expect(table.getByRole('row')).toHaveCount(366);

  await cards.getByRole('link', { name: /^Inactive User/ }).click();
  await expect(page.getByRole('button', { name: 'Remove: Status: Inactive' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Latha Counted' })).toHaveCount(0);
  await page.goBack();
  await cards.getByRole('link', { name: /^New registrations/ }).click();
  await expect(page.getByRole('button', { name: 'Remove: Registered within: 7 days' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Latha Counted' });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await page.goBack();
  const queues = page.getByRole('list', { name: 'Needs attention' });
  await queues.getByRole('link', { name: /Accounts due for deletion/ }).click();
  await expect(page.getByRole('button', { name: 'Remove: Deletion: Overdue' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No member fits these filters' })).toBeVisible();
});
