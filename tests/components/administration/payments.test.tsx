import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  confirmPayment,
  refundPayment,
  rejectPayment,
  searchPayments,
  showPayment,
} from '#contract/payments/admin-payments.ts';
import { exportPayments, showTotals } from '#contract/payments/books.ts';
import { confirmPayments, uploadStatement } from '#contract/payments/reconciliation.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { expectAddress, openScreen, type Screen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { aConfirmedPayment, answerPayments, aPaymentWire, oneDay } from '../support/wire-payment.ts';

const meera = aPaymentWire();
const george = aPaymentWire({
  pay_id: 8,
  u_name: 'George Mathew',
  user_id: 13,
  pay_amount_paise: 300_000,
  pay_currency: 'INR',
  pay_plan_name: 'Advance',
  pay_others: 1,
});

async function openDesk(path: string, prepare: (fake: FakeServer) => void): Promise<Screen> {
  return openScreen(path, { as: administrator, prepare });
}

/** Answers the question that comes before money is confirmed. */
async function agree(title: string, text: string): Promise<void> {
  await expect.element(dialogOf(title)).toHaveTextContent(text);
  await dialogOf(title).getByRole('button', { name: 'Yes, confirm' }).click();
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the list of payments', () => {
  test('shows what waits; a search is among all payments', async () => {
    const screen = await openDesk('/admin-payments', (fake) =>
      answerPayments(fake, { payments: [meera, george] }),
    );
    await expect.element(page.getByRole('link', { name: 'Meera Pillai' })).toBeVisible();
    await expect.element(page.getByText('1 other payment')).toBeVisible();
    expect(screen.server.listCalls(searchPayments).at(-1)).toMatchObject({ status: 'waiting' });
    await page.getByRole('searchbox').fill('₹1,500');
    await expect
      .poll(() => screen.server.listCalls(searchPayments).at(-1))
      .toMatchObject({ search: '₹1,500' });
    expect(screen.server.listCalls(searchPayments).at(-1)).not.toHaveProperty('status');
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Confirmed');
    await expect
      .poll(() => screen.server.listCalls(searchPayments).at(-1))
      .toMatchObject({ status: 'confirmed' });
  });

  test('opens a payment by a press anywhere in its row, and not while a text in it is being marked', async () => {
    await page.viewport(1440, 900);
    const screen = await openDesk('/admin-payments', (fake) =>
      answerPayments(fake, { payments: [meera, george] }),
    );
    const plan = page.getByRole('cell', { name: 'Advance' });
    await expect.element(plan).toBeVisible();
    window.getSelection()?.selectAllChildren(plan.element());
    plan.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expectAddress(screen, '/admin-payments');
    window.getSelection()?.removeAllRanges();
    await plan.click();
    await expectAddress(screen, '/admin-payments?payment=8');
  });

  test('is worked through by keyboard: a key asks first, Enter confirms once, and Cancel confirms nothing', async () => {
    const screen = await openDesk('/admin-payments', (fake) =>
      answerPayments(fake, { payments: [meera, george] }),
    );
    const { server } = screen;
    await expect.element(page.getByRole('link', { name: 'Meera Pillai' })).toBeVisible();
    await userEvent.keyboard('j');
    await expectAddress(screen, '/admin-payments?payment=7');
    await expect.element(page.getByRole('heading', { level: 2, name: '₹1,500' })).toHaveFocus();
    server.answer(confirmPayment, { data: aConfirmedPayment() });
    const release = server.hold(confirmPayment);
    await userEvent.keyboard('aaa');
    const question = dialogOf('Confirm ₹1,500?');
    await expect.element(question).toHaveTextContent('Did Meera Pillai pay ₹1,500 for the plan Basic?');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(server.listCalls(confirmPayment)).toEqual([]);
    await userEvent.keyboard('a');
    await expect.element(question.getByRole('button', { name: 'Yes, confirm' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Confirm ₹1,500')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(notices).toHaveTextContent('Payment confirmed. The plan is active.');
    expect(server.listCalls(confirmPayment)).toEqual([{ pay_id: 7 }]);
    await userEvent.keyboard('j');
    await expectAddress(screen, '/admin-payments?payment=8');
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expectAddress(screen, '/admin-payments');
  });
});

test('the next payment is the one behind that which was decided, and the focus is never lost', async () => {
  const sara = aPaymentWire({ pay_id: 9, u_name: 'Sara Jacob', user_id: 14 });
  const screen = await openDesk('/admin-payments?payment=8', (fake) =>
    answerPayments(fake, { payments: [meera, george, sara] }),
  );
  const { server } = screen;
  const heading = page.getByRole('heading', { level: 2, name: '₹3,000' });
  await button('Reject').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Reject')).toHaveFocus();
  const decided = { ...george, pay_status: 'confirmed', pay_receipt: 'RC/26-27/000042' } as const;
  server.answer(confirmPayment, { data: decided });
  answerPayments(server, { payments: [meera, sara] });
  server.answer(showPayment, { data: { payment: decided, bought: null, others: [] } });
  await button('Confirm ₹3,000').click();
  await agree('Confirm ₹3,000?', 'Did George Mathew pay ₹3,000 for the plan Advance?');
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('j');
  await expectAddress(screen, '/admin-payments?payment=9');
});

describe('a payment', () => {
  test('says what to compare, and warns of another one of the same amount', async () => {
    await openDesk('/admin-payments?payment=7', (fake) =>
      answerPayments(fake, {
        payments: [meera],
        others: [
          {
            pay_id: 5,
            pay_status: 'confirmed',
            pay_plan_name: 'Basic',
            pay_amount_paise: 150_000,
            pay_currency: 'INR',
            pay_started_at: '2026-04-30T08:00:00.000Z',
          },
        ],
      }),
    );
    await expect.element(page.getByRole('heading', { name: 'Has ₹1,500 arrived?' })).toBeVisible();
    await expect.element(page.getByText(/another payment of the same amount/)).toBeVisible();
    await expect.element(page.getByText('Same amount', { exact: true })).toBeVisible();
  });

  test('that was decided in the meantime is said so', async () => {
    const { server } = await openDesk('/admin-payments?payment=7', (fake) =>
      answerPayments(fake, { payments: [meera] }),
    );
    server.refuse(confirmPayment, { code: 'payment_not_open' });
    await button('Confirm ₹1,500').click();
    await agree('Confirm ₹1,500?', 'Did Meera Pillai pay ₹1,500');
    await expectOutcome({
      title: 'The payment was not confirmed',
      text: 'The status of this payment has changed. Look at it again.',
    });
    expect(server.listCalls(confirmPayment)).toHaveLength(1);
  });

  test('is rejected with a common reason that was changed', async () => {
    const { server } = await openDesk('/admin-payments?payment=7', (fake) =>
      answerPayments(fake, { payments: [meera] }),
    );
    server.answer(rejectPayment, { data: aPaymentWire({ pay_status: 'rejected' }) });
    await button('Reject').click();
    await button('Reject the payment').click();
    await expect.element(page.getByText('Enter a reason')).toBeVisible();
    await button(/^We have not found a transfer/).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('We found no transfer. Please call us.');
    await button('Reject the payment').click();
    await expect
      .poll(() => server.listCalls(rejectPayment))
      .toEqual([{ pay_id: 7, reason: 'We found no transfer. Please call us.' }]);
  });

  test('is refunded in part; the dialog says what the member loses', async () => {
    const payment = aConfirmedPayment();
    const { server } = await openDesk('/admin-payments?payment=7', (fake) =>
      answerPayments(fake, { payments: [payment] }),
    );
    await expect.element(button('Receipt RC/26-27/000042')).toBeVisible();
    await button('Refund').click();
    const amount = page.getByRole('textbox', { name: 'Amount in rupees' });
    await expect.element(amount).toHaveValue('1500');
    await expect.element(page.getByText('The member will lose the rest of the plan at once.')).toBeVisible();
    await amount.fill('2000');
    await expect.element(page.getByText(/up to ₹1,500/)).toBeVisible();
    await amount.fill('250.50');
    await expect
      .element(page.getByText(/will lose 30 days of the plan, which will then end on/))
      .toBeVisible();
    await expectAccessible();
    await button('Refund ₹250.50').click();
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await button('The member paid twice.').click();
    server.answer(refundPayment, { data: payment });
    await button('Refund ₹250.50').click();
    await expect
      .poll(() => server.listCalls(refundPayment))
      .toEqual([{ pay_id: 7, refunded_paise: 0, amount_paise: 25_050, reason: 'The member paid twice.' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a bank statement', () => {
  const line = { sl_date: '2026-05-01', sl_text: 'UPI/412345678901/MEERA', sl_amount_paise: 150_000 };
  const lines = [
    { ...line, sl_row: 5, sl_reference: '412345678901', sl_outcome: 'exact', payment: meera },
    { ...line, sl_row: 6, sl_reference: '412345678902', sl_outcome: 'amount_differs', payment: george },
    { ...line, sl_row: 7, sl_reference: null, sl_outcome: 'unknown', payment: null },
  ] as const;

  const choose = async (fake: FakeServer) => {
    fake.answer(uploadStatement, {
      data: { lines: [...lines], debits: 2, unread: 1, waiting_elsewhere: 3 },
    });
    await userEvent.upload(
      page.getByLabelText('Choose a CSV file').last(),
      new File(['Date,Narration,Credit'], 'statement.csv', { type: 'text/csv' }),
    );
  };

  test('proposes exact matches, and confirms what is chosen', async () => {
    const { server } = await openDesk('/admin-payments/statement', () => undefined);
    await choose(server);
    const box = page.getByRole('checkbox', { name: 'Confirm Meera Pillai’s payment of ₹1,500' });
    await expect.element(box).toBeChecked();
    await expect.element(page.getByText('Expected ₹3,000')).toBeVisible();
    await expect.element(page.getByText('3 waiting payments are not in this statement.')).toBeVisible();
    await expectAccessible();
    await box.click();
    await expect.element(button('Confirm 0 payments')).toBeDisabled();
    await box.click();
    server.answer(confirmPayments, { data: [{ pay_id: 7, is_confirmed: true, message: null }] });
    await button('Confirm 1 payment').click();
    await agree('Confirm 1 payment?', '₹1,500 in total.');
    await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible();
    expect(server.listCalls(confirmPayments)).toEqual([
      { payments: [{ pay_id: 7, reference: '412345678901' }] },
    ]);
    await expect.element(box).toBeDisabled();
    await expect.element(page.getByRole('region', { name: 'Credits of the statement' })).toHaveFocus();
  });

  test('says how many rows were not read, also when it is none', async () => {
    const { server } = await openDesk('/admin-payments/statement', () => undefined);
    await choose(server);
    await expect.element(page.getByText('1 row has an amount or date that cannot be read')).toBeVisible();
    server.answer(uploadStatement, {
      data: { lines: [...lines], debits: 2, unread: 0, waiting_elsewhere: 0 },
    });
    await userEvent.upload(page.getByLabelText('Choose a CSV file').last(), new File(['b'], 'b.csv'));
    await expect.element(page.getByText('Every row was read.')).toBeVisible();
  });

  test('that cannot be read says why', async () => {
    const { server } = await openDesk('/admin-payments/statement', () => undefined);
    server.refuse(uploadStatement, { code: 'statement_without_columns' });
    await userEvent.upload(page.getByLabelText('Choose a CSV file').last(), new File(['a'], 'a.csv'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('No table was found in this file.');
  });
});

describe('the totals', () => {
  test('are those of the chosen days', async () => {
    const { server } = await openDesk('/admin-payments/totals', (fake) =>
      fake.answer(showTotals, {
        data: oneDay,
      }),
    );
    await expect.element(page.getByText('₹4,249.50').first()).toBeVisible();
    await expect.element(button('Export')).toBeVisible();
    expect(exportPayments.needsProof).toBe(true);
    await page.getByLabelText('First day').fill('2026-04-01');
    await page.getByLabelText('Last day').fill('2026-04-30');
    await expect
      .poll(() => server.listCalls(showTotals).at(-1))
      .toEqual({ from: '2026-04-01', to: '2026-04-30' });
  });
});
