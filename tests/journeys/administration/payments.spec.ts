import { expect, type Page } from '@playwright/test';
import type { Payment } from '#server/features/payments/payments.repository.ts';
import { aPayment } from '#tests/factories/a-payment.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { aStatementOf40 } from '#tests/factories/a-statement.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { addMember } from '#tests/journeys/support/members.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import type { Product } from '#tests/journeys/support/product.ts';

/** Payments that wait, each of another member. */
async function addPayments({ store }: Product, names: readonly string[]): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (const firstname of names) {
    const accountId = await addMember(store, aRegistration({ firstname, lastname: 'Payer' }));
    payments.push(await aPayment({ context: store }, { accountId }));
  }
  return payments;
}

const status = (page: Page) => page.getByRole('article');

test('finance confirms a payment by keyboard in one window, and another window shows it; then it is refunded', async ({
  page,
  product,
  openBrowser,
}) => {
  const [payment] = await addPayments(product, ['Kurien']);
  await signIn(page, product.administrator);
  await page.goto(`/admin-payments?search=${payment?.bankReference}`);
  await page.getByRole('link', { name: 'Kurien Payer' }).click();
  const colleague = await openBrowser();
  await signIn(colleague, product.administrator);
  await colleague.goto(page.url());
  await expect(colleague.getByRole('button', { name: 'Confirm ₹1,500' })).toBeVisible();

  await expect(page.getByRole('heading', { level: 2, name: '₹1,500' })).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Yes, confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page).getByRole('button', { name: /^Receipt RC\// })).toBeVisible();
  await expect(status(colleague).getByRole('button', { name: /^Receipt RC\// })).toBeVisible();

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  await dialog.getByRole('textbox', { name: 'Amount in rupees' }).fill('500');
  await expect(dialog).toContainText(/The member will lose 6\d days of the plan/);
  await dialog.getByRole('button', { name: 'The member asked for the money back.' }).click();
  await dialog.getByRole('button', { name: 'Refund ₹500' }).click();
  await expect(status(page)).toContainText(/Credit note CN\/.*\(₹500\)/);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount in rupees' })).toHaveValue('1000');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The rest, too.');
  await dialog.getByRole('button', { name: 'Refund ₹1,000' }).click();
  await expect(status(page)).toContainText('Refunded');
  await expect(status(colleague)).toContainText('Refunded');
});

test('a bank statement of 40 rows confirms what is right, and stops at three wrong amounts and a doubled reference', async ({
  page,
  product,
}) => {
  const names = ['Asha', 'Binu', 'Cyril', 'Deepa', 'Elsa', 'Femi', 'Gigi', 'Hari', 'Indu', 'Jomon'];
  const payments = await addPayments(product, names);
  await signIn(page, product.administrator);
  await page.goto('/admin-payments');
  await page.getByRole('link', { name: 'Bank statement' }).click();
  const buffer = Buffer.from(aStatementOf40(payments));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
  const table = page.getByRole('table', { name: 'Credits of the statement' });
  await expect(table.getByText('Amount differs')).toHaveCount(3);
  await expect(table.getByText('Same reference twice')).toHaveCount(2);
  await expect(table.getByRole('checkbox')).toHaveCount(6);

  await table.getByRole('checkbox', { name: /Jomon Payer/ }).uncheck();
  await page.getByRole('button', { name: 'Confirm 5 payments' }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  const notices = noticesOf(page);
  await expect(notices.getByText('5 payments are confirmed.')).toBeVisible();
  await expect(table.getByText('Confirmed', { exact: true })).toHaveCount(5);

  // Three of wrong amounts, the doubled one, and the one that was taken out still wait.
  await page.goto('/admin-payments?search=Payer&status=waiting');
  for (const name of ['Asha', 'Binu', 'Cyril', 'Deepa', 'Jomon'])
    await expect(page.getByRole('link', { name: `${name} Payer` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elsa Payer' })).toHaveCount(0);

  await page.goto('/admin-payments/totals');
  await expect(page.getByRole('table', { name: 'By day' })).toContainText('₹');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Yes, export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^payments-.*\.csv$/);
});
