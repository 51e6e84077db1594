import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { aPartner } from '#tests/journeys/support/partners.ts';

const headerHeight = 80;
// Compressed bytes of all scripts, in kilobytes of 1,000 bytes.
const mostOfLanding = 137;
const mostOfDashboard = 230;

test('the menu scrolls to each section, below the fixed header', async ({ page }) => {
  await openLanding(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sections of the page' });
  for (const [name, id] of [
    ['Contact', 'contactUs'],
    ['About us', 'aboutUs'],
    ['Guide', 'ourProcess'],
    ['FAQ', 'faq'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expectBelowHeader(page, id);
  }
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'the menu of a small screen opens, leads to a section, and closes',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 390, height: 844 });
    await openLanding(page);
    const banner = page.getByRole('banner');
    await banner.locator('summary', { hasText: 'Menu' }).click();
    const guide = banner.getByRole('link', { name: 'Guide', exact: true });
    await expect(guide).toBeVisible();
    await expectAccessible(page);
    await guide.click();
    await expect(guide).toBeHidden();
    await expectBelowHeader(page, 'ourProcess');
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero changes its picture every four seconds until it is paused', async ({ page }) => {
    const openedAt = Date.now();
    await page.clock.install({ time: openedAt });
    await openLanding(page);
    // From here on only the test moves the time of the page.
    await page.clock.pauseAt(openedAt + 10 * 60_000);
    const pictures = page
      .getByRole('group', { name: 'Pictures' })
      .getByRole('button', { name: /Show picture/ });
    await expect(pictures).toHaveCount(5);
    const current = page.locator('button[aria-current="true"]');
    const first = Number(/\d/.exec((await current.getAttribute('aria-label')) ?? ''));
    await page.clock.runFor(4_000);
    await expect(current).toHaveAccessibleName(`Show picture ${(first % 5) + 1} of 5`);

    await page
      .getByRole('group', { name: 'Pictures' })
      .getByRole('button', { name: 'Pause the pictures' })
      .click();
    const paused = await current.getAttribute('aria-label');
    await page.mouse.move(700, 890);
    await page.clock.runFor(20_000);
    await expect(current).toHaveAccessibleName(paused ?? '');
    await expect(page.getByRole('button', { name: 'Play the pictures' }).first()).toBeVisible();
  });
});

test('a question of the FAQ opens and closes', async ({ page }) => {
  await openLanding(page);
  const answer = page.getByText('strictly for people who intend to marry and for the families', {
    exact: false,
  });
  await expect(answer).toBeHidden();
  await page.getByText('Is this a dating site?').click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Is this a dating site?').click();
  await expect(answer).toBeHidden();
});

for (const width of [320, 768, 1024]) {
  test(`at ${width} px nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const address of ['/', '/terms', '/?dialog=sign-in', '/?dialog=register']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

/** Waits until smooth scrolling ends, with the section's upper edge below the header. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(headerHeight);
}

test('the script of the landing page has at most 137 KB before a dialog is opened', async ({ page }) => {
  const readKilobytes = countScript(page);
  await openLanding(page);
  expect(await readKilobytes()).toBeLessThanOrEqual(mostOfLanding);
});

test('the script of the dashboard has at most 230 KB', async ({ page, product }) => {
  await aPartner(product, { registration: { gender: 'Male' } });
  await signIn(page, await aPartner(product, { registration: { gender: 'Female' } }));
  const readKilobytes = countScript(page);
  // What a screen fetches ahead comes last.
  const lastScript = page.waitForResponse((response) => response.url().includes('/assets/outcome-dialog'));
  await page.goto('/dashboard');
  await lastScript;
  expect(await readKilobytes()).toBeLessThanOrEqual(mostOfDashboard);
});

/** Counts what travels from now on. Scripts are loaded after the first paint, so the page has to come to rest first. */
function countScript(page: Page): () => Promise<number> {
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    // The sizes of a request are known when it has ended.
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0);
    expect(bytes, 'bytes of script').toBeGreaterThan(50_000);
    return bytes / 1000;
  };
}
