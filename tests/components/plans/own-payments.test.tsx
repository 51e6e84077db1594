import { expect, test } from 'vitest';
import { confirmed, main, openPlans, started } from '../support/plans.ts';

test('the own payments with their reasons, receipts and credit notes', async () => {
  await openPlans({
    payments: [
      {
        ...confirmed,
        pay_id: 9,
        pay_refunded_paise: 100_050,
        pay_reason: 'Paid too much',
        pay_credit_notes: [{ rc_id: 4, rc_number: 'CN/26-27/000007', rc_amount_paise: 100_050 }],
      },
      { ...started, pay_id: 4, pay_status: 'expired' },
    ],
  });
  const payments = main.getByRole('region', { name: 'Your payments' }).getByRole('listitem');
  await expect.element(payments.first()).toHaveTextContent('Confirmed₹3,000Confirmed on 22 November 2026');
  await expect.element(payments.first()).toHaveTextContent('Our reference ITM7K4PX9 · bank reference number');
  await expect.element(payments.first()).toHaveTextContent('Reason: Paid too much');
  await expect.element(payments.first()).toHaveTextContent('₹1,000.50 of it has been refunded.');
  await expect.element(main.getByRole('button', { name: 'Credit note CN/26-27/000007' })).toBeVisible();
  await expect.element(payments.nth(1)).toHaveTextContent('Expired');
});
