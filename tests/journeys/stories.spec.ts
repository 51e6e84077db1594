import { expect, type Page } from '@playwright/test';
import { insertStory } from '#server/features/stories/stories.repository.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import type { Product } from '#tests/journeys/support/product.ts';

const ending = 'And so it ends.';

/** Adds approved stories of a place that no other journey has. */
async function addStories({ store }: Product, count: number): Promise<{ place: string; lastId: number }> {
  const place = `Kochi ${crypto.randomUUID().slice(0, 8)}`;
  let lastId = 0;
  for (let number = count; number > 0; number -= 1) {
    const { id } = await insertStory(store.database, {
      status: 'approved',
      image: '/art/story-1.webp',
      story: `${'We met in spring and wrote to each other every evening. '.repeat(4)}\n\n${ending}`,
      place,
      weddingDate: `2026-02-${String(number).padStart(2, '0')}`,
      brideFirstName: `Asha ${number}`,
      brideLastName: 'Menon',
      groomFirstName: 'Joseph',
      groomLastName: 'Varghese',
      createdAt: store.now(),
    });
    lastId = id;
  }
  return { place, lastId };
}

/** Searches for a place, turns the page, and reads the last story. */
async function readLastOf(page: Page, place: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name or place' }).fill(place);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(`13 stories for “${place}”`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByText(ending)).toHaveCount(0);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: /^Read more/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha 1 & Joseph' })).toBeVisible();
  await expect(page.getByRole('article').getByText('February 2026', { exact: true })).toBeVisible();
  await expect(page.getByText('Varghese')).toHaveCount(0);
  await expect(page.getByText(place)).toBeVisible();
  await expect(page.getByText(ending)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stories are searched, turned over and read @phone', async ({ page, product, problems }) => {
    // The browser reports scripts that it must not run.
    problems.expect(/^request: GET .*\.js csp$/);
    const { place } = await addStories(product, 13);
    await page.goto('/');
    await page.getByRole('link', { name: 'See all stories & add your story' }).click();
    await readLastOf(page, place);
    await expect(page.getByRole('button', { name: 'Share this story' })).toBeHidden();
    await page.getByRole('article').getByRole('link', { name: 'Add your Story' }).click();
    await expect(page).toHaveURL('/add-New-success-Story');
  });
});

test('stories are found, read, reloaded and shared @phone', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { place, lastId } = await addStories(product, 13);
  await openLanding(page);
  await page.getByRole('link', { name: 'See all stories & add your story' }).click();
  await readLastOf(page, place);
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(page.getByText('The link is copied.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${product.address}/view-success-story?id=${lastId}`);

  await page.goto(copied);
  await expect(page.getByText(ending)).toBeVisible();
  await expect(page).toHaveTitle(/^Asha 1 & Joseph: a success story · /);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', `${product.address}/art/og.jpg`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', copied);

  // Another one of the strip opens over it, and the way back is the same.
  const others = page.getByRole('region', { name: 'More stories' });
  await others
    .getByRole('link', { name: /^Read more/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(copied);
  await expect(page.getByText(ending)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha 1 & Joseph' })).toBeVisible();
});

test('a story that is not shown any more has a page that says so, and leads to the others', async ({
  page,
  problems,
}) => {
  problems.expect(/404 .*view-success-story/, /status of 404/);
  const answer = await page.goto('/view-success-story?id=999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This story is not here');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All success stories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success stories');
});
