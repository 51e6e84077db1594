import { expect, type Page } from '@playwright/test';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { aBride, aGroom, interestOf } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';

const barOf = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline\. \S/ });

type Box = { x: number; y: number; width: number; height: number };

const doOverlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Waits until the bar lies over nothing that sticks to the bottom of the screen. */
async function expectNoOverlap(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const bar = await barOf(page).boundingBox();
      const fixed = await page.locator('[data-action-bar]:visible').all();
      const boxes = await Promise.all(fixed.map((one) => one.boundingBox()));
      return bar !== null && boxes.every((box) => box === null || !doOverlap(bar, box));
    })
    .toBe(true);
}

test('what is pressed without a network waits above the buttons, and is sent when it is back @phone @gate-phone', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const [asha, thomas] = [await aBride(product, 'Asha'), await aGroom(product, 'Thomas')];
  await interestOf(product, { from: thomas, to: asha, message: 'Greetings from Kochi' });
  await signIn(page, asha);

  await page.goto(`/partner-profile/${thomas.id}`);
  const actions = page.getByRole('group', { name: 'Actions' });
  const heart = actions.getByRole('button', { name: 'Shortlist Thomas Kurian' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await expect(barOf(page)).toBeVisible();
  await expectNoOverlap(page);
  await heart.click();
  await expect(barOf(page)).toContainText('1 action is waiting to be sent.');
  await expectNoOverlap(page);
  await context.setOffline(false);
  await expect(barOf(page)).toBeHidden();
  await page.goto('/shortlisted');
  await expect(page.getByText('1 profile on your shortlist.')).toBeVisible();

  await page.goto('/inbox');
  await expect(page.getByRole('button', { name: 'Accept the interest of Thomas Kurian' })).toBeVisible();
  await context.setOffline(true);
  await expect(barOf(page)).toBeVisible();
  await expectNoOverlap(page);
  await page.getByRole('button', { name: 'Accept the interest of Thomas Kurian' }).click();
  await expect(page.getByRole('button', { name: /^Accept · waiting/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Message Thomas Kurian')).toBeVisible();

  await page.goto('/welcome/photo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(barOf(page)).toBeVisible();
  await expectNoOverlap(page);
  await context.setOffline(false);
  await expect(barOf(page)).toBeHidden();
});
