import { expect, type Locator, type Page } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { holdUndo, noticesOf } from '#tests/journeys/support/notices.ts';
import { fillUntilFaith } from '#tests/journeys/support/registration.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('an administrator adds, renames, moves and retires communities, and the registration offers them', async ({
  page,
  product,
  openBrowser,
}) => {
  await openCommunities(page, product.administrator);

  await test.step('adds one', async () => {
    await page.getByRole('button', { name: 'Add a value' }).click();
    const dialog = dialogOf(page, 'Add a value: Community');
    await dialog.getByRole('button', { name: 'Add a value' }).click();
    await expect(dialog.getByText('Enter a label')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Label in English').fill('Kuki');
    await dialog.getByRole('button', { name: 'Add a value' }).click();
    await expect(noticesOf(page)).toContainText('“Kuki” is now in the list.');
    await expect(rowOf(page, 'Kuki')).toContainText('christian-kuki');
  });

  await test.step('renames it', async () => {
    await page.getByRole('button', { name: 'Edit Kuki', exact: true }).click();
    const dialog = dialogOf(page, 'Edit “Kuki”');
    await dialog.getByLabel('Label in English').fill('Kuki-Zo');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, 'Kuki-Zo')).toContainText('christian-kuki');
  });

  await test.step('moves it with the keyboard, one place and to the top', async () => {
    const last = await placeOf(page, 'Kuki-Zo');
    const up = page.getByRole('button', { name: 'Move Kuki-Zo up' });
    await up.press('Enter');
    await expect.poll(() => placeOf(page, 'Kuki-Zo')).toBe(last - 1);
    await expect(up).toBeFocused();
    await page.getByRole('button', { name: 'Edit Kuki-Zo' }).press('Enter');
    const dialog = dialogOf(page, 'Edit “Kuki-Zo”');
    await dialog.getByLabel('Position').fill('1');
    await dialog.getByLabel('Position').press('Enter');
    await expect.poll(() => placeOf(page, 'Kuki-Zo')).toBe(1);
  });

  await test.step('retires one and offers it again, and retires another', async () => {
    await page.getByRole('button', { name: 'Retire Goan' }).click();
    const undo = await holdUndo(page, '“Goan” is no longer offered.');
    await expect(rowOf(page, 'Goan')).toContainText('Retired');
    await undo.click();
    await expect(rowOf(page, 'Goan')).toContainText('Active');
    await page.getByRole('button', { name: 'Retire Convert' }).click();
    await expect(rowOf(page, 'Convert')).toContainText('Retired');
    await expectAccessible(page);
  });

  await test.step('sees the same list after a reload', async () => {
    await page.reload();
    await expect(rowOf(page, 'Convert')).toContainText('Retired');
    expect(await placeOf(page, 'Kuki-Zo')).toBe(1);
    await expect(page).toHaveURL('/admin-choices?list=community&parent=christian');
  });

  await test.step('visitors see the same', async () => {
    const visitor = await openBrowser();
    // The answer with the lists may be cached for some seconds.
    await expect.poll(async () => (await visitor.request.get('/api/choices')).text()).toContain('Kuki-Zo');
    await visitor.goto('/?dialog=register');
    const dialog = await fillUntilFaith(visitor, aRegistration());
    await dialog.getByRole('radio', { name: 'Christian', exact: true }).check();
    await dialog.getByLabel('Community or denomination').click();
    const options = dialog.getByRole('listbox', { name: 'Communities' }).getByRole('option');
    // Behind the churches.
    await expect(options.filter({ hasText: /^(?:Kuki-Zo|Nadar|Goan)$/ }).first()).toHaveText('Kuki-Zo');
    await expect(options.filter({ hasText: 'Goan' })).toHaveCount(1);
    await expect(options.filter({ hasText: 'Convert' })).toHaveCount(0);
    await expect(options.last()).toHaveText('Prefer not to say');
  });
});

test('a visitor types a religion that is not in the list, and sees it again', async ({ page }) => {
  await page.goto('/?dialog=register');
  const dialog = await fillUntilFaith(page, aRegistration());
  const written = dialog.getByLabel('Please type the religion');
  await expect(written).toBeHidden();
  await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
  await written.fill('Our own way');
  const community = dialog.getByLabel('Community', { exact: true });
  await community.fill('Prefer not to say');
  await expectAccessible(page);

  await page.reload();
  await expect(written).toHaveValue('Our own way');
  await expect(community).toHaveValue('Prefer not to say');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Step 4 of 4')).toBeVisible();
});

async function openCommunities(
  page: Page,
  administrator: { email: string; password: string },
): Promise<void> {
  await signIn(page, administrator);
  await page.goto('/admin-choices');
  await page.getByLabel('List', { exact: true }).selectOption('Community');
  await page.getByLabel('Religion', { exact: true }).selectOption('Christian');
  await expect(rowOf(page, 'Anglo-Indian')).toBeVisible();
}

function rowOf(page: Page, label: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
}

async function placeOf(page: Page, label: string): Promise<number> {
  return Number(await rowOf(page, label).getByRole('cell').first().textContent());
}
