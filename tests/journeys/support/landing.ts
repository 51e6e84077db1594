import { expect, type Page } from '@playwright/test';

/**
 * Opens the landing page and waits until its script has hydrated it. Until then links work as plain HTML, and the enquiry cannot
 * be sent.
 */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('#contactUs button[type="submit"]')).toBeAttached();
}
