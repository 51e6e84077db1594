import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { findCrowd } from '#tests/journeys/support/crowd.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { aPartner } from '#tests/journeys/support/partners.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { expectNoShifts, watchShifts } from '#tests/journeys/support/shifts.ts';
import { test } from '#tests/journeys/support/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').locator('output');
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Signs in a bride whose matches are the crowd, and opens one of the screens of matches. */
async function openMatches(page: Page, { product, path = '/myMatch' }: { product: Product; path?: string }) {
  const { religion, grooms } = await findCrowd(product);
  const preference = { religion, must_have: 'religion', age: '18-25' };
  const bride = await aPartner(product, { preference });
  await watchShifts(page);
  await signIn(page, bride);
  await page.goto(path);
  return grooms;
}

/** Scrolls as a person does, until so many cards are shown. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards(page).count()).toBe(count);
  }).toPass();
}

test('a long list loads page by page and restores its position @phone', async ({ page, product }) => {
  await openMatches(page, { product });
  await expect(found(page)).toHaveText('we found 40 new profiles matching your preferance');
  await expect(cards(page)).toHaveCount(12);
  await expectAccessible(page);

  // Two pages load automatically; the next one on a press, so that the footer can be reached.
  await scrollUntil(page, 36);
  const viewMore = page.getByRole('button', { name: 'View more' });
  await viewMore.scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(36);
  await viewMore.press('Enter');
  await expect(cards(page)).toHaveCount(40);
  await expect(cards(page).nth(36).getByRole('link').first()).toBeFocused();
  await expect(page.getByText('You have seen everything.')).toBeVisible();
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(names).size, 'no card twice').toBe(40);

  const card = cards(page).nth(30);
  await card.getByRole('link').first().scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(1000);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/partner-profile\/\d+\?from=myMatch$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => placeOf(page)).toBe(place);
  await expect(card.getByRole('link').first()).toBeFocused();
  await expectNoShifts(page);

  await page.reload();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => placeOf(page)).toBe(place);
  await expectNoShifts(page);
});

test('the heart adds a partner to the shortlist and removes them', async ({ page, product }) => {
  await openMatches(page, { product });
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Shortlist / });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(noticesOf(page)).toContainText('Shortlisted Successfully! Check your shortlist for updates');
  await expectAccessible(page);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(noticesOf(page)).toContainText('Removed from Shortlist!');
  await noticesOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(noticesOf(page)).toContainText('Shortlisted Successfully!');
});

test('the chip shows criterion by criterion how two members fit @phone', async ({ page, product }) => {
  await openMatches(page, { product });
  const chip = cards(page)
    .first()
    .getByRole('button', { name: /^1 of 2/ });
  await chip.press('Enter');
  const reasons = page.getByRole('dialog', { name: /^1 of 2/ });
  await expect(reasons).toContainText('Of a religion you wish for must have');
  await expect(reasons).toContainText('Outside your age range');
  await expect(reasons).toContainText('has not stated anything, so everything is open.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reasons).toBeHidden();
  await expect(chip).toBeFocused();
});

test('More Matches lists members who miss a criterion that is no must-have', async ({ page, product }) => {
  await openMatches(page, { product, path: '/moreMatch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Matches');
  await expect(page.getByText('we found 40 profiles that miss only a part of your preference')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expectAccessible(page);
  await expectNoShifts(page);
});

test('Todays Match stays the same all day @phone', async ({ page, product }) => {
  await openMatches(page, { product, path: '/todaysMatch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todays Match');
  await expect(found(page)).toHaveText(/^we found [1-9]\d* new profiles? matching your preferance$/);
  const names = await cards(page).getByRole('heading').allTextContents();
  await expectAccessible(page);
  await expectNoShifts(page);
  await page.goto('/todaysMatch');
  await expect(cards(page).getByRole('heading')).toHaveText(names);
});
