import { expect } from '@playwright/test';
import { test } from '#tests/journeys/support/journey.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable and its links work', async ({ page, problems }) => {
    // The browser reports scripts that it must not run.
    problems.expect(/^request: GET .*\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const title of ['About us', 'Real Stories, Real Love', 'Our Process', 'Questions and answers']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByText('Is this a dating site?').click();
    await expect(page.getByText('strictly for people who intend to marry and')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was visited before shows that there is no connection', async ({ page, problems }) => {
    // The offline page has the status 503, which browsers report in different ways.
    problems.expect(/503 .*all-Success-Stories/, /status of 503/, /ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.goto('/all-Success-Stories');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline|connection/i);
    await page.context().setOffline(false);
  });
});
