import { expect, type Page } from '@playwright/test';

/**
 * Opens the landing page and waits until its script has taken over what the server drew. Until then links work as
 * plain HTML does, and the enquiry cannot be sent.
 */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('#contactUs button[type="submit"]')).toBeAttached();
}
