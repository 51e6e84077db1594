import { expect } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { aLogo } from '#tests/factories/a-logo.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';

const teal = 'rgb(15, 110, 132)';

test('an owner changes name, accent and logo, visitors see them, and takes them back', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product.administrator);
  await page.goto('/admin-site');
  await page.getByLabel('Name', { exact: true }).fill('Kalyana');
  await page.getByLabel('Accent colour', { exact: true }).fill('#0F6E84');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(noticesOf(page).getByText('The settings are saved')).toBeVisible();
  // The frame of the area follows without a reload.
  await expect(page.getByText('Kalyana', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const visitors = await browser.newContext({ baseURL: product.address });
  const visitor = await visitors.newPage();
  await visitor.goto('/terms');
  await expect(visitor.getByRole('banner').getByText('Kalyana')).toBeVisible();
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCSS(
    'background-color',
    teal,
  );
  await expectAccessible(visitor);
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(visitor);

  const logo = page.getByRole('group', { name: 'Logo' });
  const buffer = await aLogo({ colour: '#0F6E84' });
  const picker = logo.locator('input[type=file]');
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await logo.getByRole('button', { name: 'Use this logo' }).click();
  await expect(logo.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('banner').getByRole('img', { name: 'Kalyana' })).toBeVisible({
      timeout: scaleLimit(1000),
    });
  }).toPass();
  const icon = visitor.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', /^\/logo\/[\w-]{24}\/tab-48\.png$/);
  await expectAccessible(visitor);
  await visitors.close();
  await logo.getByRole('button', { name: 'Remove logo' }).click();
  await dialogOf(page, 'Remove the logo?').getByRole('button', { name: 'Remove logo' }).click();
  await expect(logo.getByRole('button', { name: 'Choose a picture' })).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('InTandem');
  await page.getByLabel('Accent colour', { exact: true }).fill('#8E1F4B');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('InTandem', { exact: true }).first()).toBeVisible();
});

test('an owner publishes the terms, and visitors read the earlier version too', async ({ page, product }) => {
  await signIn(page, product.administrator);
  await page.goto('/admin-site?section=pages');
  await page.getByLabel('Text', { exact: true }).fill('## Our rules\nWelcome to {site}.');
  await page.getByLabel('Version', { exact: true }).fill('J2');
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await expect(noticesOf(page).getByText('The page is published')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Our rules' })).toBeVisible();
  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await expect(page.getByText('It no longer applies')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our rules' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('It no longer applies')).toBeVisible();
  await expectAccessible(page);
  // The text of the product again, for the journeys after this one.
  await page.goto('/admin-site?section=pages');
  await page.getByRole('button', { name: 'Start from the standard text' }).click();
  await page.getByLabel('Version', { exact: true }).fill('J3');
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await expect(noticesOf(page).getByText('The page is published')).toBeVisible();
});
