import { expect, type Page } from '@playwright/test';
import { dialogOf, openScreen, signIn } from '#tests/journeys/support/accounts.ts';
import { aBride } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';

test('finance adds, edits and assigns a plan; the member has it at once in every window', async ({
  page,
  product,
  openBrowser,
}) => {
  const meera = await aBride(product, 'Meera');
  const [own, plans] = [await openBrowser(), await openBrowser()];
  await signIn(own, meera);
  await own.goto('/myProfile');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(plans, meera);
  await plans.goto('/subscription');
  await expect(plans.getByText('You have no plan at the moment.')).toBeVisible();

  await signIn(page, product.administrator);
  await page.goto('/subscription-management');
  await test.step('adds one', () => add(page, 'Parish'));
  await test.step('edits it', async () => {
    await press(page, 'Edit the plan Parish');
    const dialog = dialogOf(page, 'Edit the plan Parish');
    await dialog.getByRole('button', { name: 'One more: Contact views a day' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(noticesOf(page)).toContainText('Plan updated Successfully!');
  });

  await test.step('assigns it', async () => {
    await openScreen(page, 'Members');
    await page.getByRole('searchbox', { name: /Search by name, member ID/ }).fill(`ITM${meera.id}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: /^Assign a plan to Meera/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Assign a plan to Meera/ });
    await dialog.getByRole('radio', { name: 'Parish' }).click();
    await dialog.getByLabel('Reason').fill('Helps in the parish office.');
    await dialog.getByRole('button', { name: 'Assign Plan' }).click();
    await expect(noticesOf(page)).toContainText('Subscription Activated!');
    await expect(dialog).toHaveCount(0);
    await expect(plans.getByText('Your plan is Parish, until')).toBeVisible();
    await expect(plans.getByText('2 of 2 contact views')).toBeVisible();
    await expect(own.getByText('Plan: Parish')).toBeVisible();
  });

  await test.step('retires it; the member keeps it', async () => {
    await page.goto('/subscription-management');
    await expect(page.getByRole('row', { name: /Parish/ })).toContainText('1 member now');
    await expect(page.getByRole('button', { name: 'Delete the plan Parish' })).toHaveCount(0);
    await press(page, 'Retire the plan Parish');
    await expect(noticesOf(page)).toContainText('Parish is retired. Members who have it keep it.');
    await plans.reload();
    await expect(plans.getByText('Your plan is Parish, until')).toBeVisible();
  });

  await test.step('takes it back', async () => {
    await page.goto(`/user-profileView?userId=${meera.id}`);
    await page.getByRole('button', { name: /^Withdraw the plan Parish/ }).click();
    const dialog = dialogOf(page, 'Withdraw the plan Parish?');
    await dialog.getByLabel('Reason').fill('Meant for somebody else.');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(noticesOf(page)).toContainText('The plan is withdrawn.');
    await expect(page.getByText('Helps in the parish office.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
    await expect(plans.getByText('You have no plan at the moment.')).toBeVisible();
    await expect(own.getByText('Plan: Parish')).toHaveCount(0);
  });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function add(page: Page, name: string): Promise<void> {
  await press(page, 'Add plan');
  const dialog = dialogOf(page, 'Add a plan');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price in rupees, tax included').fill('900');
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
}
