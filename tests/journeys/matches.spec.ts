import { expect, type Page } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { findCrowd } from '#tests/journeys/support/crowd.ts';
import { aPartner } from '#tests/journeys/support/partners.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { expectNoShifts, watchShifts } from '#tests/journeys/support/shifts.ts';
import { test } from '#tests/journeys/support/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').locator('output');
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Signs in a bride whose matches are the crowd, and opens one of the screens of matches. */
type Opened = { product: Product; path?: string; wishes?: Record<string, string> };

async function openMatches(page: Page, { product, path = '/myMatch', wishes }: Opened) {
  const { religion, grooms } = await findCrowd(product);
  const preference = { religion, must_have: 'religion', age: '18-25', ...wishes };
  const bride = await aPartner(product, { preference });
  await watchShifts(page);
  await signIn(page, bride);
  await page.goto(path);
  return grooms;
}

/** The first page, and on a high screen the second one, which loads by itself when the end of the first one is near. */
async function expectFirstPages(page: Page): Promise<void> {
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(12);
}

/** Scrolls as a person does, until so many cards are shown. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards(page).count()).toBe(count);
  }).toPass();
}

test('a long list loads page by page and restores its position @phone @gate-phone', async ({
  page,
  product,
}) => {
  await openMatches(page, { product });
  await expect(found(page)).toHaveText(
    '40 members fit, fully or in part. They meet your must-haves, and you meet theirs.',
  );
  await expectFirstPages(page);

  // Two pages load automatically; the next one on a press, so that the footer can be reached.
  await scrollUntil(page, 36);
  const viewMore = page.getByRole('button', { name: 'View more' });
  await viewMore.scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(36);
  await viewMore.press('Enter');
  await expect(cards(page)).toHaveCount(40);
  await expect(cards(page).nth(36).getByRole('link').first()).toBeFocused();
  await expect(page.getByText('That is all.')).toBeVisible();
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

test('More Matches lists members who miss more than half of the wishes, and who are not in My Match', async ({
  page,
  product,
}) => {
  // Age, mother tongue and diet weigh more than the religion.
  const wishes = { mother_tongue: 'Malayalam', diet: 'Non Veg' };
  await openMatches(page, { product, path: '/moreMatch', wishes });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Matches');
  await expect(
    page.getByText('40 more members fit less. They meet your must-haves, and you meet theirs.'),
  ).toBeVisible();
  await expectFirstPages(page);
  await expectNoShifts(page);
});

test('the list of the day stays the same all day @phone', async ({ page, product }) => {
  await openMatches(page, { product, path: '/todaysMatch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today’s Match');
  await expect(found(page)).toHaveText(
    /^(?:We found [1-9]\d* new profiles? matching your preference|[1-9]\d* new profiles? for you today)$/,
  );
  const names = await cards(page).getByRole('heading').allTextContents();
  await expectNoShifts(page);
  await page.goto('/todaysMatch');
  await expect(cards(page).getByRole('heading')).toHaveText(names);
});
