import { expect, type Page } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aPicture } from '#tests/factories/a-picture.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';

test('banners are uploaded, moved, switched off and deleted, and the landing page follows at once @phone', async ({
  page,
  product,
  openBrowser,
  isMobile,
}) => {
  const visitor = await openBrowser();
  await signIn(page, product.administrator);
  await page.goto('/banner-settings');
  const goHome = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
  };

  await test.step('without banners there are the drawn pictures', async () => {
    await expect(page.getByText('No banner is shown now')).toBeVisible();
    await expectAccessible(page);
    await goHome();
    await expect(lastDot(page, 5)).toBeVisible();
    await page.goBack();
  });

  await test.step('an uploaded one is on the landing page, in this window and in others', async () => {
    await upload(page, 'jpeg');
    await goHome();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(lastDot(page, 5)).toBeHidden();
    await openLanding(visitor);
    expect(await shownFile(visitor)).toMatch(/^\/photos\/[\w-]{24}\/(wide|tall)-\d+\.avif$/);
    await expectAccessible(visitor);
    await page.goBack();
  });

  await test.step('it gets a text and a link', async () => {
    await page.getByRole('button', { name: 'Banner 1, Shown now' }).click();
    await page.getByRole('button', { name: 'Edit Banner 1' }).click();
    const dialog = dialogOf(page, 'Edit banner 1');
    await dialog.getByRole('slider', { name: 'Focus point' }).press('Shift+ArrowRight');
    await dialog.getByLabel('Alternative text').fill('Plans for every family');
    await dialog.getByLabel('Link').fill('/terms');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const before = await shownFile(visitor);
    await visitor.reload();
    await expect(visitor.getByRole('img', { name: 'Plans for every family' })).toBeVisible();
    expect(await shownFile(visitor)).not.toBe(before);
    await visitor.getByRole('link', { name: 'Learn more about: Plans for every family' }).click();
    await expect(visitor).toHaveURL('/terms');
  });

  await test.step('a second one is moved before it, by a button and by dragging', async () => {
    await upload(page, 'webp');
    await page.getByRole('button', { name: 'Move Banner 2 earlier' }).click();
    await expect(
      page.getByRole('button', { name: 'Banner 2: Plans for every family, Shown now' }),
    ).toBeVisible();
    await expectAccessible(page);
    await visitor.goto('/');
    await expect(lastDot(visitor, 2)).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'Plans for every family' })).toBeHidden();
    await drag(page, { from: 1, to: 0 });
    await expect(
      page.getByRole('button', { name: 'Banner 1: Plans for every family, Shown now' }),
    ).toBeVisible();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('img', { name: 'Plans for every family' })).toBeVisible({
        timeout: scaleLimit(2000),
      });
    }).toPass();
  });

  await test.step('one is switched off, and both are deleted', async () => {
    await page.getByRole('listitem').getByRole('button', { name: 'Deactivate Banner 2' }).click();
    await expect(page.getByRole('button', { name: 'Banner 2, Inactive' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('img', { name: 'Plans for every family' })).toBeVisible();
    await expect(lastDot(visitor, 2)).toBeHidden();
    for (const name of ['Delete Banner 2', /^Delete Banner 1/]) {
      await page.getByRole('listitem').getByRole('button', { name }).click();
      await dialogOf(page, 'Are you sure?').getByRole('button', { name: 'Yes, delete it!' }).click();
    }
    await goHome();
    await expect(lastDot(page, 5)).toBeVisible();
    await visitor.reload();
    await expect(lastDot(visitor, 5)).toBeVisible();
  });
});

const lastDot = (page: Page, count: number) =>
  page.getByRole('button', { name: `Show picture ${count} of ${count}` });

async function upload(page: Page, format: 'jpeg' | 'webp'): Promise<void> {
  await page.getByRole('button', { name: 'Add Banner' }).click();
  const dialog = dialogOf(page, 'Upload New Banner');
  await expect(dialog.getByText('No image selected')).toBeVisible();
  const buffer = await aPicture({ width: 1600, height: 1000, format });
  const file = { name: `banner.${format}`, mimeType: `image/${format}`, buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('img', { name: `Preview of ${file.name}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload Banner' }).click();
}

/** The path of the picture that the hero shows first, once it has loaded. */
async function shownFile(page: Page): Promise<string> {
  const picture = page.locator('#home img').first();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
  const address = await picture.evaluate((image) =>
    image instanceof HTMLImageElement ? image.currentSrc : '',
  );
  return new URL(address).pathname;
}

/** Drags a banner onto another one, and once more where the page moved meanwhile: by its handle on a phone, by its picture elsewhere. */
async function drag(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const handle = page.locator(`[data-place="${from}"] [data-handle]`);
  const thumbnail = page.locator(`[data-place="${from}"] [data-draggable]`);
  await expect(async () => {
    await page.mouse.up();
    await ((await handle.isVisible()) ? handle : thumbnail).hover();
    await page.mouse.down();
    await page.locator(`[data-place="${to}"] [data-draggable]`).hover({ force: true });
    await expect(page.locator(`[data-place="${to}"]`)).toHaveAttribute('data-over', 'true', {
      timeout: scaleLimit(3000),
    });
  }).toPass();
  await page.mouse.up();
}
