import { expect, type Page } from '@playwright/test';
import { login } from '#contract/accounts/sessions.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { updateSiteSettings } from '#contract/site/site-editing.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { aBride, aGroom } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { askProduct, type Partner } from '#tests/journeys/support/partners.ts';
import type { Product } from '#tests/journeys/support/product.ts';

test('a member pays by reference, finance confirms, and every window has the plan; a refund is shown @phone @gate-desktop', async ({
  page,
  product,
  openBrowser,
}) => {
  const token = await administratorOf(product);
  await askProduct(product, {
    endpoint: updateSiteSettings,
    token,
    body: { upi_payee: 'parish@testbank', upi_name: 'St Thomas Parish' },
  });
  const asha = await aBride(product, 'Asha');
  const profile = await openBrowser();
  await signIn(profile, asha);
  await profile.goto('/myProfile');
  await expect(profile.getByRole('main').getByRole('link', { name: 'Subscription' })).toBeVisible();
  await signIn(page, asha);
  await pay(page, '632145987012');

  const finance = await openBrowser();
  await signIn(finance, product.administrator);
  await finance.goto('/admin-payments');
  await finance.getByRole('link', { name: 'Asha Mathew' }).click();
  await finance.getByRole('button', { name: 'Confirm ₹3,000' }).click();
  await finance.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is confirmed' })).toBeVisible();
  await expect(page.getByText('Your plan is Advance, until')).toBeVisible();
  await expect(page.getByText('6 of 6 contact views')).toBeVisible();
  await expect(profile.getByText('Plan: Advance')).toBeVisible();
  expect((await planOf(product, asha)).contact_limit).toBe(6);
  const groom = await aGroom(product, 'Gopal');
  const other = await openBrowser();
  await signIn(other, groom);
  await other.goto(`/partner-profile/${asha.id}`);
  await expect(other.getByText('Plan: Advance')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the receipt' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-RC-\d\d-\d\d-\d{6}\.pdf$/);

  await refund(finance, 'Paid twice.');
  await expect(page.getByRole('heading', { name: 'Your payment has been refunded' })).toBeVisible();
  await expect(page.getByText('You have no plan at the moment.')).toBeVisible();
  await expect(page.getByText('Reason: Paid twice.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit note CN\// })).toBeVisible();
  await expect(profile.getByRole('main').getByRole('link', { name: 'Subscription' })).toBeVisible();
  expect((await planOf(product, asha)).s_plan_name).toBeNull();
});

/** Buys Advance on the screen, and gives the bank's reference after a reload in the middle. */
async function pay(page: Page, reference: string): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Choose Advance' }).click();
  const card = page.getByRole('article', { name: 'Scan to Pay' });
  await expect(card).toContainText('Total to pay₹3,000');
  await expect(card).toContainText('Contact views a day: 1 now, 6 with this plan.');
  await card.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(card.getByRole('img', { name: /^QR code: pay ₹3,000 to St Thomas Parish/ })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await card.getByRole('textbox', { name: 'Bank reference number (UTR)' }).fill(reference);
  await card.getByRole('button', { name: 'Send the bank reference number' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
}

/** Sends the whole of the open payment back. */
async function refund(finance: Page, reason: string): Promise<void> {
  await finance.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = finance.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Refund ₹3,000' }).click();
}

test('the terms of payment and refund are read without an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Payments and refunds' }).click();
  await expect(page).toHaveURL('/refunds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments and refunds');
  await expect(page.getByRole('heading', { name: 'When you get your money back' })).toBeVisible();
});

/** A session of the owner for calls. */
async function administratorOf(product: Product): Promise<string> {
  const { email, password } = product.administrator;
  const body = { emailOrMobile: email, password };
  return (await askProduct(product, { endpoint: login, body })).data.token;
}

async function planOf(product: Product, { token }: Partner) {
  return (await askProduct(product, { endpoint: showMyPlan, token, body: {} })).data;
}
